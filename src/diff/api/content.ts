import { isNode, isSame } from '../../reference/json';
import { isXmlType, keepsJsonTypes, plainMediaType, standsFor } from '../../reference/mediaType';
import type { Located } from '../../reference/objects/context';
import { extendPointer } from '../../reference/pointer';
import { type ComparedPlace, type Comparison, report } from '../comparison';
import {
  type ComparedObjects,
  compareDocumentation,
  fieldOf,
  followedEntries,
  inside,
  placeOf,
} from './comparedObjects';

/** Compares Media Type Objects (4.14) by their media types. */
export function compareContent({ base, revision }: ComparedObjects, at: ComparedPlace, comparison: Comparison): void {
  const old = followedEntries(fieldOf(base, 'content'), comparison.base);
  const now = followedEntries(fieldOf(revision, 'content'), comparison.revision);
  const fresh = new Set(now.keys());
  const gone = new Set(old.keys());
  for (const [type, before] of old) {
    const known = [...fresh].find((other) => plainMediaType(other) === plainMediaType(type));
    const after = known === undefined ? undefined : now.get(known);
    if (known === undefined || !after) continue;
    gone.delete(type);
    fresh.delete(known);
    compareMediaType({ base: before, revision: after }, type, at, comparison);
  }
  const replaced: [type: string, before: Located][] = [];
  for (const [type, before] of [...old].filter(([each]) => gone.has(each))) {
    const other = [...fresh].find((candidate) => standsFor(candidate, type) || standsFor(type, candidate));
    const after = other === undefined ? undefined : now.get(other);
    if (other === undefined || !after) {
      report(at, 'media-type-removed', { base: before.pointer, name: type });
      replaced.push([type, before]);
      continue;
    }
    fresh.delete(other);
    const detail = `\`${type}\` → \`${other}\``;
    const places = { base: before.pointer, revision: after.pointer, name: type, detail };
    report(at, standsFor(other, type) ? 'media-type-widened' : 'media-type-narrowed', places);
    compareMediaType({ base: before, revision: after }, type, at, comparison);
  }
  for (const type of fresh) report(at, 'media-type-added', { revision: now.get(type)?.pointer, name: type });
  const [[type, before] = [], ...others] = replaced;
  const [after, ...further] = [...fresh].map((each) => now.get(each));
  // A media type that replaces another one has the same values in another serialization.
  if (type !== undefined && before && after && others.length + further.length === 0) {
    compareMediaType({ base: before, revision: after }, type, at, comparison);
  }
}

function compareMediaType(both: ComparedObjects, type: string, at: ComparedPlace, comparison: Comparison): void {
  const { base, revision } = both;
  const within = { ...inside(at, both), written: writtenIn(type) };
  compareDocumentation(both, within, ['example', 'examples']);
  compareSchemaFields(both, within, comparison);
  const [old, now] = [base, revision].map((object) => fieldOf(object, 'encoding'));
  if (!old || !now) return;
  for (const name of namesOf(old.value, now.value)) {
    const [before, after] = [old, now].map(({ value }) => (isNode(value) ? value[name] : undefined));
    if (isSame(before, after)) continue;
    const place = (found: typeof old, value: unknown, without: string): string =>
      value === undefined ? without : extendPointer(found.pointer, name);
    const places = { base: place(old, before, base.pointer), revision: place(now, after, revision.pointer) };
    report(within, 'serialization-changed', { ...places, name, detail: `\`encoding\` of \`${name}\`` });
  }
}

/** How values are written in a media type; a wildcard may mean JSON. */
function writtenIn(type: string): ComparedPlace['written'] {
  if (keepsJsonTypes(type) || type.includes('*')) return undefined;
  return isXmlType(type) ? 'XML' : 'text';
}

function namesOf(...values: unknown[]): Set<string> {
  return new Set(values.flatMap((value) => (isNode(value) ? Object.keys(value) : [])));
}

/** Compares the schemas that two objects state by themselves; a missing one allows every value. */
export function compareSchemaFields(
  { base, revision }: ComparedObjects,
  at: ComparedPlace,
  comparison: Comparison,
): void {
  for (const field of ['schema', 'itemSchema']) {
    if (base.node[field] === undefined && revision.node[field] === undefined) continue;
    const [old, now] = [base, revision].map((object) => ({
      value: object.node[field],
      pointer: placeOf(object, field),
    }));
    if (old && now) comparison.compareSchemas([old], [now], at, comparison);
  }
}
