"""How the answers of Mamma Mia! are shown in the verdict panel."""

from typing import Any

from trainer.drills.scenario import Scenario
from trainer.games.game import Grade
from trainer.games.mamma_mia.figures import SetupAnswer, WinnerAnswer
from trainer.games.mamma_mia.grading import SetupGiven, TurnGiven
from trainer.games.mamma_mia.inspection import PileAnswer, Step
from trainer.games.mamma_mia.model import KINDS, Kind, Order, Owner
from trainer.games.mamma_mia.notation import hands_document, heap_document, order_document
from trainer.games.mamma_mia.orders import OrderAnswer
from trainer.games.mamma_mia.rules import OrderTable, Way
from trainer.games.mamma_mia.turns import TurnAnswer
from trainer.rulebook.verdict import Finding, Verdict
from trainer.texts.explain import clause, name, told
from trainer.texts.load import LANGUAGES
from trainer.texts.say import joined, say
from trainer.ui.panels.shown import Card, Given, Presenter, Said, Shown

GAME = "mamma_mia"


def way_cards(way: Way, own: Kind) -> tuple[Card, ...]:
    """Return the cards of a way: the own ingredient first, then the table's, then the hand's."""
    own_first = sorted(KINDS, key=lambda kind: kind is not own)
    from_table = [{"kind": kind.id, "hand": False} for kind in own_first for _ in range(way.sorted[kind])]
    return (*from_table, *({"kind": kind.id, "hand": True} for kind in own_first for _ in range(way.hand[kind])))


def _order(scenario: Scenario, verdict: Verdict[OrderAnswer]) -> Shown:
    own, answer = scenario.table.order.own, verdict.answer
    what = say("verdict", "order_yes" if answer.can_be_made else "order_no")
    word = say("verdict", "yes" if answer.can_be_made else "no")
    ways = tuple(way_cards(way, own) for way in answer.ways)
    return Shown("yes" if answer.can_be_made else "no", word, what, ways, why=_why(verdict))


def _why(verdict: Verdict[Any]) -> tuple[Finding, ...]:
    """Return what decided and, where a hand card is missing or added, that too."""
    decided = verdict.decided
    hand = [f for f in verdict.findings if f.clause == "mm.bake.top_up" and f is not decided]
    return (decided, *hand[:1])


def _order_option(answer: dict[str, Any]) -> tuple[str, Said]:
    if not answer["can_be_made"]:
        return "no", say("verdict", "option_order_no")
    return "yes", say("verdict", "option_order_yes", n=answer["hand_cards"], ways=len(answer["ways"]))


def _order_given(scenario: Scenario, verdict: Verdict[OrderAnswer], given: Way | None, grade: Grade) -> Given:
    if given is None:
        return Given(word=say("verdict", "answer_cannot"))
    table: OrderTable = scenario.table
    return Given(cards=way_cards(given, table.order.own))


def _pile(scenario: Scenario, verdict: Verdict[PileAnswer]) -> Shown:
    orders, steps = verdict.answer.orders, verdict.answer.steps
    filled = sum(step.filled for step in orders)
    word = say("verdict", "inspection_word", filled=filled, n=len(orders))
    what = say("verdict", "inspection_what", left=sum(verdict.answer.left))
    return Shown("value", word, what, more={"steps": [_step(step) for step in steps]})


def _step(step: Step) -> dict[str, Any]:
    card, decided = step.card, step.findings[-1]
    reason = next((f for f in step.findings if not f.holds), decided)
    shown = {"sorted": heap_document(step.sorted), "hands": hands_document(step.hands)}
    if not isinstance(card, Order):
        return {"card": card.id, "kind": "lay", "way": None, "text": told(GAME, decided), **shown}
    text = told(GAME, decided) if step.filled or reason is decided else joined(told(GAME, reason), told(GAME, decided))
    way = list(way_cards(step.way, card.own)) if step.way else None
    kind = "filled" if step.filled else "failed"
    return {"card": {"order": order_document(card)}, "kind": kind, "way": way, "text": text, **shown}


def _pile_option(answer: dict[str, Any]) -> tuple[str, Said]:
    filled = sum(order["filled"] for order in answer["orders"])
    hand = sum(order["hand_cards"] for order in answer["orders"])
    left = sum(answer["left"].values())
    return "value", say("verdict", "option_pile", filled=filled, n=len(answer["orders"]), hand=hand, left=left)


def _pile_given(
    scenario: Scenario, verdict: Verdict[PileAnswer], given: tuple[bool | None, ...], grade: Grade
) -> Given:
    orders = [card for card in scenario.table.pile if isinstance(card, Order)]
    parts = tuple((right, _said_of(orders[int(i)], bool(given[int(i)]))) for i, right in grade.parts)
    return Given(parts=parts)


def _said_of(order: Order, filled: bool) -> Said:
    said = say("verdict", "said_filled" if filled else "said_failed")
    names = {
        lang: {"owner": name(GAME, order.owner, lang), "pizza": name(GAME, order.pizza, lang)} for lang in LANGUAGES
    }
    return {lang: f"{say('verdict', 'part_order', **names[lang])[lang]}: {said[lang]}" for lang in LANGUAGES}


def _turn(scenario: Scenario, verdict: Verdict[TurnAnswer]) -> Shown:
    answer = verdict.answer
    if not answer.legal:
        return Shown("no", say("verdict", "no"), say("verdict", "turn_no"))
    return Shown(
        "yes",
        say("verdict", "yes"),
        joined(say("verdict", "turn_yes"), say("verdict", "turn_after", n=answer.hand_after)),
    )


def _turn_option(answer: dict[str, Any]) -> tuple[str, Said]:
    if not answer["legal"]:
        return "no", say("verdict", "option_not_legal")
    return "yes", say("verdict", "option_legal")


def _turn_given(scenario: Scenario, verdict: Verdict[TurnAnswer], given: TurnGiven, grade: Grade) -> Given:
    parts = []
    for part, right in grade.parts:
        if part == "legal":
            parts.append((right, say("verdict", "answer_legal" if given.legal else "answer_not_legal")))
        elif part == "broken":
            titles = {lang: [clause(GAME, id)["title"][lang] for id in given.broken or ()] for lang in LANGUAGES}
            parts.append(
                (right, {lang: say("verdict", "answer_broken", clauses=titles[lang])[lang] for lang in LANGUAGES})
            )
        else:
            parts.append((right, say("verdict", "answer_after", n=given.hand_after)))
    return Given(parts=tuple(parts))


def _setup(scenario: Scenario, verdict: Verdict[SetupAnswer]) -> Shown:
    answer = verdict.answer
    what = say("verdict", "setup_what", n=answer.ingredients, supply=answer.supply_after_deal)
    return Shown(
        "value", say("verdict", "setup_word", n=answer.removed_of_each), what, seal=str(answer.removed_of_each)
    )


def _figures_option(answer: dict[str, Any]) -> tuple[str, Said]:
    return "value", {lang: ", ".join(str(v) for v in answer.values()) for lang in LANGUAGES}


def _setup_given(scenario: Scenario, verdict: Verdict[SetupAnswer], given: SetupGiven, grade: Grade) -> Given:
    texts = {
        "removed_of_each": say("verdict", "part_removed", n=given.removed_of_each),
        "supply_after_deal": say("verdict", "part_supply", n=given.supply_after_deal),
    }
    return Given(parts=tuple((right, texts[part]) for part, right in grade.parts))


def _winner(scenario: Scenario, verdict: Verdict[WinnerAnswer]) -> Shown:
    owners = verdict.answer.winners
    key = "winner_one" if len(owners) == 1 else "winner_shared"
    return Shown("value", _of_owners(key, owners))


def _of_owners(key: str, owners: tuple[Owner, ...]) -> Said:
    return {lang: say("verdict", key, owners=[name(GAME, owner, lang) for owner in owners])[lang] for lang in LANGUAGES}


def _winner_given(scenario: Scenario, verdict: Verdict[WinnerAnswer], given: frozenset[Owner], grade: Grade) -> Given:
    return Given(word=_of_owners("part_winners", tuple(owner for owner, _ in scenario.table.players if owner in given)))


PRESENTERS = {
    "order": Presenter(_order, _order_option, _order_given),
    "inspection": Presenter(_pile, _pile_option, _pile_given),
    "turn": Presenter(_turn, _turn_option, _turn_given),
    "setup": Presenter(_setup, _figures_option, _setup_given),
    "winner": Presenter(_winner, _figures_option, _winner_given),
}
