import { countDigits, ExactNumber, maxDigits, numberOf } from '../exactNumber';
import { extendPointer } from '../pointer';
import type { Locate, Problem } from '../problems';

/**
 * Where the bundler's library works on a tree, its numbers are those of JavaScript, since it knows no others; the texts
 * of those that were written in another way are noted beside them, under a key that copies of an object keep.
 */
const texts = Symbol('numbers as they are written');

type Holder = Record<string, unknown> & { [texts]?: Record<string, string> };

/** One constructor for all objects and lists whose numbers are written alike, by these texts. */
export type NumberMarks = Map<string, object>;

/**
 * Puts a number of JavaScript in the place of each exact one. `copy` is the tree itself or a structured clone of it. The
 * bundler takes objects for one that are equal and have one constructor, so those with other numbers get others by `marks`.
 */
export function setNumbersAside(tree: unknown, copy: unknown, marks: NumberMarks, seen = new Set<object>()): void {
  if (typeof tree !== 'object' || tree === null || seen.has(tree)) return;
  seen.add(tree);
  const holder = copy as Holder;
  for (const [key, inner] of Object.entries(tree)) {
    if (!(inner instanceof ExactNumber)) {
      setNumbersAside(inner, holder[key], marks, seen);
      continue;
    }
    holder[texts] ??= {};
    holder[texts][key] = inner.text;
    holder[key] = Number(inner);
  }
  if (holder[texts] && !Object.hasOwn(holder, 'constructor')) mark(holder, JSON.stringify(holder[texts]), marks);
}

function mark(holder: Holder, written: string, marks: NumberMarks): void {
  const value = marks.get(written) ?? {};
  marks.set(written, value);
  Object.defineProperty(holder, 'constructor', { value, enumerable: false, configurable: true });
}

/** Takes the mark away; a field of the same name is one that can be listed. */
function unmark(holder: Holder): void {
  if (!Object.keys(holder).includes('constructor')) Reflect.deleteProperty(holder, 'constructor');
}

/**
 * Puts the exact numbers back, in place, and says which of them are too long to be calculated with, and which numbers of
 * YAML are none in JSON, so that they become texts.
 */
export function putNumbersBack(document: unknown, locate: Locate): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<object>();
  const visit = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const holder = value as Holder;
    const noted = holder[texts] ?? {};
    if (holder[texts]) unmark(holder);
    delete holder[texts];
    for (const [key, inner] of Object.entries(holder)) {
      const at = extendPointer(pointer, key);
      visit(inner, at);
      if (typeof inner !== 'number') continue;
      const text = Object.hasOwn(noted, key) ? noted[key] : undefined;
      const isNoted = text !== undefined && Object.is(Number(text), inner);
      if (isNoted) {
        const number = numberOf(text);
        if (countDigits(number) > maxDigits) problems.push(tooLong(at, locate));
        holder[key] = number;
      } else if (!Number.isFinite(inner)) {
        problems.push(noNumber(inner, at, locate));
        holder[key] = nameOf(inner);
      }
    }
  };
  visit(document, '#');
  return problems;
}

function nameOf(number: number): string {
  return Number.isNaN(number) ? '.nan' : number > 0 ? '.inf' : '-.inf';
}

function tooLong(pointer: string, locate: Locate): Problem {
  return {
    severity: 'notice',
    place: locate(pointer),
    message: `A number has more than ${maxDigits} digits; it is shown as it is written, and no multiples of it are checked.`,
    remedy: 'Write fewer digits, or a text.',
  };
}

function noNumber(number: number, pointer: string, locate: Locate): Problem {
  return {
    severity: 'notice',
    place: locate(pointer),
    message: `JSON has no number for ${nameOf(number)}, so it is a text here.`,
    remedy: 'Write a finite number, or leave it out.',
  };
}
