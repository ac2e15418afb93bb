import { describe, expect, it } from 'vitest';
import { splitSummary } from '../summary';

const word = 'word ';

describe('splitSummary', () => {
  it.each<[string, string, string, boolean]>([
    ['one line', 'List tasks', 'List tasks', false],
    ['a sentence keeps its end', 'Lists tasks.', 'Lists tasks.', false],
    ['a line end behind it', ' List tasks\n', 'List tasks', false],
    ['a short text over two lines', 'Lists the tasks\n  of a store', 'Lists the tasks of a store', false],
    ['two sentences on one line', 'Lists tasks. All of them.', 'Lists tasks. All of them.', false],
    ['two paragraphs', 'Lists tasks.\n\nOf one store.', 'Lists tasks', true],
    ['a list below', 'Lists tasks:\n- open\n- closed', 'Lists tasks', true],
    ['a heading', '# List tasks\nOf a store.', 'List tasks Of a store.', false],
    ['a heading with text below', '# List tasks\n\nOf a store.', 'List tasks', true],
    ['Markdown of a text that is no summary', '**New?** See [tasks](/tasks).\n\nOf `one` store.', 'New?', true],
    ['a word in angle brackets and a code', 'Sets `a < b` of _one_\n\nstore.', 'Sets a < b of one', true],
    ['signs that mark nothing', 'Sets a_b_c to 2 * 3 * 4 [all].\n\nOf a store', 'Sets a_b_c to 2 * 3 * 4 [all]', true],
    ['a text of signs alone', `${'['.repeat(9000)}\n\nx`, `${'['.repeat(119)}…`, true],
    ['signs of Markdown in a short summary', 'List *all* tasks', 'List *all* tasks', false],
    ['Windows', 'Lists tasks\r\n\r\nOf one store.', 'Lists tasks', true],
    ['a long first sentence', word.repeat(40), `${word.repeat(23).trim()}…`, true],
    ['a long line of short sentences', `It lists v1.2 tasks. ${word.repeat(40)}`, 'It lists v1.2 tasks', true],
    ['a word that is too long', 'x'.repeat(200), `${'x'.repeat(119)}…`, true],
  ])('%s', (_case, summary, title, isCut) => {
    expect(splitSummary(summary)).toEqual(isCut ? { title, whole: summary.trim() } : { title });
  });
});
