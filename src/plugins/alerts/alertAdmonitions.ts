import type { Blockquote, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { readAlert } from '../../reference/alerts';

/** The admonition that each kind of alert looks like. */
const admonitions = new Map([
  ['note', 'note'],
  ['tip', 'tip'],
  ['important', 'info'],
  ['warning', 'warning'],
  ['caution', 'danger'],
]);

/** A remark plugin that makes admonitions of the alerts in guides and posts (`> [!NOTE]`), as `:::note` is one. */
export function alertAdmonitions(): (root: Root) => void {
  return (root) => {
    visit(root, 'blockquote', (quote, index, parent) => {
      const admonition = toAdmonition(quote);
      if (admonition && parent && index !== undefined) parent.children.splice(index, 1, admonition);
    });
  };
}

function toAdmonition({ children, position }: Blockquote): RootContent | undefined {
  const [paragraph, ...others] = children;
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (paragraph?.type !== 'paragraph' || first?.type !== 'text') return undefined;
  const alert = readAlert(first.value);
  // A line with markup after the kind is not an alert.
  if (!alert || (alert.rest === '' && paragraph.children.length > 1 && !first.value.endsWith('\n'))) return undefined;
  const rest = [...(alert.rest === '' ? [] : [{ ...first, value: alert.rest }]), ...paragraph.children.slice(1)];
  const label = { type: 'paragraph' as const, data: { directiveLabel: true }, children: [text(alert.title)] };
  return {
    ...{ type: 'containerDirective', name: admonitions.get(alert.kind) ?? alert.kind, attributes: {}, position },
    children: [label, ...(rest.length > 0 ? [{ ...paragraph, children: rest }] : []), ...others],
  };
}

function text(value: string): { type: 'text'; value: string } {
  return { type: 'text', value };
}
