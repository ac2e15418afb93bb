import { load } from 'cheerio/slim';
import type { AnyNode } from 'domhandler';
import { safelyDecode } from '../address';

/**
 * Takes out of the content of a file all that readers or programs can read, by the ending of its name: of HTML texts and the values of
 * attributes, of JSON the values, of scripts the literals that are more than a name, of style sheets nothing; else all of it. What is
 * written for addresses (`%20`) is there as it reads, too.
 */
export function readableText(name: string, content: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const read = Object.hasOwn(readers, ending) ? readers[ending] : undefined;
  const text = read ? read(content) : content;
  return [text, ...decodedRuns(text)].join('\n');
}

/** What is written for addresses in a text, as it reads: from one character that addresses do not have to the next. */
function decodedRuns(text: string): string[] {
  if (!escapes.test(text)) return [];
  const runs = text.match(/[\w.~+/:%-]+/g) ?? [];
  return runs.filter((run) => escapes.test(run)).map((run) => run.replace(allEscapes, safelyDecode));
}

const escapes = /%[\da-f]{2}/i;
const allEscapes = new RegExp(`(?:${escapes.source})+`, 'gi');

const readers: Record<string, (content: string) => string> = {
  ...Object.fromEntries(['html', 'htm', 'xhtml', 'xml', 'atom', 'rss', 'svg'].map((ending) => [ending, readHtml])),
  ...Object.fromEntries(['json', 'map', 'webmanifest', 'geojson', 'har'].map((ending) => [ending, readJson])),
  ...Object.fromEntries(['js', 'mjs', 'cjs'].map((ending) => [ending, readScript])),
  css: () => '',
};

/** The texts, comments and values of attributes, of scripts what these say, without style sheets and the names of classes. */
function readHtml(html: string): string {
  const $ = load(html.replaceAll('<wbr>', ''), { xml: html.startsWith('<?xml') });
  $('style').remove();
  const texts: string[] = [];
  const values: string[] = [];
  const open = $.root().contents().toArray().reverse();
  // In the order of the document: a text goes on behind an element in it.
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') texts.push(isCode(node.parent) ? readScript(node.data) : node.data);
    if (node.type === 'comment') values.push(node.data);
    if ('attribs' in node) values.push(...Object.values({ ...node.attribs, class: '' }));
    if ('children' in node) open.push(...[...node.children].reverse());
  }
  return `${texts.join(' ')}\n${values.join('\n')}`;
}

function isCode(node: AnyNode['parent']): boolean {
  return node?.type === 'script' && !/json/.test(node.attribs.type ?? '');
}

/** All values, and the keys of an OpenAPI description, which are names of its own. */
function readJson(json: string): string {
  const texts: string[] = [];
  const collect = (value: unknown, isDescription = false): void => {
    if (typeof value === 'string') texts.push(value);
    if (typeof value !== 'object' || value === null) return;
    const hasNames = isDescription || 'openapi' in value || 'swagger' in value;
    for (const [key, inner] of Object.entries(value)) {
      if (hasNames) texts.push(key);
      collect(inner, hasNames);
    }
  };
  try {
    collect(JSON.parse(json));
    return texts.join('\n');
  } catch {
    return json;
  }
}

/** The literals with more than a name in them: those of libraries are names of their own. */
function readScript(code: string): string {
  const literals = code.match(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g) ?? [];
  return literals
    .filter((literal) => /[\s/{@.]/.test(literal.slice(1, -1)))
    .map((literal) =>
      literal
        .slice(1, -1)
        .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\\n/g, '\n')
        .replace(/\\(.)/g, '$1'),
    )
    .join('\n');
}
