import { expect, it } from 'vitest';
import { guidePage } from '../guidePage';

const write = (source: string): string =>
  guidePage({ title: 'Title', source, insert: (name) => [`inserted ${name}`, 'and more'], href: (href) => `${href}!` });

const cases: [name: string, given: string, want: string][] = [
  ['the title comes first', 'Text.', '# Title\n\nText.\n'],
  ['a title of its own stays', '# Own\n\nText.', '# Own\n\nText.\n'],
  ['links are led on', '[a](/x#y "t") ![p](i.png)\n[b]: /z', '# Title\n\n[a](/x#y! "t") ![p](i.png!)\n[b]: /z!\n'],
  [
    'code is left alone',
    '`[a](/x)`\n\n```md {#x}\n# [a](/x)\n:::note\n<!-- c -->\n```',
    '# Title\n\n`[a](/x)`\n\n```md {#x}\n# [a](/x)\n:::note\n<!-- c -->\n```\n',
  ],
  [
    'inserts are filled in',
    'a\n\n<!-- reference:overview -->\n\nb',
    '# Title\n\na\n\ninserted overview\n\nand more\n\nb\n',
  ],
  ['comments and imports go', "import A from 'b';\n\na\n\n<!-- truncate -->\n\nb", '# Title\n\na\n\nb\n'],
  ['a heading stands under an anchor of its own', '## A b {#c}', '# Title\n\n<a id="c"></a>\n## A b\n'],
  ['an anchor that the words make goes', '## A `b` [c](/d) {#a-b-c}', '# Title\n\n## A `b` [c](/d!)\n'],
  ['a note is a quote', ':::warning\n\na\n\nb\n\n:::\n\nc', '# Title\n\n> **Warning**\n>\n> a\n>\n> b\n\nc\n'],
  ['a note with a title', ':::tip[Use it]\na\n:::', '# Title\n\n> **Use it**\n>\n> a\n'],
  ['an alert is one, too', '> [!WARNING]\n> a [b](/c)', '# Title\n\n> **Warning**\n>\n> a [b](/c!)\n'],
  ['a quote is none', '> [!OTHER]\n> a', '# Title\n\n> [!OTHER]\n> a\n'],
  ['a note in a note', '::::note\na\n:::tip\nb\n:::\n::::', '# Title\n\n> **Note**\n>\n> a\n> > **Tip**\n> >\n> > b\n'],
];

it.each(cases)('%s', (_name, given, want) => expect(write(given)).toBe(want));
