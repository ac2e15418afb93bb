import { isSame } from '../../reference/json';
import { codeSpan } from '../../reference/outputs/markdown/text';
import type { RuleName } from '../change';
import { type ComparedPlace, type Comparison, report } from '../comparison';
import {
  areSkipped,
  type ComparedObjects,
  compareDocumentation,
  type FollowedObject,
  fieldOf,
  follow,
  followedEntries,
  followedMembers,
  hasField,
  inside,
} from './comparedObjects';
import { compareContent, compareSchemaFields } from './content';
import { compareSerialization } from './serialization';

type Responses = ReadonlyMap<string, FollowedObject>;

/** Compares Responses Objects (4.16) by their statuses. */
export function compareResponses({ base, revision }: ComparedObjects, at: ComparedPlace, comparison: Comparison): void {
  const old = followedEntries(fieldOf(base, 'responses'), comparison.base);
  const now = followedEntries(fieldOf(revision, 'responses'), comparison.revision);
  const [stated, statedNow] = [
    follow(fieldOf(base, 'responses'), comparison.base),
    follow(fieldOf(revision, 'responses'), comparison.revision),
  ];
  if (stated && statedNow) compareDocumentation({ base: stated, revision: statedNow }, at, []);
  const [paired, pairedNow] = [new Set<string>(), new Set<string>()];
  for (const [status, before] of old) {
    for (const [other, after] of counterpartsOf(status, old, now)) {
      const both = { base: before, revision: after };
      if (other !== status && areSkipped(both, comparison, true)) continue;
      paired.add(status);
      pairedNow.add(other);
      const detail = `${codeSpan(status)} → ${codeSpan(other)}`;
      const places = { base: before.pointer, revision: after.pointer, name: status, detail };
      if (other !== status) report(at, isWider(other, status) ? 'response-widened' : 'response-narrowed', places);
      compareResponse(both, at, comparison);
    }
  }
  for (const [status, { pointer }] of old) {
    if (!paired.has(status)) report(at, removalOf(status, old), { base: pointer, name: status });
  }
  for (const [status, { pointer }] of now) {
    const rule = isSuccess(status, now) ? 'success-response-added' : 'response-added';
    if (!pairedNow.has(status)) report(at, rule, { revision: pointer, name: status });
  }
}

function removalOf(status: string, responses: Responses): RuleName {
  if (!isSuccess(status, responses)) return 'response-removed';
  return status === 'default' ? 'default-response-removed' : 'success-response-removed';
}

/** The responses that replace one: the one with its status, else new ones with a wider or narrower status. */
function counterpartsOf(status: string, old: Responses, now: Responses): [status: string, response: FollowedObject][] {
  const same = now.get(status);
  if (same) return [[status, same]];
  return [...now].filter(
    ([other]) =>
      !old.has(other) &&
      (isWider(other, status) || isWider(status, other)) &&
      isSuccess(other, now) === isSuccess(status, old),
  );
}

/** Whether a status includes another one: `4XX` includes `404`, and `default` includes all. */
function isWider(status: string, other: string): boolean {
  return status === 'default' || (/^\dXX$/i.test(status) && status[0] === other[0]);
}

/** Whether a status is one of success; so is `default` where no other one is. */
function isSuccess(status: string, responses: Responses): boolean {
  const isStated = (one: string): boolean => /^[23]/.test(one);
  return isStated(status) || (status === 'default' && ![...responses.keys()].some(isStated));
}

function compareResponse(both: ComparedObjects, at: ComparedPlace, comparison: Comparison): void {
  if (areSkipped(both, comparison) || comparison.isUnchanged(both.base, both.revision)) return;
  const within = inside(at, both);
  compareDocumentation(both, within, ['summary', 'description']);
  compareHeaders(both, within, comparison);
  compareContent(both, within, comparison);
  compareLinks(both, within, comparison);
}

function compareHeaders({ base, revision }: ComparedObjects, at: ComparedPlace, comparison: Comparison): void {
  const old = byLowerCase(followedMembers(fieldOf(base, 'headers'), comparison.base));
  const now = byLowerCase(followedMembers(fieldOf(revision, 'headers'), comparison.revision));
  for (const [name, [shown, before]] of old) {
    const after = now.get(name)?.[1];
    if (after) compareHeader({ base: before, revision: after }, shown, at, comparison);
    else report(at, 'header-removed', { base: before.pointer, name: shown });
  }
  for (const [name, [shown, after]] of now) {
    if (!old.has(name)) report(at, 'header-added', { revision: after.pointer, name: shown });
  }
}

function byLowerCase(entries: Map<string, FollowedObject>): Map<string, [name: string, header: FollowedObject]> {
  const named = [...entries].map(([name, header]): [string, [string, FollowedObject]] => [
    name.toLowerCase(),
    [name, header],
  ]);
  // The media types say it (4.17).
  return new Map(named.filter(([name]) => name !== 'content-type'));
}

function compareHeader(both: ComparedObjects, name: string, at: ComparedPlace, comparison: Comparison): void {
  const { base, revision } = both;
  if (areSkipped(both, comparison) || comparison.isUnchanged(base, revision)) return;
  const within = { ...inside(at, both), written: hasField(base, 'content') ? undefined : ('text' as const) };
  const [was, is] = [base.node.required === true, revision.node.required === true];
  if (was && !is) report(within, 'header-became-optional', { name });
  if (!was && is) report(within, 'header-became-required', { name });
  compareSerialization(both, within, comparison);
  compareDocumentation(both, within, ['description', 'example', 'examples']);
  if (hasField(base, 'content') || hasField(revision, 'content')) compareContent(both, within, comparison);
  else compareSchemaFields(both, within, comparison);
}

/** Compares Link Objects (4.20) by their names. */
function compareLinks({ base, revision }: ComparedObjects, at: ComparedPlace, comparison: Comparison): void {
  const old = followedEntries(fieldOf(base, 'links'), comparison.base);
  const now = followedEntries(fieldOf(revision, 'links'), comparison.revision);
  for (const [name, before] of old) {
    const after = now.get(name);
    if (!after) report(at, 'link-removed', { base: before.pointer, name });
    else if (!areSkipped({ base: before, revision: after }, comparison) && !isSame(targetOf(before), targetOf(after))) {
      report(at, 'link-changed', { base: before.pointer, revision: after.pointer, name });
    }
  }
  for (const [name, after] of now) {
    if (!old.has(name)) report(at, 'link-added', { revision: after.pointer, name });
  }
}

function targetOf({ node }: FollowedObject): unknown[] {
  return ['operationId', 'operationRef', 'parameters', 'requestBody', 'server'].map((field) => node[field] ?? null);
}
