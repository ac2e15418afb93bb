import { load } from 'cheerio/slim';

/**
 * Returns what takes out of the content of a file all that readers or programs can read, by the ending of its name: of HTML texts and
 * the values of attributes, of JSON the values, of scripts the literals that are more than a name. Undefined for files without text.
 */
export function readerOf(name: string): ((content: string) => string) | undefined {
  return readers[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''];
}

const asIs = (content: string): string => content;

const readers: Record<string, ((content: string) => string) | undefined> = {
  ...{
    html: readHtml,
    xml: readHtml,
    atom: readHtml,
    svg: readHtml,
    json: readJson,
    map: readJson,
    js: readScript,
    mjs: readScript,
  },
  ...{ md: asIs, txt: asIs, yaml: asIs, yml: asIs, csv: asIs, conf: asIs, '': asIs },
};

/** The texts and the values of attributes, without code of the page and the names of classes, which are nobody's. */
function readHtml(html: string): string {
  const $ = load(html.replaceAll('<wbr>', ''), { xml: html.startsWith('<?xml') });
  $('script:not([type*=json]), style').remove();
  const texts: string[] = [];
  const values: string[] = [];
  const open = $.root().contents().toArray().reverse();
  // In the order of the document: a text goes on behind an element in it.
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text') texts.push(node.data);
    if ('attribs' in node) values.push(...Object.values({ ...node.attribs, class: '', style: '' }));
    if ('children' in node) open.push(...[...node.children].reverse());
  }
  return `${texts.join(' ')}\n${values.join('\n')}`;
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
    .filter((literal) => /[\s/{@]/.test(literal.slice(1, -1)))
    .map((literal) =>
      literal
        .slice(1, -1)
        .replace(/\\u([\da-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
        .replace(/\\n/g, '\n')
        .replace(/\\(.)/g, '$1'),
    )
    .join('\n');
}
