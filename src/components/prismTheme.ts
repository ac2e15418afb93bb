import type { PrismTheme } from 'prism-react-renderer';

const color = (name: string): { color: string } => ({ color: `var(--code-${name})` });
const plain = { color: 'var(--code)' };

/**
 * Colours of code, taken from the design tokens, so that one rendering works in both themes. Values are coloured,
 * structure is not.
 */
export const prismTheme: PrismTheme = {
  plain: { ...plain, backgroundColor: 'var(--panel)' },
  styles: [
    { types: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'], style: color('quiet') },
    { types: ['property', 'key', 'atrule', 'attr-name', 'header-name', 'label'], style: plain },
    {
      types: ['string', 'char', 'attr-value', 'url', 'regex', 'template-string', 'string-literal', 'header-value'],
      style: color('string'),
    },
    { types: ['number', 'symbol', 'datetime', 'color', 'unit'], style: color('number') },
    {
      types: ['keyword', 'boolean', 'null', 'builtin', 'constant', 'important', 'parameter', 'option', 'tag', 'method'],
      style: color('word'),
    },
    { types: ['function', 'class-name', 'decorator', 'annotation', 'directive', 'status-code'], style: color('call') },
    { types: ['inserted'], style: color('string') },
    { types: ['deleted'], style: color('number') },
    { types: ['punctuation', 'operator', 'entity'], style: plain },
  ],
};
