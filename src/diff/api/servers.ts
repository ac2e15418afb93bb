import { isNode, isSame, without } from '../../reference/json';
import { entriesOf, type Located, listOf } from '../../reference/objects/context';
import { extendPointer } from '../../reference/pointer';
import { type ComparedPlace, reportApi } from '../comparison';
import type { LocatedValue } from '../schemas/views';
import { type ComparedObjects, compareDocumentation } from './comparedObjects';

/** Compares Server Objects (4.5) by their addresses. */
export function compareServers(base: LocatedValue, revision: LocatedValue, at: ComparedPlace): void {
  const [old, now] = [serversOf(base), serversOf(revision)];
  const gone = [...old].filter(([url]) => !now.has(url));
  const fresh = [...now].filter(([url]) => !old.has(url));
  for (const [url, { pointer }] of gone) reportApi(at, 'server-removed', { base: pointer, detail: url });
  for (const [url, { pointer }] of fresh) reportApi(at, 'server-added', { revision: pointer, detail: url });
  for (const [url, before] of old) {
    const after = now.get(url);
    if (!after) continue;
    const both = { base: before, revision: after };
    compareDocumentation(both, at, ['name', 'description']);
    compareVariables(both, at);
  }
}

/** The servers by their addresses. With or without a slash at the end, an address is the same. */
function serversOf({ value, pointer }: LocatedValue): Map<string, Located> {
  return new Map(
    listOf(value).flatMap((node, index): [string, Located][] => {
      if (!isNode(node)) return [];
      return [[String(node.url).replace(/\/$/, ''), { node, pointer: extendPointer(pointer, index) }]];
    }),
  );
}

function compareVariables({ base, revision }: ComparedObjects, at: ComparedPlace): void {
  const [old, now] = [base, revision].map(({ node }) => entriesOf(node.variables));
  const places = { base: base.pointer, revision: revision.pointer };
  for (const [name, before] of old ?? []) {
    const after = now?.find(([other]) => other === name)?.[1];
    if (!isNode(before) || !isNode(after)) continue;
    if (!isSame(before.default, after.default)) {
      reportApi(at, 'server-variable-default-changed', { ...places, name });
    }
    for (const value of before.enum === undefined || after.enum === undefined ? [] : without(before.enum, after.enum)) {
      reportApi(at, 'server-variable-value-removed', {
        ...places,
        name: String(value),
        detail: `\`${value}\` of \`${name}\``,
      });
    }
    for (const value of without(after.enum, before.enum)) {
      reportApi(at, 'server-variable-value-added', {
        ...places,
        name: String(value),
        detail: `\`${value}\` of \`${name}\``,
      });
    }
  }
}
