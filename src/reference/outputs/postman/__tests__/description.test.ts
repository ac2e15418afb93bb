import { expect, test } from 'vitest';
import { toDescription } from '../description';

test.each([
  [
    'See [tasks][t], [t][], [T] and [more][m].\n\n[t]: /docs/tasks "Tasks"\n[m]: https://example.com/m',
    'See tasks, t, T and [more](https://example.com/m).',
  ],
  ['`[t][t]` [a] [b](https://example.com)\n\n[t]: ./x', '`[t][t]` [a] [b](https://example.com)\n\n[t]: ./x'],
  [
    '<a class="x" href="/docs/a">the <b>docs</b></a> <a href=\'https://example.com\'>b</a>',
    'the **docs** [b](https://example.com)',
  ],
  ['`<a href="/x">y</a>` [ ] [x]', '`<a href="/x">y</a>` [ ] [x]'],
  ["[up](../x.md#y 'Title') and [sp](</a b#c>) and [p](x (T))", 'up and sp and p'],
  ['[js](javascript:alert(1)) [j](<JavaScript:alert(1)>) ![d](data:text/html,x)', 'js j d'],
  ['<a href="javascript:alert(1)">js</a>', 'js'],
  ['[a\nb](/x) [in [brackets]](/y) [`code`](/z)', 'a b in \\[brackets\\] `code`'],
  ['# Head\n\n- [a](/x)\n- **b**\n\n> ![pic](/p.png)', '# Head\n\n- a\n- **b**\n\n> pic'],
  [
    '| a | b |\n|---|---|\n| [x](/x) | [y](mailto:y@example.com) |',
    '| a | b |\n| --- | --- |\n| x | [y](mailto:y@example.com) |',
  ],
  ['//host: [h](//host.example/x)', '//host: h'],
  [
    'One\nline *as* it __is__: [w](https://example.com "W"), <https://example.com>',
    'One\nline *as* it __is__: [w](https://example.com "W"), <https://example.com>',
  ],
])('a description has no link into the site: %j', (description, want) => {
  expect(toDescription([description])).toBe(want);
});
