import { describe, expect, it } from 'vitest';
import { audienceMarks } from '../../reference/internal/audience';
import { editGuide } from '../guideEdition';
import { guidesOfEdition } from '../guidesOfEdition';

const forPublic = audienceMarks({ is: 'public', of: ['public', 'partner', 'internal'] });
const forPartner = audienceMarks({ is: 'partner', of: ['public', 'partner', 'internal'] });
const edit = (lines: readonly string[], marks = forPublic) =>
  editGuide({ file: 'docs/a.md', text: lines.join('\n') }, marks);

describe('the front matter of a guide', () => {
  it.each<[given: string, lines: string[], want: number | undefined]>([
    ['nothing', ['# Start'], undefined],
    ['no audience', ['---', 'title: Start', '---'], undefined],
    ['its own audience', ['---', 'audience: public', '---'], undefined],
    ['another audience', ['---', 'title: Start', 'audience: partner', '---', 'Text'], 3],
    ['a list with its own', ['---', 'audience: [internal, public]', '---'], undefined],
    ['a list of others', ['---', 'audience:', '  - internal', '  - partner', '---'], 2],
    ['a key in quotation marks', ['---', '"audience": internal', '---'], 2],
    ['line ends of Windows', ['---\r', 'audience: partner\r', '---\r', 'Text'], 2],
    ['a byte order mark', ['\uFEFF---', 'audience: partner', '---'], 2],
    ['a merged map', ['---', '<<: {audience: partner}', '---'], 2],
    ['no end', ['---', 'audience: partner'], 2],
    ['letters as escapes', ['---', '"\\u0061udience": partner', '---'], 1],
    ['JSON', ['---json', '{"audience": "partner"}', '---'], 2],
    ['a longer line as its end', ['---', 'audience: partner', '--- #'], 2],
  ])('with %s', (_, lines, want) => {
    expect(edit(lines)).toMatchObject({ problems: [], ...(want === undefined ? {} : { hiddenBy: want }) });
    expect(edit(lines).hiddenBy).toBe(want);
  });

  it.each<[given: string, lines: string[], message: RegExp]>([
    ['a program', ['---js', "{title: 'it\\'s', audience: 'partner'}", '---'], /^1 Front matter in "js" may name/],
    [
      'a list that goes on at the margin',
      ['---', 'tags: [', 'prices', ']', 'audience: partner', '---'],
      /^4 .*YAML 1.2/,
    ],
    ['a list that goes on behind a tab', ['---', 'tags: [a,', '\tb]', 'audience: partner', '---'], /YAML 1.2/],
    ['a text that goes on at the margin', ['---', 'title: "What', 'and when"', 'audience: partner', '---'], /YAML 1.2/],
    ['a comment right behind a text', ['---', 'title: "a"#x', 'audience: partner', '---'], /YAML 1.2/],
    ['a long name', ['---', `${'a'.repeat(1100)}: 1`, 'audience: partner', '---'], /YAML 1.2/],
    ['a name with escapes', ['---', 'title: "a"#x', '"\\x61udience": partner', '---'], /YAML 1.2/],
  ])('with %s is an error', (_, lines, message) => {
    const [problem] = edit(lines).problems;
    expect(`${problem?.place.line} ${problem?.message}`).toMatch(message);
    expect(editGuide({ file: 'a.md', text: lines.join('\n') }, undefined).problems).toEqual([]);
  });

  it('leaves nothing of the text of a guide for others', () => {
    expect(edit(['---', 'audience: partner', '---', 'A', '', 'b']).text).toBe('---\naudience: partner\n---\n\n\n');
  });

  it('hides nothing from those that see it, or where a site is for all', () => {
    const lines = ['---', 'audience: partner', '---'];
    expect(edit(lines, forPartner).hiddenBy).toBeUndefined();
    expect(editGuide({ file: 'a.md', text: lines.join('\n') }, undefined).hiddenBy).toBeUndefined();
  });
});

describe('a part for an audience', () => {
  const note = [':::note', 'A', ':::'];
  const begin = [':::audience internal'];
  const secret = [...begin, 'b', ':::'];
  const gone = (count: number): string[] => Array(count).fill('');
  const hidden = gone(3);
  it.each<[given: string, lines: string[], want: string[]]>([
    ['is left out', ['a', ':::audience partner', 'b', ':::', 'c'], ['a', '', '', '', 'c']],
    ['is shown to one of several', [':::audience partner, public', 'b', ':::'], ['', 'b', '']],
    ['may be in a list', ['- a', '  :::audience internal', '  - b', '  :::'], ['- a', '', '', '']],
    ['may be in a quote', ['> :::audience internal', '> b', '> :::'], ['', '', '']],
    ['may have invisible signs in its mark', [':::\u200bau\u00addience internal', 'b', '\u2060:::'], hidden],
    ['may begin within invisible signs', ['::\u200b:\ufe0f audience internal', 'b', ':::'], hidden],
    ['may have wide colons', ['\uff1a\uff1a\uff1aaudience internal', 'b', '\uff1a\uff1a\uff1a'], hidden],
    ['may hold a note', ['::::audience internal', ...note, '::::', 'c'], ['', '', '', '', '', 'c']],
    ['may be in a note', ['::::note', ':::audience internal', 'b', ':::', '::::'], ['::::note', '', '', '', '::::']],
    [
      'may hold another',
      ['::::audience public', ':::audience internal', 'b', ':::', 'c', '::::'],
      ['', '', '', '', 'c', ''],
    ],
    [
      'goes on behind code that has its end',
      [':::audience internal', '```', ':::', '```', 'b', ':::', 'c'],
      ['', '', '', '', '', '', 'c'],
    ],
    ['is one in code, too', ['```', ':::audience internal', 'b', ':::', '```'], ['```', '', '', '', '```']],
    ['is one behind an indented end of code', ['```js', 'x', '  ```', ...secret], ['```js', 'x', '  ```', ...hidden]],
    ['is one behind an indented begin of code', [' ```js', 'x', '```', ...secret], [' ```js', 'x', '```', ...hidden]],
    ['is one behind a comment with a fence', ['<!--', '```', '-->', ...secret], ['<!--', '```', '-->', ...hidden]],
    ['is one behind a formula', ['$$', ':::', '$$', ...secret], ['$$', ':::', '$$', ...hidden]],
    ['may begin an item of a list', ['- :::audience internal', '  b', '  :::', 'c'], ['', '', '', 'c']],
    ['may begin one in a quote', ['> 1. :::audience internal', '>    b', '>    :::', 'c'], ['', '', '', 'c']],
    ['may hold code without an end that ends it', [...begin, '``` a`b', ':::', '```', ':::', 'c'], [...gone(5), 'c']],
    ['may hold a comment', [...begin, '<!--', ':::', '-->', 'b', ':::', 'c'], [...gone(6), 'c']],
    ['may hold a block of HTML', [...begin, '<pre>', ':::', '</pre>', 'b', ':::', 'c'], [...gone(6), 'c']],
    ['may be in a note of as many colons', [':::note', ...secret, ':::'], [':::note', ...hidden, ':::']],
    ['is one behind a sign that nobody sees', ['\u200b:::audience internal', 'b', ':::'], gone(3)],
    [
      'is one behind code in a quote that has no end',
      ['> ```', '> a', '', ':::audience internal', 'b', ':::'],
      ['> ```', '> a', '', '', '', ''],
    ],
    [
      'is one behind code that holds the start of code',
      ['```', '```js', '```', ':::audience internal', 'b', ':::'],
      ['```', '```js', '```', '', '', ''],
    ],
    ['leaves other parts as they are', note, note],
  ])('%s', (_, lines, want) => {
    expect(edit(lines)).toEqual({ text: want.join('\n'), problems: [] });
  });

  it.each(['\r\n', '\r', '\u2028'])('is left out whatever ends a line: %j', (end) => {
    const text = ['a', ':::audience partner', 'b', ':::', 'c'].join(end);
    expect(editGuide({ file: 'a.md', text }, forPublic)).toEqual({
      text: ['a', '', '', '', 'c'].join(end),
      problems: [],
    });
  });

  it('is shown without its lines where a site is for all', () => {
    const text = ':::audience anybody\nb\n:::';
    expect(editGuide({ file: 'a.md', text }, undefined)).toEqual({ text: '\nb\n', problems: [] });
  });
});

describe('what does not say clearly for whom it is', () => {
  it.each<[given: string, lines: string[], want: string]>([
    [
      'an unknown audience',
      ['---', 'audience: partners', '---'],
      '2: "audience" names "partners", which is no audience.',
    ],
    ['no name', ['---', 'audience: 1', '---'], '2: "audience" is 1, which names no audience.'],
    ['another spelling', ['---', 'Audiences: partner', '---'], '2: "Audiences" names no audience.'],
    ['a part without a name', [':::audience', 'b', ':::'], '1: This part names no audience.'],
    ['a part with an unknown one', ['a', ':::audience all', ':::'], '2: "audience" names "all", which is no audience.'],
    ['a part in another spelling', [':::Audience partner', ':::'], '1: ":::Audience" names no audience.'],
    ['a part without an end', ['a', ':::audience partner', 'b'], '2: This part has no end.'],
    [
      'a note that would end it',
      [':::audience partner', ':::note', 'b', ':::', 'c', ':::'],
      '2: The end of this would end what begins in line 1.',
    ],
    [
      'a part with a letter of another script',
      [':::\u0430udience partner', 'b', ':::'],
      '1: ":::\u0430udience" names no audience.',
    ],
    [
      'a note in a list that would end it',
      [':::audience partner', '- :::note', '  :::', ':::'],
      '2: The end of this would end what begins in line 1.',
    ],
    [
      'an end that is code',
      [':::audience partner', '    :::', 'b', ':::'],
      '2: It is not clear whether ::: ends the part that begins in line 1.',
    ],
    [
      'an end in a quote',
      [':::audience partner', '> :::', 'b', ':::'],
      '2: It is not clear whether ::: ends the part that begins in line 1.',
    ],
    [
      'an end too many',
      [':::audience partner', '<div>', ':::', '</div>', 'b', ':::'],
      '6: This ends nothing: the part that begins in line 1 has ended before.',
    ],
    ['a mark in two colons', ['::audience[partner]'], '1: This names no audience here.'],
    ['a mark without a space', [':::audiencepartner', ':::'], '1: ":::audiencepartner" names no audience.'],
    ['a mark with a hyphen', [':::audience-partner', ':::'], '1: ":::audience-partner" names no audience.'],
    ['a mark in brackets', ['::: {.audience partner}', ':::'], '1: This names no audience here.'],
    ['a mark in a line', ['See :::audience partner'], '1: This names no audience here.'],
  ])('%s is an error', (_, lines, want) => {
    const [problem] = edit(lines).problems;
    expect(problem).toMatchObject({ severity: 'error', place: { file: 'docs/a.md', pointer: '' } });
    expect(`${problem?.place.line}: ${problem?.message}`).toBe(want);
  });
});

describe('a link to a guide that is left out', () => {
  const partner = { file: 'docs/guides/partner.md', text: '---\naudience: partner\n---\nText' };
  const addresses = new Map([[partner.file, '/docs/for-partners']]);
  it.each<[link: string]>([
    ['[a](./partner.md)'],
    ['[a](partner#part)'],
    ['[a](../guides/partner.md?x=1)'],
    ['[a](/docs/for-partners/)'],
    ['[a](@site/docs/guides/partner.md)'],
    ['[a][b]\n\n[b]: partner.md'],
  ])('is an error: %s', (link) => {
    const guide = { file: 'docs/guides/a.md', text: link };
    const { guides, problems } = guidesOfEdition([guide, partner], forPublic, addresses);
    expect(guides).toEqual([guide]);
    expect(problems.map(({ message }) => message)).toEqual([
      'This links to a guide that docs/guides/partner.md:2 keeps for others.',
    ]);
  });

  it('is none in a part for those who see it', () => {
    const guide = { file: 'docs/guides/a.md', text: ':::audience partner\n[a](./partner.md)\n:::' };
    expect(guidesOfEdition([guide, partner], forPublic, addresses).problems).toEqual([]);
    expect(guidesOfEdition([guide, partner], forPartner, addresses).guides).toHaveLength(2);
  });
});
