/* Text: what goes into HTML is escaped here, and only here; slots, particles and plurals are filled. */
const LANGS = ["ko", "ja", "en"];
const LANG_NAMES = { ko: "한국어", ja: "日本語", en: "English" };

const esc = text => String(text).replace(/[&<>"']/g, c => `&#${c.charCodeAt(0)};`);

/* html`<p>${text}</p>` escapes every value, except what html`` itself has made. Lists are joined, null is nothing. */
class Html { constructor(text) { this.text = text; } }
const raw = text => new Html(text);
const shown = v => v instanceof Html ? v.text : Array.isArray(v) ? v.map(shown).join("") : v === null || v === undefined ? "" : esc(v);
const html = (parts, ...values) => raw(parts.reduce((all, part, i) => all + shown(values[i - 1]) + part));

/* Does a word end in a consonant, read aloud in Korean? Returns "", "ㄹ" or "closed". Digits are read as in Sino-Korean. */
function ending(word) {
  const last = [...String(word)].filter(c => /[\p{L}\p{N}]/u.test(c)).pop() ?? "";
  if (/[0-9]/.test(last)) return "178".includes(last) ? "ㄹ" : "036".includes(last) ? "closed" : "";
  if (/[a-z]/i.test(last)) return /l/i.test(last) || /^r$/i.test(word) ? "ㄹ" : /[mn]/i.test(last) ? "closed" : "";
  const code = last.charCodeAt(0) - 0xac00;
  if (!(code >= 0 && code < 11172)) return "";
  return code % 28 === 8 ? "ㄹ" : code % 28 ? "closed" : "";
}

/* josa("버섯", "을/를") → "버섯을"; josa("올", "으로/로") → "올로". */
function josa(word, pair) {
  const [closed, open] = pair.split("/"), end = ending(word);
  return word + (end === "" || (pair === "으로/로" && end === "ㄹ") ? open : closed);
}

/* Fill {slot}. What follows a colon: `cap` begins with a capital; `a/b` is the particle after the slot in Korean, and in English
   one of two words by the slot's number. trainer/texts/fill.py fills the same way. */
function fill(text, slots = {}, lang = "en") {
  return text.replace(/\{(\w+)((?::[^:}]+)*)\}/g, (whole, slot, specs) => {
    if (!(slot in slots)) return whole;
    const value = slots[slot], parts = specs.split(":").slice(1), pair = parts.find(part => part !== "cap");
    if (pair && lang === "en") return pair.split("/")[Number(value) === 1 ? 0 : 1];
    const word = parts.includes("cap") ? capital(value) : String(value);
    return pair ? josa(word, pair) : word;
  });
}
const capital = text => String(text).charAt(0).toUpperCase() + String(text).slice(1);

/* The words of one language: w("add", {k: "salami"}). A key that is missing shows itself. */
function wordsOf(words, lang) {
  const w = (key, slots) => fill(words[lang]?.[key] ?? key, slots, lang);
  w.lang = lang;
  w.has = key => words[lang]?.[key] !== undefined;
  return w;
}
