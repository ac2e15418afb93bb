import { isNode, type Node } from '../../reference/node';
import { extendPointer } from '../../reference/pointer';
import { type At, type Comparison, type Pair, report } from '../comparison';
import { changesBetween } from './compareSchemas';
import { type Found, statedIn } from './views';

/** Compares Discriminator Objects (4.25): the property, and which schema each of its values stands for. */
export function compareDiscriminators({ base, revision }: Pair, at: At, comparison: Comparison): void {
  const [before, after] = [statedIn(base, 'discriminator')[0], statedIn(revision, 'discriminator')[0]];
  if (!before && !after) return;
  if (!before || !after) {
    if (after) report(at, 'discriminator-added', { revision: after.pointer });
    else report(at, 'discriminator-removed', { base: before?.pointer });
    return;
  }
  const [old, now] = [before.value, after.value].map((value) => (isNode(value) ? value : {})) as [Node, Node];
  const places = { base: before.pointer, revision: after.pointer };
  if (old.propertyName !== now.propertyName) {
    const detail = `\`${old.propertyName}\` → \`${now.propertyName}\``;
    report(at, 'discriminator-property-changed', { ...places, detail });
  }
  compareMappings(mappingOf(before, old), mappingOf(after, now), at, comparison);
}

/** The values of a discriminator with the schemas that they stand for, but for those that are the schemas' names anyway. */
function mappingOf({ pointer }: Found, { mapping }: Node): Map<string, Found> {
  const entries = Object.entries(isNode(mapping) ? mapping : {}).map(([value, target]): [string, Found] => {
    const reference = /[#/.]/.test(String(target)) ? String(target) : `#/components/schemas/${target}`;
    return [value, { value: { $ref: reference }, pointer: extendPointer(pointer, 'mapping', value) }];
  });
  return new Map(entries.filter(([value, { value: target }]) => !String((target as Node).$ref).endsWith(`/${value}`)));
}

function compareMappings(old: Map<string, Found>, now: Map<string, Found>, at: At, comparison: Comparison): void {
  for (const [value, before] of old) {
    const after = now.get(value);
    const detail = `\`${value}\``;
    if (!after) report(at, 'discriminator-value-removed', { base: before.pointer, detail });
    else if (JSON.stringify(before.value) !== JSON.stringify(after.value)) {
      const isOther = changesBetween(before, after, at, comparison).length > 0;
      const places = { base: before.pointer, revision: after.pointer, detail };
      if (isOther) report(at, 'discriminator-value-changed', places);
    }
  }
  for (const [value, after] of now) {
    if (!old.has(value)) report(at, 'discriminator-value-added', { revision: after.pointer, detail: `\`${value}\`` });
  }
}
