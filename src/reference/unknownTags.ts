import type MarkdownIt from 'markdown-it';

/** The elements of HTML, those that are obsolete included: what else stands between angle brackets is a text. */
const elements: ReadonlySet<string> = new Set(
  [
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button',
    'canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset',
    'figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins',
    'kbd label legend li link main map mark marquee math menu meta meter nav nobr noframes noscript object ol optgroup',
    'option output p param picture pre progress q rb rp rt rtc ruby s samp script search section select slot small source',
    'span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u',
    'ul var video wbr xmp',
  ].flatMap((names) => names.split(' ')),
);

/** Elements that no text shows, and that say nothing without an end: one alone is a placeholder (`/titles/<title>`). */
const placeholders: ReadonlySet<string> = new Set(
  [
    'address area article aside base body button caption data dialog embed fieldset figure footer form frame header input',
    'label legend link main map menu meter nav object option output param picture progress search section select slot source',
    'template time title track video audio',
  ].flatMap((names) => names.split(' ')),
);

/** Elements with a language of their own inside, which is not shown. */
const isDrawing = /<(?:svg|math)\b/i;

/** Whether a tag is no element of HTML: `<token>`, the second half of `List<Foo>`, `<Object>`. */
function isUnknown(tag: string): boolean {
  const [, name = ''] = /^<\/?([A-Za-z][\w-]*)/.exec(tag) ?? [];
  const isCamelCase = /^[A-Z].*[a-z]/.test(name);
  return name !== '' && (isCamelCase || !elements.has(name.toLowerCase()));
}

/** Elements that mark words. One without an end is a sign of "less than" or a type (`a<b or c>d`, `List<A>`). */
const marks: ReadonlySet<string> = new Set(
  [
    'a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd mark nobr q s samp small span strike strong sub sup',
    'tt u var',
  ].flatMap((names) => names.split(' ')),
);

/** The tag of an element with words in it that are no attributes of a mark: `<b or c>`. */
const isWithWords = /^<\w+(?:\s+(?!hidden)\w+)+>/;

/** Makes the test whether there is the tag of an element at a place of a text that only a text can be. */
function createPlaceholderTest(): (text: string, position: number) => boolean {
  let last = { text: '', ends: new Map<string, number>() };
  return (text, position) => {
    const [tag, written = ''] = /^<([a-z]+)(?=[>\s])/i.exec(text.slice(position, position + 20)) ?? [];
    const name = written.toLowerCase();
    if (tag === undefined || !(marks.has(name) || placeholders.has(written))) return false;
    if (marks.has(name)) {
      if (isWithWords.test(text.slice(position, position + 100))) return true;
      if (!/[\p{L}\p{N}_]/u.test(text.charAt(position - 1))) return false;
    } else if (text.charAt(position + tag.length) !== '>') return false;
    if (text !== last.text) last = { text, ends: new Map() };
    const end = last.ends.get(written) ?? Math.max(...[written, name].map((each) => text.lastIndexOf(`</${each}`)));
    last.ends.set(written, end);
    return end < position;
  };
}

/** Whether there is a drawing in a text, which is looked through once for all of its tags. */
function createDrawingTest(): (text: string) => boolean {
  let last = { text: '', found: false };
  return (text) => {
    if (text !== last.text) last = { text, found: isDrawing.test(text) };
    return last.found;
  };
}

/** A plugin for the parser of CommonMark: a tag that is none of HTML, or alone, stays text, as its author meant it. */
export function unknownTags(markdown: InstanceType<typeof MarkdownIt>): void {
  const hasDrawing = createDrawingTest();
  const isPlaceholder = createPlaceholderTest();
  markdown.inline.ruler.before('html_inline', 'unknown_tag', (state, silent) => {
    if (
      state.src[state.pos] !== '<' ||
      hasDrawing(state.src) ||
      !(isUnknown(state.src.slice(state.pos, state.pos + 100)) || isPlaceholder(state.src, state.pos))
    )
      return false;
    if (!silent) state.pending += '<';
    state.pos += 1;
    return true;
  });
  markdown.core.ruler.before('inline', 'unknown_tags', (state) => {
    state.tokens = state.tokens.flatMap((token) => {
      if (token.type !== 'html_block' || isDrawing.test(token.content)) return [token];
      const start = token.content.trimStart();
      if (isUnknown(start) || isPlaceholder(start, 0)) return toParagraph(token, state);
      const { content } = token;
      token.content = content.replace(/<(?=(\/?[A-Za-z][\w-]*))/g, (sign, tag, position) =>
        isUnknown(`<${tag}`) || isPlaceholder(content, position) ? '&lt;' : sign,
      );
      return [token];
    });
  });
}

type MakesToken = new (type: string, tag: string, nesting: 1 | 0 | -1) => Token;
type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/** A block of HTML as the paragraph that it is without its first tag. */
function toParagraph(block: Token, { Token: TokenOf }: { Token: MakesToken }): Token[] {
  const [start, inline, end] = [
    new TokenOf('paragraph_open', 'p', 1),
    new TokenOf('inline', '', 0),
    new TokenOf('paragraph_close', 'p', -1),
  ];
  for (const each of [start, inline, end]) Object.assign(each, { map: block.map, level: block.level, block: true });
  Object.assign(inline, { content: block.content.trim(), children: [], level: block.level + 1 });
  return [start, inline, end];
}
