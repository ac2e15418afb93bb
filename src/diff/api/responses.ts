import { isSame } from '../../reference/json';
import type { Located } from '../../reference/objects/context';
import { type At, type Comparison, report } from '../comparison';
import { compareContent, compareSchemaFields } from './content';
import { compareSerialization } from './parameters';
import { type Both, compareDocumentation, fieldOf, followedEntries, followedMembers, hasField, inside } from './parts';

/** Compares Responses Objects (4.16) by their statuses. */
export function compareResponses({ base, revision }: Both, at: At, comparison: Comparison): void {
  const old = followedEntries(fieldOf(base, 'responses'), comparison.base);
  const now = followedEntries(fieldOf(revision, 'responses'), comparison.revision);
  for (const [status, before] of old) {
    const after = now.get(status);
    const rule = isSuccess(status) ? 'success-response-removed' : 'response-removed';
    if (after) compareResponse({ base: before, revision: after }, at, comparison);
    else report(at, rule, { base: before.pointer, detail: `\`${status}\`` });
  }
  for (const [status, after] of now) {
    const rule = isSuccess(status) ? 'success-response-added' : 'response-added';
    if (!old.has(status)) report(at, rule, { revision: after.pointer, detail: `\`${status}\`` });
  }
}

function isSuccess(status: string): boolean {
  return /^[23]/.test(status);
}

function compareResponse(both: Both, at: At, comparison: Comparison): void {
  const within = inside(at, both);
  compareDocumentation(both, within, ['summary', 'description']);
  compareHeaders(both, within, comparison);
  compareContent(both, within, comparison);
  compareLinks(both, within, comparison);
}

function compareHeaders({ base, revision }: Both, at: At, comparison: Comparison): void {
  const old = byLowerCase(followedMembers(fieldOf(base, 'headers'), comparison.base));
  const now = byLowerCase(followedMembers(fieldOf(revision, 'headers'), comparison.revision));
  for (const [name, [shown, before]] of old) {
    const after = now.get(name)?.[1];
    if (after) compareHeader({ base: before, revision: after }, shown, at, comparison);
    else report(at, 'header-removed', { base: before.pointer, detail: `\`${shown}\`` });
  }
  for (const [name, [shown, after]] of now) {
    if (!old.has(name)) report(at, 'header-added', { revision: after.pointer, detail: `\`${shown}\`` });
  }
}

function byLowerCase(entries: Map<string, Located>): Map<string, [name: string, header: Located]> {
  return new Map([...entries].map(([name, header]) => [name.toLowerCase(), [name, header]]));
}

function compareHeader(both: Both, name: string, at: At, comparison: Comparison): void {
  const { base, revision } = both;
  const within = { ...inside(at, both), written: hasField(base, 'content') ? undefined : ('text' as const) };
  const [was, is] = [base.node.required === true, revision.node.required === true];
  if (was && !is) report(within, 'header-became-optional', { detail: `\`${name}\`` });
  if (!was && is) report(within, 'header-became-required', { detail: `\`${name}\`` });
  compareSerialization(both, within);
  compareDocumentation(both, within, ['description', 'example', 'examples']);
  if (hasField(base, 'content') || hasField(revision, 'content')) compareContent(both, within, comparison);
  else compareSchemaFields(both, within, comparison);
}

/** Compares Link Objects (4.20) by their names. */
function compareLinks({ base, revision }: Both, at: At, comparison: Comparison): void {
  const old = followedEntries(fieldOf(base, 'links'), comparison.base);
  const now = followedEntries(fieldOf(revision, 'links'), comparison.revision);
  for (const [name, before] of old) {
    const after = now.get(name);
    const detail = `\`${name}\``;
    if (!after) report(at, 'link-removed', { base: before.pointer, detail });
    else if (!isSame(targetOf(before), targetOf(after))) {
      report(at, 'link-changed', { base: before.pointer, revision: after.pointer, detail });
    }
  }
  for (const [name, after] of now) {
    if (!old.has(name)) report(at, 'link-added', { revision: after.pointer, detail: `\`${name}\`` });
  }
}

function targetOf({ node }: Located): unknown[] {
  return ['operationId', 'operationRef', 'parameters', 'requestBody', 'server'].map((field) => node[field] ?? null);
}
