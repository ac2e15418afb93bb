import type { Node } from '../json';
import { extendPointer } from '../pointer';
import type { Locate, Problem } from '../problems';
import { support } from '../support/support';
import type { Cleaning } from './cleanDocument';
import { createNameFinder, isOrdinary, isSingleWord } from './codeNames';
import { createFieldFinder } from './listedFields';
import { createAddressFinder } from './lostAddresses';
import { formOf, type Lost, type LostNames } from './lostNames';
import type { Part, Parts } from './parts';
import { wordsIn } from './values';
import { createRowFinder, type SoughtName } from './wordRows';

/** What a text names. */
interface Named {
  says:
    | 'names a field'
    | 'names a header'
    | 'names an operation'
    | 'names a schema'
    | 'names something'
    | 'may name a field';
  name: string;
}

/** What a text in the document stands in: its key, or that of its list, and whether that is in an example. */
interface Around {
  key: string;
  isItem: boolean;
  isExample: boolean;
  isSample: boolean;
}

interface Visited extends Around {
  value: unknown;
  pointer: string;
}

/**
 * Finds texts, values and names of what is left, or of a document about it, with the address of a server that is internal, the path
 * of an operation, or the name of anything that is gone: they stay, since what the author says there is data. It sees all that the
 * other modules leave, so that nothing internal is shown without a notice.
 */
export function createMentionReader({
  parts,
  removal: { gone },
  lost,
}: Pick<Cleaning, 'parts' | 'removal' | 'lost'>): (left: Node, locate: Locate) => Problem[] {
  const hasAddress = createAddressFinder(parts, gone);
  const hasServer = createAddressFinder({ all: parts.all.filter(({ object }) => !ofAccess.has(object)) }, gone);
  const findName = createMentionFinder(lost, parts, gone);
  return (left, locate) => {
    const found: Problem[] = [];
    const look = (text: string, { pointer, key }: Pick<Visited, 'pointer' | 'key'>, named: () => Named | undefined) => {
      const isAddress = hasAddress?.(text) === true || (accessKeys.has(key) && hasServer?.(text) === true);
      const name = isAddress ? undefined : named();
      if (isAddress) found.push(ofAddress(pointer, locate));
      else if (name) found.push(ofName(name, pointer, locate));
      return isAddress || name !== undefined;
    };
    for (const visited of valuesIn(left)) {
      const { value, pointer, key, isItem } = visited;
      const isFound = typeof value === 'string' && look(value, visited, () => findName.inText(value, visited));
      if (!isFound && !isItem && !knownKeys.has(key)) look(key, { pointer, key: '' }, () => findName.inKey(visited));
    }
    return found;
  };
}

/** All values in a document, itself among them, in the order in which they are written. */
function* valuesIn(document: Node): Generator<Visited> {
  const open: Visited[] = [{ value: document, pointer: '#', key: '', isItem: true, isExample: false, isSample: false }];
  for (let next = open.pop(); next; next = open.pop()) {
    yield next;
    const { value, pointer, key, isExample, isSample } = next;
    if (typeof value !== 'object' || value === null) continue;
    const isList = Array.isArray(value);
    const inner = Object.entries(value).map(([name, each]) => ({
      value: each,
      pointer: extendPointer(pointer, name),
      key: isList ? key : name,
      isItem: isList,
      isExample: isExample || exampleKeys.has(name),
      isSample: isSample || sampleKeys.has(name),
    }));
    for (const each of inner.reverse()) open.push(each);
  }
}

/** A public scheme has its address from itself, but an internal server may be there. */
const ofAccess: ReadonlySet<Part['object']> = new Set(['OAuthFlow', 'SecurityScheme']);
const accessKeys: ReadonlySet<string> = new Set([
  'authorizationUrl',
  'deviceAuthorizationUrl',
  'openIdConnectUrl',
  'refreshUrl',
  'tokenUrl',
]);

const exampleKeys: ReadonlySet<string> = new Set(['example', 'examples', 'x-example', 'x-examples']);
/** Words of a text that stand there as code or as data: in quotation marks, after a field, or before a value in an address. */
const codeWords = /(?<=["'?&`]|`[^`\s]{0,100}[.[])[\p{L}\p{M}\p{N}_$-]{1,200}(?=["'=`.\]])/gu;
const sampleKeys: ReadonlySet<string> = new Set(['x-codeSamples', 'x-code-samples']);
const textKeys: ReadonlySet<string> = new Set(['title', 'summary', 'description']);
/** Fields of the specifications, which are no names of the author's. */
const knownKeys: ReadonlySet<string> = new Set(Object.values(support).flatMap((table) => Object.keys(table)));
/** Those of them whose values are words of the specifications, and references. */
const statedKeys: ReadonlySet<string> = new Set(['$ref', 'format', 'in', 'style', 'type']);
/** Fields of data that name fields. */
const namingKeys =
  /^(?:names?|keys?|columns?|headers?|fields?|param(?:eter)?s?|propert(?:y|ies)|attributes?|path|pointer|loc|location|source|target)$/i;

/**
 * Finds the name of something that goes in a text or a key of the document. Names of several words count in any form, others as
 * they are. An ordinary word counts only as the name of a field, in a value that is a pointer, or that stands where data names
 * fields.
 */
function createMentionFinder(lost: Lost, parts: Pick<Parts, 'all'>, gone: ReadonlySet<Part>) {
  const { fields } = lost.exact;
  const findField = createFieldFinder(lost);
  const findInSample = createNameFinder(lost, ['fields'], { isOwn: true });
  const findClientWord = createNameFinder(lost, ['fields'], { isOwn: true, isClientWord: true });
  const findRow = createRowFinder(soughtNames(lost.exact), namesThatStay(lost, parts, gone));
  const findText = (text: string, { key, isExample }: Around): string | undefined => {
    if (textKeys.has(key) && !isExample) return (text.match(codeWords) ?? []).find((word) => fields.has(word));
    const name = isExample ? findField(text) : undefined;
    const isNamed = namingKeys.test(key) || /^#?\//.test(text) || /\s|[?&]/.test(text);
    return name !== undefined && (isNamed || !isOrdinary(name)) ? name : undefined;
  };
  const named = (says: Named['says'], name: string | undefined): Named | undefined =>
    name === undefined ? undefined : { says, name };
  const exact = new Map([...soughtNames(lost.exact)].reverse().map(({ name, found }) => [name, found]));
  const isTelling = (word: string): boolean => (fields.has(word) ? !isOrdinary(word) : !isSingleWord(word));
  const find = (text: string): Named | undefined => {
    const word = wordsIn(text).find((each) => exact.has(each) && isTelling(each));
    return word === undefined ? findRow(text) : exact.get(word);
  };
  return {
    inText: (text: string, around: Around): Named | undefined => {
      if (around.isSample)
        return named('may name a field', findInSample(text)[0] ?? findClientWord(text)[0]) ?? find(text);
      if (statedKeys.has(around.key) && !around.isExample) return undefined;
      return named('names a field', findText(text, around)) ?? find(text);
    },
    inKey: ({ key, isExample, isSample }: Around): Named | undefined => {
      if (isSample) return undefined;
      return isExample && fields.has(key) ? { says: 'names a field', name: key } : find(key);
    },
  };
}

function* soughtNames(lost: LostNames): Generator<SoughtName<Named>> {
  const { fields, sent, operations, schemas, webhooks, groups, components, scopes, others, values } = lost;
  const kinds: [says: Named['says'], names: Iterable<string>, isCode?: boolean][] = [
    ['names a field', fields],
    ['names a header', sent],
    ['names an operation', operations],
    ['names a schema', schemas],
    ...[webhooks, groups, components].map((names): [Named['says'], Iterable<string>] => ['names something', names]),
    ...[scopes, others, values].map((names): [Named['says'], Iterable<string>, true] => [
      'names something',
      names,
      true,
    ]),
  ];
  for (const [says, names, isCode = false] of kinds)
    for (const name of names) yield { name, found: { says, name }, isCode };
}

/** The names that stay, and the segments of paths that do: they are no secret, whatever else had them. */
function namesThatStay({ derived }: Lost, { all }: Pick<Parts, 'all'>, gone: ReadonlySet<Part>): ReadonlySet<string> {
  const paths = all.filter((part) => part.parent?.object === 'Paths' && !gone.has(part));
  return new Set([...derived.shown, ...paths.flatMap(({ field }) => field.split('/').map(formOf))]);
}

function ofAddress(pointer: string, locate: Locate): Problem {
  const message = 'This has the address of a server, or the path of an operation, that is internal, and is shown.';
  const kind = 'Texts and values with addresses that are internal are shown.';
  return { severity: 'notice', place: locate(pointer), message, kind, remedy: 'Take the address out.' };
}

function ofName({ says, name }: Named, pointer: string, locate: Locate): Problem {
  const message = `This ${says} that is internal, "${name}", and is shown.`;
  const kind = 'Texts, values and keys with names of what is internal are shown.';
  return { severity: 'notice', place: locate(pointer), message, kind, remedy: 'Take the name out.' };
}
