import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { nameInside } from '../../reference/outputs/markdown/marker';

/** A remark plugin for posts. Throws where a post asks for a text of the reference, which guides alone take in. */
export function refuseInserts(): (root: Root, file: { path?: string }) => void {
  return (root, { path = 'A post' }) => {
    visit(root, 'html', ({ value, position }) => {
      const name = nameInside(value);
      if (name === undefined) return;
      const place = position ? `${path}:${position.start.line}:${position.start.column}` : path;
      throw new Error(
        `${place}: "reference:${name}" is in a post, and no text can be there. Link to a guide that shows it.`,
      );
    });
  };
}
