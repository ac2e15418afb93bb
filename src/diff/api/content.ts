import type { Node } from '../../reference/json';
import {
  isFormType,
  isMultipartType,
  isXmlType,
  keepsJsonTypes,
  plainMediaType,
  standsFor,
} from '../../reference/mediaType';
import { codeSpan } from '../../reference/outputs/markdown/text';
import type { RuleName } from '../change';
import { type ComparedPlace, type Comparison, compareOnce, report } from '../comparison';
import { saidOfFile } from '../schemas/values';
import {
  areSkipped,
  type ComparedObjects,
  compareDocumentation,
  type FollowedObject,
  fieldOf,
  follow,
  followedEntries,
  inside,
  placeOf,
} from './comparedObjects';
import { compareEncodings } from './encodings';
import { isOneJsonType, matchMediaTypes } from './matchMediaTypes';

/** Compares Media Type Objects (4.14) by their media types. */
export function compareContent({ base, revision }: ComparedObjects, at: ComparedPlace, comparison: Comparison): void {
  const old = followedEntries(fieldOf(base, 'content'), comparison.base);
  const now = followedEntries(fieldOf(revision, 'content'), comparison.revision);
  const matched = matchMediaTypes([...old.keys()], [...now.keys()]);
  const replaced: [type: string, before: FollowedObject][] = [];
  for (const [type, before] of old) {
    const other = matched.get(type);
    const after = other === undefined ? undefined : now.get(other);
    if (other === undefined || !after) {
      report(at, 'media-type-removed', { base: before.pointer, name: type });
      replaced.push([type, before]);
      continue;
    }
    const both = { base: before, revision: after };
    if (plainMediaType(other) !== plainMediaType(type)) {
      if (areSkipped(both, comparison, true)) continue;
      const detail = `${codeSpan(type)} → ${codeSpan(other)}`;
      report(at, ruleOfOther(type, other, at), { base: before.pointer, revision: after.pointer, name: type, detail });
    }
    compareMediaType(both, type, at, comparison);
  }
  const known = new Set(matched.values());
  const fresh = [...now.keys()].filter((type) => !known.has(type));
  for (const type of fresh) report(at, 'media-type-added', { revision: now.get(type)?.pointer, name: type });
  const [[type, before] = [], ...others] = replaced;
  const [after, ...further] = fresh.map((each) => now.get(each));
  // A media type that replaces another one has the same values in another serialization.
  if (type === undefined || !before || !after || others.length + further.length > 0) return;
  const both = { base: before, revision: after };
  if (!areSkipped(both, comparison, true)) compareMediaType(both, type, at, comparison);
}

/** A client that asks for one type of JSON need not be given another one, whichever of the two is the more general. */
function ruleOfOther(type: string, other: string, { direction }: ComparedPlace): RuleName {
  const isJson = [type, other].every(isOneJsonType);
  if (isJson && direction === 'response') return 'json-type-changed';
  if (standsFor(other, type)) return 'media-type-widened';
  return standsFor(type, other) ? 'media-type-narrowed' : 'json-type-changed';
}

function compareMediaType(both: ComparedObjects, type: string, at: ComparedPlace, comparison: Comparison): void {
  if (areSkipped(both, comparison)) return;
  const within = { ...inside(at, both), written: writtenIn(type) };
  compareDocumentation(both, within, ['example', 'examples']);
  if (!areFiles(both, type, comparison)) compareSchemaFields(both, within, comparison);
  compareEncodings(both, type, within, comparison);
}

/** Whether each side says no more than that a body is a file: by its media type alone since 3.1, before by a format. */
function areFiles({ base, revision }: ComparedObjects, type: string, comparison: Comparison): boolean {
  if (keepsJsonTypes(type) || isXmlType(type) || isFormType(type) || isMultipartType(type)) return false;
  return isFile(base, type, comparison.base) && isFile(revision, type, comparison.revision);
}

function isFile(media: FollowedObject, type: string, document: Node): boolean {
  if (typeof media.node.schema !== 'object') return media.node.schema !== false;
  const schema = follow(fieldOf(media, 'schema'), document)?.node ?? {};
  return saidOfFile([schema], type) !== undefined;
}

/** How values are written in a media type; a wildcard may mean JSON. */
function writtenIn(type: string): ComparedPlace['written'] {
  if (keepsJsonTypes(type) || type.includes('*')) return undefined;
  return isXmlType(type) ? 'XML' : 'text';
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
    if (old && now)
      compareOnce('schema', [[old], [now]], at, comparison, (inner) =>
        comparison.compareSchemas([old], [now], inner, comparison),
      );
  }
}
