import { greaterNumber, isNumber, isInteger as isWhole, type JsonNumber, nextInteger } from '../exactNumber';
import { boundOf, limitsBy, patternsOf, type StatedBound } from '../keywords/limits';
import { isFileType, isTextType } from '../mediaType';
import type { SchemaObject } from '../model';
import { patternOf } from './exampleCache';
import { formatTexts } from './formats';
import { patternTexts } from './patternText';
import type { Attempt } from './sampling';
import { middleOf, multipleFrom } from './scaledNumbers';

/** No made-up text is longer. */
const maxTextLength = 1000;

/** Steps of texts for one pattern, and of the checks of these, of which an example as a whole may take some more. */
const maxPatternSteps = 2_000;

/** Formats of times as seconds since 1970. */
const secondsFormat = /^(?:unix|epoch)[-_]?(?:time|time-?stamp|seconds)?$/i;

/** The time that texts have as well, `2026-03-02T08:15:00Z`. */
const someSeconds = 1_772_439_300;

/** A number with a sign or zeros before it, which most patterns leave open. */
const signedNumber = /^(?:[+-]|0(?=\d))\d+(?:[.,]\d+)?$/;

/** Texts that are mixed enough to meet what patterns commonly ask of passwords, codes and names. */
const mixedTexts = ['Text1', 'Passw0rd!', 'Passw0rd', 'Aa1!Aa1!Aa1!Aa1!', 'TEXT', '1', 'A1', 'a-1', ''];

/**
 * Texts for a schema, the plainest first; a `variant` above zero starts with another one. The libraries do not keep a
 * pattern and a length together.
 */
export function* texts(
  applied: readonly SchemaObject[],
  variant: number,
  { cache, steps }: Pick<Attempt, 'cache' | 'steps'>,
): Generator<string> {
  const shortest = Math.min(boundOf(applied, 'length', 'lower')?.value ?? 0, maxTextLength);
  const longest = boundOf(applied, 'length', 'upper')?.value ?? Number.POSITIVE_INFINITY;
  const encodings = limitsBy(applied, 'contentEncoding').map(String);
  const isOfBytes = encodings.length === 0 && limitsBy(applied, 'contentMediaType').some(isOfFile);
  const formats = [...applied.map(({ format }) => format), ...encodings, ...(isOfBytes ? ['binary'] : [])];
  for (const format of formats) yield* formatTexts(format, shortest, variant);
  yield* plainTexts(shortest, longest, variant);
  const patterns = patternsOf(applied);
  for (const source of patterns) {
    const pattern = patternOf(source, cache);
    const least = steps.left - maxPatternSteps;
    for (const text of pattern ? patternTexts(pattern, shortest, variant, steps) : []) {
      if (signedNumber.test(text)) yield text.replace(/^[+-]?0*(?=\d)/, '');
      yield text;
      if (steps.left < least) break;
    }
  }
  if (patterns.length > 0) for (const text of mixedTexts) yield text.padEnd(shortest, 'x');
}

/** Whether a stated media type has no text: such a value is a file's bytes (OpenAPI 3.1), as `format: binary` was before. */
function isOfFile(mediaType: unknown): boolean {
  return isFileType(String(mediaType)) && !isTextType(String(mediaType));
}

function* plainTexts(shortest: number, longest: number, variant: number): Generator<string> {
  const text = variant === 0 ? 'text' : `text${variant + 1}`;
  if (variant > 0 && text.length > longest) yield String.fromCharCode(97 + (variant % 26)).padEnd(shortest, 'x');
  yield text.padEnd(shortest, 'x').slice(0, longest);
}

/**
 * Numbers for a schema, the plainest first: near 1, also where limits lie far around it. The libraries take the lower
 * limit.
 */
export function* numbers(applied: readonly SchemaObject[], isInteger: boolean, variant: number): Generator<JsonNumber> {
  const bounds = (['lower', 'upper'] as const).map((side) => boundOf(applied, 'number', side));
  const [low = Number.NEGATIVE_INFINITY, high = Number.POSITIVE_INFINITY] = bounds.map((bound) => bound?.value);
  const multiples = limitsBy(applied, 'multipleOf')
    .filter(isNumber)
    .filter((step) => Number(step) > 0);
  const steps = multiples.map(Number);
  if (applied.some(({ format = '' }) => secondsFormat.test(format))) yield someSeconds + 60 * variant;
  const isFree = !isInteger && steps.length === 0;
  const start = Math.min(Math.max(1, low), high);
  if (bounds.some((bound) => bound?.exact && bound.value === start)) yield* besideExact(bounds, variant);
  if (isFree && variant === 0) yield start;
  yield* onGrid(start, Math.max(...steps, isInteger ? 1 : 0) || 1, isFree, { variant, isFromAbove: start < 1 });
  if (Number.isFinite(low) && Number.isFinite(high) && steps.length === 0) yield* between(low, high, isInteger);
  yield* besideExact(bounds, variant);
  yield* exactly(bounds, isInteger ? [...multiples, 1] : multiples, variant);
}

/** Multiples of a step from a number on, upwards and downwards, with halves between them where these may be. */
function* onGrid(
  start: number,
  step: number,
  hasHalves: boolean,
  { variant, isFromAbove }: { variant: number; isFromAbove: boolean },
): Generator<number> {
  const nearest = round(start / step);
  const first = isFromAbove ? Math.floor(nearest) : Math.ceil(nearest);
  const at = (place: number): number => (Number.isInteger(step) ? place * step : round(place * step));
  for (const way of isFromAbove ? [-1, 1] : [1, -1]) {
    for (let count = variant; count < variant + 60; count += 1) {
      yield at(first + way * count);
      if (hasHalves) yield at(first + way * count) + 0.5;
    }
  }
}

/** The bounds that JavaScript would round, and what is next to them. */
function* besideExact([lower, upper]: (StatedBound | undefined)[], variant: number): Generator<JsonNumber> {
  for (const [bound, step] of [
    [lower, 1],
    [upper, -1],
  ] as const) {
    let next: JsonNumber | undefined = bound?.exact;
    for (let count = 0; next !== undefined && count <= variant + 1; count += 1) {
      if (count >= variant) yield next;
      next = isWhole(next) ? nextInteger(next, step) : undefined;
    }
  }
}

/** Numbers inside bounds or on a grid for which the ones above are rounded: beyond 2^53, or of more digits. */
function* exactly(
  [lower, upper]: (StatedBound | undefined)[],
  steps: readonly JsonNumber[],
  variant: number,
): Generator<JsonNumber> {
  const [from, to] = [lower, upper].map((bound) => bound && (bound.exact ?? bound.value));
  const [first, ...others] = steps;
  const middle = first === undefined && from !== undefined && to !== undefined ? middleOf(from, to) : undefined;
  if (middle !== undefined) yield middle;
  if (first === undefined) return;
  const way = from === undefined && to !== undefined ? -1 : 1;
  for (const place of [variant, variant + 1]) {
    const multiple = multipleFrom(from ?? to ?? 1, others.reduce(greaterNumber, first), way * place);
    if (multiple !== undefined) yield multiple;
  }
}

/** Numbers inside narrow bounds. */
function* between(low: number, high: number, isInteger: boolean): Generator<number> {
  for (const share of [0.5, 0.25, 0.75, 0, 1]) {
    const value = low + (high - low) * share;
    yield isInteger ? Math.round(value) : round(value);
  }
}

/** Takes away what binary fractions add: 0.1 + 0.2 is 0.3. */
function round(value: number): number {
  return Number(value.toPrecision(12));
}
