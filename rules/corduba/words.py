"""All sentences of Corduba."""

from rules.corduba import words_box, words_journal, words_printed, words_prose, words_solo, words_turn
from rules.words import Words

WORDS: Words = {
    **words_box.WORDS,
    **words_printed.WORDS,
    **words_prose.WORDS,
    **words_turn.WORDS,
    **words_journal.WORDS,
    **words_solo.WORDS,
}
