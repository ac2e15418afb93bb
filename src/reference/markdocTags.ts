import type MarkdownIt from 'markdown-it';
import { alertTitle } from './alerts';

/** A tag of Markdoc: `{% admonition type="warning" name="Limits" %}`, `{% /admonition %}`, `{% partial /%}`. */
const tag = /\{% *(\/?)([a-z][\w-]*)((?:[^"%\n]|"[^"\n]{0,200}"){0,200})%\}/y;

/** The alert that a type of admonition is shown as; every other type is a note. */
const kinds: Record<string, string> = { success: 'tip', warning: 'warning', danger: 'caution', error: 'caution' };

/** Admonitions deeper inside others are shown as their content. */
const maxInside = 3;

interface Tag {
  length: number;
  isEnd: boolean;
  name: string;
  attributes: string;
}

/** The tag at a place of a text. One that no other ends, and that does not end itself, is text: other languages have such. */
function tagAt(text: string, position: number, ended: ReadonlySet<string>): Tag | undefined {
  if (!text.startsWith('{%', position)) return undefined;
  tag.lastIndex = position;
  const [all = '', end, name = '', attributes = ''] = tag.exec(text) ?? [];
  if (all === '' || !(ended.has(name) || attributes.endsWith('/'))) return undefined;
  return { length: all.length, isEnd: end === '/', name, attributes };
}

/** The names of the tags that end somewhere in the text. */
function endsIn({ markdocEnds }: Record<string, unknown>): ReadonlySet<string> {
  return markdocEnds instanceof Set ? markdocEnds : new Set();
}

/**
 * A plugin of markdown-it for texts with tags of Markdoc: an admonition is an alert with the name that its author gives it;
 * other tags are left out, and their content stays.
 */
export function markdocTags(markdown: InstanceType<typeof MarkdownIt>): void {
  markdown.core.ruler.after('normalize', 'markdoc_ends', ({ src, env }) => {
    env.markdocEnds = new Set([...src.matchAll(/\{% *\/([a-z][\w-]*) *%\}/g)].map(([, name]) => name));
  });
  markdown.inline.ruler.before('backticks', 'markdoc_tag', (state) => {
    const found = tagAt(state.src, state.pos, endsIn(state.env));
    if (found) state.pos += found.length;
    return found !== undefined;
  });
  markdown.block.ruler.before(
    'paragraph',
    'markdoc_tag',
    (state, line, _end, silent) => {
      const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
      const found = tagAt(state.src, start, endsIn(state.env));
      if (!found || state.src.slice(start + found.length, state.eMarks[line]).trim() !== '') return false;
      if (!silent) {
        const token = state.push('markdoc_tag', '', 0);
        Object.assign(token, { hidden: true, meta: { tag: found }, map: [line, line + 1] });
        state.line = line + 1;
      }
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
  markdown.core.ruler.after('block', 'markdoc_alerts', (state) => {
    state.tokens = withAlerts(state.tokens, state.Token);
  });
}

type MakesToken = new (type: string, tag: string, nesting: 1 | 0 | -1) => Token;
type Token = ReturnType<InstanceType<typeof MarkdownIt>['parse']>[number];

/** Tokens with alerts in place of the admonitions whose two tags are beside each other in one part of the text. */
function withAlerts(tokens: Token[], TokenOf: MakesToken): Token[] {
  const open: Token[] = [];
  const pairs = new Map<Token, Token>();
  for (const token of tokens) {
    while ((open.at(-1)?.level ?? -1) > token.level) open.pop();
    const tagHere = tagOf(token);
    if (tagHere?.name !== 'admonition') continue;
    if (!tagHere.isEnd) open.push(token);
    else if (open.at(-1)?.level === token.level) {
      const start = open.pop();
      if (start && open.length < maxInside) pairs.set(start, token);
    }
  }
  const ends = new Set(pairs.values());
  return tokens.flatMap((token) => {
    if (token.type !== 'markdoc_tag') return [token];
    if (ends.has(token)) return [made(new TokenOf('blockquote_close', 'blockquote', -1), token)];
    return pairs.has(token) ? alertStart(token, TokenOf) : [];
  });
}

function tagOf({ meta }: Token): Tag | undefined {
  return (meta as { tag?: Tag } | null)?.tag;
}

function alertStart(token: Token, TokenOf: MakesToken): Token[] {
  const attributes = new Map<string, string>(
    [...(tagOf(token)?.attributes ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
      key,
      value,
    ]),
  );
  const kind = kinds[attributes.get('type') ?? ''] ?? 'note';
  const quote = made(new TokenOf('blockquote_open', 'blockquote', 1), token);
  quote.attrSet('class', `alert-${kind}`);
  const title = attributes.get('name')?.trim() || alertTitle(kind);
  const words = made(new TokenOf('inline', '', 0), token);
  Object.assign(words, { content: `**${title.replace(/[!-/:-@[-`{-~]/g, '\\$&')}**`, children: [] });
  return [
    quote,
    made(new TokenOf('paragraph_open', 'p', 1), token),
    words,
    made(new TokenOf('paragraph_close', 'p', -1), token),
  ];
}

function made(token: Token, { map, level }: Token): Token {
  return Object.assign(token, { map, level, block: true });
}
