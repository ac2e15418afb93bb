import type { Node } from '../json';
import { extendPointer } from '../pointer';
import type { Locate, Problem } from '../problems';
import type { Cleaning } from './cleanDocument';
import { createNameFinder, isOrdinary, isSingleWord } from './codeNames';
import { createFieldFinder } from './listedFields';
import { createAddressFinder } from './lostAddresses';
import { formOf, type Lost } from './lostNames';
import type { Part } from './parts';
import { wordsIn } from './values';

/** What a text names. */
interface Named {
  says: 'names a field' | 'names a header' | 'names an operation' | 'names a schema' | 'may name a field';
  name: string;
}

/** What a text in the document stands in: its key, and whether that is in an example. */
interface Around {
  key: string;
  isExample: boolean;
  isSample: boolean;
}

/**
 * Texts and values of the document that is left with the address of a server that is internal, the path of an operation, or the
 * name of a field: they stay, since what the author says there is data.
 */
export function findMentions(
  left: Node,
  { parts, removal: { gone }, lost }: Pick<Cleaning, 'parts' | 'removal' | 'lost'>,
  locate: Locate,
): Problem[] {
  const hasAddress = createAddressFinder(parts, gone);
  const hasServer = createAddressFinder({ all: parts.all.filter(({ object }) => !ofAccess.has(object)) }, gone);
  const findName = createMentionFinder(lost);
  const found: Problem[] = [];
  const open: (Around & { value: unknown; pointer: string })[] = [
    { value: left, pointer: '#', key: '', isExample: false, isSample: false },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, pointer, isExample, isSample } = next;
    if (typeof value === 'string') {
      const isAddress = hasAddress?.(value) === true || (accessKeys.has(next.key) && hasServer?.(value) === true);
      const named = isAddress ? undefined : findName(value, next);
      if (isAddress) found.push(ofAddress(pointer, locate));
      else if (named) found.push(ofName(named, pointer, locate));
    }
    if (typeof value !== 'object' || value === null) continue;
    const isItem = Array.isArray(value);
    const inner = Object.entries(value).map(([key, each]) => ({
      value: each,
      pointer: extendPointer(pointer, key),
      key: isItem ? next.key : key,
      isExample: isExample || exampleKeys.has(key),
      isSample: isSample || sampleKeys.has(key),
    }));
    for (const each of inner.reverse()) open.push(each);
  }
  return found;
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
const sampleKeys: ReadonlySet<string> = new Set(['x-codeSamples', 'x-code-samples']);
const textKeys: ReadonlySet<string> = new Set(['title', 'summary', 'description']);
/** Fields of data that name fields. */
const namingKeys =
  /^(?:names?|keys?|columns?|headers?|fields?|param(?:eter)?s?|propert(?:y|ies)|attributes?|path|pointer|loc|location|source|target)$/i;

/**
 * Finds the name of a field that goes in a text for readers or in a value of an example. An ordinary word counts only in a
 * value that is a pointer, or that stands where data names fields.
 */
function createMentionFinder(lost: Lost) {
  const { fields, operations, schemas } = lost.exact;
  const findField = createFieldFinder(lost);
  const findInSample = createNameFinder(lost, ['fields'], { isOwn: true, isClientWord: true });
  // Names of headers do not depend on case.
  const isSent = (word: string): boolean => /[-_]/.test(word) && lost.derived.sent.has(formOf(word));
  const findText = (text: string, { key, isExample }: Around): string | undefined => {
    if (textKeys.has(key) && !isExample) {
      const asCode = [...text.matchAll(/`([^`\s]{1,200})`/g)].map(([, word = '']) => word);
      return [...wordsIn(text).filter((word) => !isOrdinary(word)), ...asCode].find((word) => fields.has(word));
    }
    const name = isExample ? findField(text) : undefined;
    const isNamed = namingKeys.test(key) || /^#?\//.test(text) || /\s|[?&]/.test(text);
    return name !== undefined && (isNamed || !isOrdinary(name)) ? name : undefined;
  };
  const named = (says: Named['says'], name: string | undefined): Named | undefined =>
    name === undefined ? undefined : { says, name };
  return (text: string, around: Around): Named | undefined => {
    if (around.isSample) return named('may name a field', findInSample(text)[0]);
    const words = around.isExample || textKeys.has(around.key) ? wordsIn(text) : [];
    return (
      named('names a field', findText(text, around)) ??
      named('names a header', words.find(isSent)) ??
      named(
        'names an operation',
        words.find((word) => operations.has(word) && !isSingleWord(word)),
      ) ??
      named(
        'names a schema',
        words.find((word) => schemas.has(word) && !isSingleWord(word)),
      )
    );
  };
}

function ofAddress(pointer: string, locate: Locate): Problem {
  const message = 'This has the address of a server, or the path of an operation, that is internal, and is shown.';
  const kind = 'Texts and values with addresses that are internal are shown.';
  return { severity: 'notice', place: locate(pointer), message, kind, remedy: 'Take the address out.' };
}

function ofName({ says, name }: Named, pointer: string, locate: Locate): Problem {
  const message = `This ${says} that is internal, "${name}", and is shown.`;
  const kind = 'Texts and examples with names of internal fields are shown.';
  return { severity: 'notice', place: locate(pointer), message, kind, remedy: 'Take the name out.' };
}
