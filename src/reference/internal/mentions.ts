import type { Node } from '../json';
import type { Locate } from '../load/sourceMap';
import { extendPointer } from '../pointer';
import type { Problem } from '../problems';
import type { Cleaning } from './cleanDocument';
import { isOrdinary } from './codeNames';
import { createFieldFinder } from './listedFields';
import { createAddressFinder } from './lostAddresses';
import type { Lost } from './lostNames';
import type { Part } from './parts';
import { wordsIn } from './values';

/** What a text in the document stands in: its key, and whether that is in an example. */
interface Around {
  key: string;
  isExample: boolean;
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
    { value: left, pointer: '#', key: '', isExample: false },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, pointer, isExample } = next;
    if (typeof value === 'string') {
      const isAddress = hasAddress?.(value) === true || (accessKeys.has(next.key) && hasServer?.(value) === true);
      const name = isAddress ? undefined : findName(value, next);
      if (isAddress) found.push(ofAddress(pointer, locate));
      else if (name !== undefined) found.push(ofName(name, pointer, locate));
    }
    if (typeof value !== 'object' || value === null) continue;
    const isItem = Array.isArray(value);
    const inner = Object.entries(value).map(([key, each]) => ({
      value: each,
      pointer: extendPointer(pointer, key),
      key: isItem ? next.key : key,
      isExample: isExample || exampleKeys.has(key),
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
const textKeys: ReadonlySet<string> = new Set(['title', 'summary', 'description']);
/** Fields of data that name fields. */
const namingKeys =
  /^(?:fields?|param(?:eter)?s?|propert(?:y|ies)|attributes?|path|pointer|loc|location|source|target)$/i;

/**
 * Finds the name of a field that goes in a text for readers or in a value of an example. An ordinary word counts only in a
 * value that is a pointer, or that stands where data names fields.
 */
function createMentionFinder(lost: Lost) {
  const { fields } = lost.exact;
  const findField = createFieldFinder(lost);
  return (text: string, { key, isExample }: Around): string | undefined => {
    if (fields.size === 0) return undefined;
    if (textKeys.has(key) && !isExample) {
      const asCode = [...text.matchAll(/`([^`\s]{1,200})`/g)].map(([, word = '']) => word);
      return [...wordsIn(text).filter((word) => !isOrdinary(word)), ...asCode].find((word) => fields.has(word));
    }
    const name = isExample ? findField(text) : undefined;
    const isNamed = namingKeys.test(key) || /^#?\//.test(text) || /\s|[?&]/.test(text);
    return name !== undefined && (isNamed || !isOrdinary(name)) ? name : undefined;
  };
}

function ofAddress(pointer: string, locate: Locate): Problem {
  const message = 'This has the address of a server, or the path of an operation, that is internal, and is shown.';
  const kind = 'Texts and values with addresses that are internal are shown.';
  return { severity: 'notice', place: locate(pointer), message, kind, remedy: 'Take the address out.' };
}

function ofName(name: string, pointer: string, locate: Locate): Problem {
  const message = `This names a field that is internal, "${name}", and is shown.`;
  const kind = 'Texts and examples with names of internal fields are shown.';
  return { severity: 'notice', place: locate(pointer), message, kind, remedy: 'Take the name out.' };
}
