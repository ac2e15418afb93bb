import type { NamedSchema, Schema, SchemaObject } from '../model';
import type { Markdown } from '../text';

/** A schema whose texts a row shows: its own, or that of what its list holds. */
export interface Worded {
  shape: SchemaObject;
  /** The title of the named schema that it is, where its page or its name says it. */
  nameTitle?: string | undefined;
  /** The named schema that it is, where that has a page. */
  named?: NamedSchema | undefined;
}

/**
 * The texts of a row: its own, then what is said of the lists in it and of their items, each once. What a model's page says
 * of it stands here where nothing else does.
 */
export function textsOf(all: readonly Worded[]): Markdown | undefined {
  const own = all.flatMap((worded, index) => (index > 0 && isOnPage(worded) ? [] : (worded.shape.description ?? [])));
  const texts = own.length > 0 ? own : (all.find(({ shape }) => shape.description)?.shape.description ?? []);
  const docs = all.slice(1).flatMap((worded) => docsOf(worded, all));
  const unique = uniqueTexts([...texts, ...docs]);
  return unique.length > 0 ? unique : undefined;
}

/** Texts, each once. */
export function uniqueTexts(texts: Markdown): Markdown {
  return texts.filter((text, index) => texts.findIndex((each) => isSameText(each, text)) === index);
}

/** Those of some texts that others do not say as well. */
export function withoutTexts(texts: Markdown, said: Markdown): Markdown {
  return texts.filter((text) => !said.some((each) => isSameText(each, text)));
}

/** The titles of a row, but for those of named schemas, which are not about it alone. */
export function titlesOf(all: readonly Worded[]): string[] {
  const titles = all.flatMap(({ shape: { title }, nameTitle }) =>
    title === undefined || title === nameTitle ? [] : [title.trim()],
  );
  return [...new Set(titles)].filter((title) => title !== '');
}

/** Whether a title says more than a name: other letters or digits. */
export function saysMore(title: string, name: string): boolean {
  return lettersOf(title) !== lettersOf(name);
}

/** Whether what a schema says is said on its page as well. */
function isOnPage({ shape, named }: Worded): boolean {
  return named !== undefined && isSameText(textIn(shape), textIn(named.schema));
}

function textIn(schema: Schema): string {
  return ('description' in schema && schema.description?.join('\n\n')) || '';
}

function isSameText(text: string, other: string): boolean {
  return text.trim() === other.trim();
}

/** The further documentation of items as a link, where it differs from that of the row. */
function docsOf({ shape: { externalDocs }, named }: Worded, [row]: readonly Worded[]): Markdown {
  if (!externalDocs || externalDocs.url === row?.shape.externalDocs?.url) return [];
  const onPage = named && 'externalDocs' in named.schema ? named.schema.externalDocs : undefined;
  if (externalDocs.url === onPage?.url) return [];
  const { description = [], url } = externalDocs;
  const [words = 'Documentation of the items'] = description;
  const target = `(<${url.replace(/[<>\s]/g, encodeURIComponent)}>)`;
  // A text of several lines, or with links of its own, is no name of a link.
  const isName = description.length < 2 && /^[^\n\r[\]<>`\\]{1,120}$/.test(words);
  return isName ? [`[${words}]${target}`] : [...description, `[Documentation of the items]${target}`];
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
