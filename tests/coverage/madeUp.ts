import type { Json } from '../../src/reference/json';
import type { Keywords } from '../../src/reference/keywords/keyword';
import type { Description } from '../../src/reference/load/description';

/** Keywords that are nowhere but in these rows. */
const madeUp: Keywords = {
  minWords: { kind: 'value', shown: 'fact', since: '3.2', about: 'string', fact: 'Min words', searched: true },
  maxWords: {
    kind: 'value',
    shown: 'fact',
    since: '3.2',
    about: 'string',
    fact: 'Max words',
    asserts: Number,
    keeps: (most: number, value) => typeof value !== 'string' || value.split(' ').length <= most,
    refusal: (most) => `must have at most ${most} words`,
  },
  secret: { kind: 'flag', shown: 'mark', since: '3.2', annotates: true, mark: 'secret' },
  eachWord: { kind: '@Schema', shown: 'row [word]', since: '3.2', row: { name: '[word]', step: '[]' } },
  someOf: {
    kind: '[Schema]',
    shown: 'choice of alternatives',
    since: '3.2',
    merge: 'choice',
    alternatives: { label: (count) => `Some of ${count}`, isChoice: true },
  },
  allTold: { kind: '[Schema]', shown: 'side by side', since: '3.2', alternatives: { label: () => 'All told' } },
  perReader: {
    kind: '{Schema}',
    shown: 'side by side',
    since: '3.2',
    alternatives: { label: () => 'For a reader', option: (name) => `for ${name}` },
  },
  firstWords: {
    kind: '[Schema]',
    shown: 'rows by position',
    since: '3.2',
    row: { name: (index) => `[word ${index}]`, step: '[]' },
  },
  namedWords: {
    kind: '{Schema}',
    shown: 'rows named by the word',
    since: '3.2',
    unnamedFields: true,
    row: { name: (word) => `[${word}]`, step: '.*' },
  },
  atLeast: {
    ...{ kind: 'value', shown: 'fact', since: '3.2', about: 'array', fact: 'At least' },
    bound: { of: 'items', side: 'lower' },
  },
  above: {
    ...{ kind: 'value', shown: 'fact', since: '3.2', about: 'number', fact: 'Above' },
    bound: { of: 'number', side: 'lower', isExclusive: true },
  },
  longest: {
    ...{ kind: 'value', shown: 'fact', since: '3.2', about: 'string', fact: 'Longest' },
    bound: { of: 'length', side: 'upper' },
  },
  sample: {
    ...{ kind: 'value', shown: 'fact', since: '3.2', verbatim: true, annotates: true, fact: 'Sample' },
    supplies: 'example',
  },
  onlyThese: {
    ...{ kind: 'value', shown: 'facts', since: '3.2', verbatim: true, fact: 'Only' },
    ...{ values: (these: Json[]) => these, supplies: 'allowed' },
  },
};

/** The module with the annotations of the table, with the made-up rows among them; for `vi.mock`. */
export async function withMadeUp(original: () => Promise<unknown>): Promise<object> {
  const module = (await original()) as { annotations: Keywords };
  return { ...module, annotations: { ...module.annotations, ...madeUp } };
}

/** A description whose operation takes and returns a text with these keywords. */
export function documentWith(keywords: object): object {
  const text = { content: { 'text/plain': { schema: { type: 'string', ...keywords } } } };
  const operation = { requestBody: text, responses: { 200: { description: 'Sent.', ...text } } };
  return { openapi: '3.2.0', paths: { '/letters': { post: operation } } };
}

export function descriptionOf(rest: object): Description {
  const locate = (pointer: string) => ({ file: 'a.yaml', line: 1, column: 1, pointer });
  const document = { openapi: '3.2.0', info: { title: 'Letters', version: '1' }, ...rest } as Description['document'];
  return { document, locate, files: [], problems: [] };
}
