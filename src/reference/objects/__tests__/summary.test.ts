import { describe, expect, it } from 'vitest';
import { readSummary } from '../summary';

describe('readSummary', () => {
  it.each<[string, string, string]>([
    ['one line', 'List tasks', 'List tasks'],
    ['a sentence loses its full stop', 'Lists tasks.', 'Lists tasks'],
    ['one in Chinese as well', '列出任务。', '列出任务'],
    ['an abbreviation keeps it', 'List tasks, shops etc.', 'List tasks, shops etc.'],
    ['one with dots inside, too', 'List tasks until 5 p.m.', 'List tasks until 5 p.m.'],
    ['an ellipsis', 'List tasks...', 'List tasks...'],
    ['a dot alone', '.', '.'],
    ['an exclamation', 'Lists tasks!', 'Lists tasks!'],
    ['a line end behind it', ' List tasks\n', 'List tasks'],
    ['spaces inside', 'List \t tasks', 'List tasks'],
    ['80 characters', 'x'.repeat(80), 'x'.repeat(80)],
    [
      'dots that end no sentence',
      'Lists v1.2 tasks, e.g. Orders of St. Gallen, in Node.js Apps',
      'Lists v1.2 tasks, e.g. Orders of St. Gallen, in Node.js Apps',
    ],
    ['signs of Markdown', 'List *all* tasks', 'List *all* tasks'],
    ['brackets that are no link', 'List tasks [beta] (v2)', 'List tasks [beta] (v2)'],
  ])('%s is a heading', (_case, summary, title) => {
    expect(readSummary(summary)).toEqual({ title });
  });

  it.each<[string, string]>([
    ['a short text over two lines', 'Lists the tasks\n  of a store'],
    ['two paragraphs', 'Lists tasks.\n\nOf one store.'],
    ['Windows', 'Lists tasks\r\nOf one store.'],
    ['two sentences', 'Lists tasks. All of them.'],
    ['two sentences, the first in brackets', 'Lists tasks (all). `Orders` as well? No. And more.'],
    ['two sentences in Chinese', '列出任务。全部。'],
    ['an exclamation before another', 'New! Lists tasks'],
    ['a question', 'Starting a new project?'],
    ['a question before a text', 'New? See tasks'],
    ['a question in Arabic', 'كيف؟'],
    ['more than 80 characters', 'x'.repeat(81)],
    ['very many', '['.repeat(90_000)],
  ])('%s is text', (_case, summary) => {
    expect(readSummary(summary)).toEqual({ text: summary.trim() });
  });

  it.each<[string, string]>([
    ['Get [tasks](https://example.com/tasks) of a store', 'Get tasks of a store'],
    ['Get ![tasks](/tasks.png "Tasks") of a store', 'Get tasks of a store'],
    ['Get <a href="/tasks">tasks</a> of a store', 'Get tasks of a store'],
    ['Get <https://example.com/tasks>', 'Get https://example.com/tasks'],
  ])('%s is a heading without the link, which stays in the text', (summary, title) => {
    expect(readSummary(summary)).toEqual({ title, text: summary });
  });

  it.each(['', ' ', '\n'])('%j is nothing', (summary) => {
    expect(readSummary(summary)).toEqual({});
  });
});
