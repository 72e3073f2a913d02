"""Every page in a real browser: nothing breaks, everybody can use it, nothing scrolls sideways, links and Back keep the table."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.checks import axe, no_exception, settled
from tests.browser.conftest import Lang, OpenPage, Scheme
from trainer.drills.link import encode
from trainer.games import GAMES
from trainer.texts.load import text
from trainer.ui.check import start

LANGS: tuple[Lang, ...] = ("ko", "ja", "en")
SIZES = [(360, 740, "light"), (360, 740, "dark"), (1280, 800, "light"), (1280, 800, "dark")]
QUESTIONS = [(game, question) for game in GAMES for question in GAMES[game].questions]


def sideways(page: Page) -> int:
    """How far the page can be scrolled sideways, in pixels."""
    script = "() => { const m = document.querySelector('[data-testid=stMain]'); return m.scrollWidth - m.clientWidth; }"
    return int(page.evaluate(script))


def look(page: Page) -> None:
    no_exception(page)
    axe(page)
    assert sideways(page) <= 0


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_for_everybody(
    open_page: OpenPage, game: str, width: int, height: int, scheme: Scheme, lang: Lang
) -> None:
    page = open_page(f"/rules?game={game}", width=width, height=height, scheme=scheme, lang=lang)
    expect(page.locator("h3").first).to_be_visible()
    look(page)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_every_table_and_its_verdict_for_everybody(
    open_page: OpenPage, game: str, question: str, width: int, height: int, scheme: Scheme, lang: Lang
) -> None:
    page = open_page(f"/check?q={game}.{question}", width=width, height=height, scheme=scheme, lang=lang)
    expect(page.locator(".felt").first).to_be_visible()
    look(page)
    just_tell(page)
    look(page)


def just_tell(page: Page) -> None:
    """Ask for the verdict without answering, in whichever step the board offers that."""
    tell = page.locator('[data-act="tell"]')
    if not tell.count():
        page.locator('[data-k="step-answer"]').click()
    tell.first.click()
    expect(page.locator(".judged").first).to_be_visible()
    settled(page)


@pytest.mark.parametrize("lang", LANGS)
def test_the_document_says_its_language_and_the_switch_keeps_the_table(open_page: OpenPage, lang: Lang) -> None:
    page = open_page("/check?q=mamma_mia.order", lang=lang)
    page.wait_for_function(f"document.documentElement.lang === '{lang}'")
    page.locator('[data-k="sorted-olive"] [data-act="add"]').click()
    other: Lang = "ja" if lang != "ja" else "ko"
    page.get_by_test_id("stButtonGroup").first.get_by_role("radio").nth(LANGS.index(other)).click()
    page.wait_for_function(f"document.documentElement.lang === '{other}'")
    title = text("mamma_mia/names", "question", "order", "title")[other]
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.locator('[data-k="sorted-olive"] .count')).to_have_text("1")
    page.reload()
    page.wait_for_function(f"document.documentElement.lang === '{other}'")
    no_exception(page)


def test_a_link_right_after_the_start_opens_its_table_and_the_navigation(open_page: OpenPage) -> None:
    page = open_page(f"/check?t={encode(start('mamma_mia', 'winner'))}", width=1280)
    expect(page.get_by_role("heading", level=1)).to_have_text(
        text("mamma_mia/names", "question", "winner", "title")["en"]
    )
    expect(page.get_by_role("link", name=text("app", "nav", "rules")["en"], exact=True)).to_be_visible()


def test_reload_and_back_keep_the_table(open_page: OpenPage) -> None:
    page = open_page("/check?q=mamma_mia.order")
    add = page.locator('[data-k="sorted-olive"] [data-act="add"]')
    count = page.locator('[data-k="sorted-olive"] .count')
    for _ in range(3):
        add.click()
    page.reload()
    expect(count).to_have_text("3")
    just_tell(page)
    page.wait_for_function("location.search.startsWith('?t=')")
    page.reload()
    expect(count).to_have_text("3")
    page.locator('[data-k="step-setup"]').click()
    add.click()
    just_tell(page)
    first = page.url
    page.go_back()
    page.wait_for_function("was => location.href !== was", arg=first)
    expect(count).to_have_text("3")
    no_exception(page)


@pytest.mark.parametrize("link", ["rubbish", "99.abc", "1." + "A" * 100_000], ids=["rubbish", "version", "100 kB"])
def test_a_bad_link_gets_a_sentence_and_the_table_works(open_page: OpenPage, link: str) -> None:
    page = open_page(f"/check?t={link}", lang="ko")
    expect(page.get_by_test_id("stAlert")).to_be_visible()
    just_tell(page)
    no_exception(page)


def test_a_clause_link_opens_at_the_clause(open_page: OpenPage) -> None:
    page = open_page("/rules?clause=mm.order.minimale", lang="en")
    expect(page.get_by_role("heading", level=3, name="Minimale")).to_be_in_viewport()


def test_an_example_of_a_clause_lies_on_the_table(open_page: OpenPage) -> None:
    page = open_page("/rules?clause=mm.order.monotoni", lang="en")
    page.locator('[data-act="see"][data-arg="mm.order.monotoni"]').click()
    expect(page.locator('[data-k="sorted-olive"] .count')).to_have_text("8")
    no_exception(page)


def test_one_submits_once_however_fast_one_clicks(open_page: OpenPage) -> None:
    page = open_page("/check?q=mamma_mia.setup")
    page.locator('[data-act="tell"]').first.dblclick()
    expect(page.locator(".judged").first).to_be_visible()
    no_exception(page)


@pytest.mark.parametrize(("game", "question"), QUESTIONS)
def test_what_a_tab_kept_and_does_not_fit_is_forgotten(open_page: OpenPage, game: str, question: str) -> None:
    page = open_page(f"/check?q={game}.{question}")
    kept = f"draft.{game}.{question}"
    page.locator(".felt").first.wait_for()
    token = page.evaluate("kept => JSON.parse(sessionStorage.getItem(kept)).token", kept)
    for rest in (
        '"phase":"verdict","table":5,"marks":3,"view":{"at":999}',
        '"phase":"nowhere","table":null,"view":null',
    ):
        draft = f'{{"shape":1,"token":"{token}",{rest}}}'
        page.evaluate("([kept, draft]) => sessionStorage.setItem(kept, draft)", [kept, draft])
        page.reload()
        expect(page.locator(".felt").first).to_be_visible()
        expect(page.get_by_text("BidiComponent")).to_have_count(0)
