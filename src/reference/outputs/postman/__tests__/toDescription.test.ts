import { expect, test } from 'vitest';
import { toDescription } from '../collection';

test.each([
  [
    'See [tasks][t], [t][], [T] and [more][m].\n\n[t]: /docs/tasks "Tasks"\n[m]: https://example.com/m',
    'See tasks, t, T and [more][m].\n\n\n[m]: https://example.com/m',
  ],
  ['`[t][t]` [a] [b](https://example.com)\n\n[t]: ./x', '`[t][t]` [a] [b](https://example.com)'],
  [
    '<a class="x" href="/docs/a">the <b>docs</b></a> <a href=\'https://example.com\'>b</a>',
    "the <b>docs</b> <a href='https://example.com'>b</a>",
  ],
  ['`<a href="/x">y</a>` [ ] [x]', '`<a href="/x">y</a>` [ ] [x]'],
])('a description has no link into the site: %j', (description, want) => {
  expect(toDescription([description])).toBe(want);
});
