import type { Change } from './change';

/** A text that may name parts of the API. */
export interface ApiText {
  /** What it is: a guide, a sample of the description, … */
  kind: 'guide' | 'sample';
  file: string;
  text: string;
  /** Line of the file in which it begins. */
  line: number;
  /** Operations that it is about, whatever it says; else those that it links to or names. */
  operationIds?: string[];
}

/** A place in a text that a change touches. */
export interface Touched {
  kind: ApiText['kind'];
  file: string;
  line: number;
}

/** What texts call the parts of the API by. */
export interface Addresses {
  /** Addresses of an operation or model, with their anchors: a text that links to one is about it. */
  ofOperation: (operation: Change['operations'][number]) => string | undefined;
  ofModel: (name: string) => string | undefined;
}

/** Rules whose change concerns every request of an operation, whether or not a text says the word. */
const ofAllRequests = [
  ...['operation-removed', 'deprecated-operation-removed', 'operation-removed-before-sunset', 'operation-moved'],
  ...['required-parameter-added', 'parameter-became-required', 'security-required', 'security-removed', 'scope-added'],
  ...['required-request-body-added', 'request-body-became-required', 'required-property-added'],
  ...['property-became-required', 'server-removed', 'security-scheme-changed'],
];

/**
 * Where texts are touched by a change: in the texts that are about one of its operations or models, the lines that say what
 * changed, as code; where the change concerns every request, the lines that lead to it.
 */
export function findTouched(change: Change, texts: readonly ApiText[], addresses: Addresses): Touched[] {
  const words = wordsOf(change);
  const about = subjectsOf(change, addresses);
  return texts.flatMap((text) => {
    const leading = linesWith(text, about.pattern);
    const isAbout =
      leading.length > 0 || change.operations.some(({ operationId = '' }) => text.operationIds?.includes(operationId));
    if (!isAbout) return [];
    const named = words.length > 0 ? linesWith(text, namedAsCode(words)) : [];
    const concerned = named.length > 0 || !ofAllRequests.includes(change.rule) ? named : leading;
    return concerned.map((line) => ({ kind: text.kind, file: text.file, line }));
  });
}

/** The names and values that the change is about, as its message has them; else the field that it is in. */
function wordsOf({ message, field }: Change): string[] {
  const stated = [...message.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word.replace(/^"(.*)"$/, '$1'));
  const name = stated.find((word) => /^[\w.$@-]+$/.test(word)) ?? field.names.at(-1) ?? field.model;
  return name === undefined ? [] : [name];
}

/** What a text about the operations or models of a change has in it: a link to them, or the path. */
function subjectsOf({ operations, models }: Change, { ofOperation, ofModel }: Addresses): { pattern: RegExp } {
  const links = [...operations.map(ofOperation), ...models.map(ofModel)].filter((link) => link !== undefined);
  const paths = operations.filter(({ path }) => /\w/.test(path)).map(({ path }) => path);
  const inTexts = paths.map((path) => escapeText(path).replace(/\\\{[^}]*\\\}/g, '[^/\\s"\'`?)]+'));
  const patterns = [
    ...links.map((link) => `${escapeText(link)}(?![\\w-])`),
    ...inTexts.map((path) => `${path}(?![\\w/-])`),
  ];
  return { pattern: new RegExp(patterns.length > 0 ? patterns.join('|') : '(?!)') };
}

/** A word as code: in backticks, in quotation marks, or before `=`. */
function namedAsCode(words: string[]): RegExp {
  const any = words.map(escapeText).join('|');
  return new RegExp(`(?:["'\`.?&]|-d |-F )(?:${any})(?:["'\`]|\\[|=)`);
}

function linesWith({ text, line }: ApiText, pattern: RegExp): number[] {
  return text.split('\n').flatMap((content, index) => (pattern.test(content) ? [line + index] : []));
}

function escapeText(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
