import { listOf } from '../../reference/buildContext';
import { type Json, type Node, valueKey, without } from '../../reference/json';
import { toJsonText } from '../../reference/jsonText';
import { unionKeywords } from '../../reference/keywords/subschemasOf';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { extendPointer } from '../../reference/pointer';
import { shortened } from '../../reference/shortened';
import { inShort } from '../../reference/words';
import { type ComparedPlace, type Pair, report } from '../comparison';
import { constantsIn, listedValues } from './allowed';
import { statedIn, type View } from './views';

/** Compares the values that `enum` and `const` allow. */
export function compareValues({ base, revision }: Pair, at: ComparedPlace): void {
  const [old, now] = [listedValues(base), listedValues(revision)];
  const places = { base: listsIn(base)[0]?.pointer, revision: listsIn(revision)[0]?.pointer };
  if (!old || !now) {
    if (now) report(at, 'values-listed', { ...places, detail: inShort(now.map(code)) });
    if (old) report(at, 'values-unlisted', places);
    return;
  }
  const [removed, added] = [without(old, now), without(now, old)];
  if (removed.length === 1 && added.length === 1 && old.length === 1 && now.length === 1) {
    report(at, 'value-changed', { ...places, name: nameOf(old[0]), detail: `${code(old[0])} → ${code(now[0])}` });
    return;
  }
  const [placeIn, placeNow] = [
    removed.length > 0 ? placesIn(base) : undefined,
    added.length > 0 ? placesIn(revision) : undefined,
  ];
  for (const value of removed) {
    report(at, 'value-removed', { ...places, base: placeIn?.(value), name: nameOf(value), detail: code(value) });
  }
  for (const value of added) {
    report(at, 'value-added', { ...places, revision: placeNow?.(value), name: nameOf(value), detail: code(value) });
  }
}

/** Characters of a value that a message has; the place of a change leads to all of it. */
const longest = 300;

/** A value as code within a message: its JSON between backticks, cut where it is long. */
export function code(value: unknown): string {
  return codeSpan(shortened(toJsonText(value), longest));
}

/** What texts may call a value by. */
function nameOf(value: unknown): string {
  return shortened(String(value), longest);
}

/** What lists the values of a view, with the values that have places of their own. */
function listsIn(view: View): { values: unknown[]; pointer: string }[] {
  const alternatives = unionKeywords.flatMap((keyword) => statedIn(view, keyword));
  return [
    ...statedIn(view, 'enum').map(({ value, pointer }) => ({ values: listOf(value), pointer })),
    ...statedIn(view, 'const').map(({ pointer }) => ({ values: [], pointer })),
    ...alternatives.flatMap(({ value, pointer }) => {
      const values = constantsIn(value);
      return values ? [{ values, pointer }] : [];
    }),
  ];
}

/** Finds the place of a value in the lists of a view, which are gone through once. */
function placesIn(view: View): (value: unknown) => string | undefined {
  const lists = listsIn(view);
  const places = new Map<string, string>();
  for (const { values, pointer } of lists) {
    for (const [index, value] of values.entries()) {
      const key = valueKey(value as Json);
      if (!places.has(key)) places.set(key, extendPointer(pointer, index));
    }
  }
  return (value) => places.get(valueKey(value as Json)) ?? lists[0]?.pointer;
}

/** Compares `x-extensible-enum`, the values known so far of a list that may grow. */
export function compareKnownValues({ base, revision }: Pair, at: ComparedPlace): void {
  const [old, now] = [base, revision].map((view) => statedIn(view, 'x-extensible-enum')[0]);
  if (!old || !now) return;
  const places = { base: old.pointer, revision: now.pointer };
  for (const value of without(old.value, now.value)) {
    report(at, 'known-value-removed', { ...places, name: nameOf(value), detail: code(value) });
  }
  for (const value of without(now.value, old.value)) {
    report(at, 'known-value-added', { ...places, name: nameOf(value), detail: code(value) });
  }
}

/** Patterns that every text matches. */
const anyText = ['', '.*', '^.*$', '^.*', '.*$', '^'];

/** Compares patterns; of several, those that the other side has not. */
export function comparePatterns({ base, revision }: Pair, at: ComparedPlace): void {
  const patternsOf = (view: View) => statedIn(view, 'pattern').filter(({ value }) => !anyText.includes(String(value)));
  const [old, now] = [patternsOf(base), patternsOf(revision)];
  const gone = old.filter(({ value }) => !now.some((other) => other.value === value));
  const fresh = now.filter(({ value }) => !old.some((other) => other.value === value));
  for (let index = 0; index < Math.max(gone.length, fresh.length); index += 1) {
    const [was, is] = [gone[index], fresh[index]];
    const places = { base: was?.pointer, revision: is?.pointer };
    if (was && is) report(at, 'pattern-changed', { ...places, detail: `${code(was.value)} → ${code(is.value)}` });
    else if (is) report(at, 'pattern-added', { ...places, detail: code(is.value) });
    else report(at, 'pattern-removed', { ...places, detail: code(was?.value) });
  }
}

/** Formats of 3.0 with the keywords that say the same since 3.1 (4.1, migration from 3.0). */
const formatsOf30: readonly { format: string; keyword: string; value: string }[] = [
  { format: 'byte', keyword: 'contentEncoding', value: 'base64' },
  { format: 'base64url', keyword: 'contentEncoding', value: 'base64url' },
  { format: 'binary', keyword: 'contentMediaType', value: 'application/octet-stream' },
];

/** The keyword by which one side says what the other one says by a format; undefined where it does not. */
export function keywordOfFormat({ base, revision }: Pair): string | undefined {
  const says = (view: View, keyword: string, wanted: string): boolean =>
    statedIn(view, keyword).some(({ value }) => value === wanted);
  return formatsOf30.find(({ format, keyword, value }) =>
    [
      [base, revision],
      [revision, base],
    ].some(([one, other]) => one && other && says(one, 'format', format) && says(other, keyword, value)),
  )?.keyword;
}

/** Keywords that say of a text that it is the bytes of a file. */
const ofFile: Readonly<Record<string, (value: unknown, type: string) => boolean>> = {
  type: (value) => value === 'string',
  format: (value) => value === 'binary',
  contentMediaType: (value, type) => value === type || value === fileType,
};
const fileType = 'application/octet-stream';
const annotations: ReadonlySet<string> = new Set(['title', 'description', 'example', 'examples', 'externalDocs']);

/** The keywords of schemas that say no more than that a value of a media type is a file; undefined where they say more. */
export function saidOfFile(schemas: readonly Node[], type: string): string[] | undefined {
  const said = schemas.flatMap((schema) => Object.entries(schema));
  const limiting = said.filter(([keyword]) => !annotations.has(keyword) && !keyword.startsWith('x-'));
  const isOfFile = limiting.every(([keyword, value]) => ofFile[keyword]?.(value, type));
  return isOfFile ? limiting.map(([keyword]) => keyword) : undefined;
}

/**
 * Whether each side says no more than that a value is a file: by a format in 3.0, since 3.1 by a media type without a type, or
 * by nothing in a form (4.15.2).
 */
export function areFiles(views: Pair, { written }: ComparedPlace): boolean {
  return [views.base, views.revision].every(({ schemas }) => {
    const said = schemas.some(({ orNull }) => orNull)
      ? undefined
      : saidOfFile(
          schemas.map(({ node }) => node),
          fileType,
        );
    return said && (said.length === 0 ? written === 'text' : said.some((keyword) => keyword !== 'type'));
  });
}

/** Compares what the content of a text is (`contentMediaType`, `contentEncoding`). */
export function compareContentKinds(pair: Pair, at: ComparedPlace): void {
  const { base, revision } = pair;
  const known = keywordOfFormat(pair);
  for (const keyword of ['contentMediaType', 'contentEncoding'].filter((each) => each !== known)) {
    const [old, now] = [statedIn(base, keyword)[0], statedIn(revision, keyword)[0]];
    if (old?.value === now?.value) continue;
    const places = { base: old?.pointer, revision: now?.pointer };
    const rule = !old ? 'content-added' : !now ? 'content-removed' : 'content-changed';
    report(at, rule, {
      ...places,
      detail: `${codeSpan(keyword)} ${code(old?.value ?? null)} → ${code(now?.value ?? null)}`,
    });
  }
}
