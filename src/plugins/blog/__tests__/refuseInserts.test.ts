import type { Root } from 'mdast';
import { expect, it } from 'vitest';
import { refuseInserts } from '../refuseInserts';

function read(value: string): void {
  const position = { start: { line: 4, column: 1 }, end: { line: 4, column: 9 } };
  const root: Root = {
    type: 'root',
    children: [{ type: 'blockquote', children: [{ type: 'html', value, position }] }],
  };
  refuseInserts()(root, { path: 'blog/a.md' });
}

it.each(['<!-- reference:errors -->', '<!--REFERENCE: buyAndConfirm-->', '<b>a</b><!-- reference:nothing -->'])(
  'refuses %s in a post, with its place',
  (value) => {
    expect(() => read(value)).toThrow(/^blog\/a\.md:4:1: "reference:\w+" is in a post, and no text can be there\./);
  },
);

it.each(['<!-- truncate -->', '<!-- the reference: see there -->', '<b>reference:errors</b>'])('takes %s', (value) => {
  expect(() => read(value)).not.toThrow();
});
