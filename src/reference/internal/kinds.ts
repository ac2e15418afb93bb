import { pointerKeys } from '../pointer';
import type { Part } from './parts';
import type { References } from './references';

/**
 * The values by which each discriminator names schemas: those of its mapping, else the names of the schemas and the values that
 * these state for its property. What also names a schema that stays is the value of that one.
 */
export function findKinds(
  { uses, mappings, needs }: Pick<References, 'uses' | 'mappings' | 'needs'>,
  gone: ReadonlySet<Part>,
): Map<Part, Map<string, Part>> {
  const kinds = new Map<Part, Map<string, Part>>();
  const kindsOf = (discriminator: Part): Map<string, Part> => {
    const known = kinds.get(discriminator) ?? new Map<string, Part>();
    kinds.set(discriminator, known);
    return known;
  };
  for (const { holder, pointer, target } of mappings) kindsOf(holder).set(pointerKeys(pointer).at(-1) ?? '', target);
  const mapped = new Map([...kinds].map(([part, known]) => [part, new Set(known.keys())]));
  for (const { holder, target } of [...uses, ...needs]) {
    if (target.object !== 'Schema') continue;
    const from = holder.object === 'Discriminator' ? holder.parent : holder;
    const chooser = from && /^(one|any)Of$/.test(from.field) ? from.parent : from;
    for (const part of chooser?.parts ?? []) {
      if (part.object !== 'Discriminator') continue;
      const known = kindsOf(part);
      for (const name of namesOf(target, String(part.node.propertyName))) {
        const other = known.get(name);
        if (!mapped.get(part)?.has(name) && (!other || gone.has(other))) known.set(name, target);
      }
    }
  }
  return kinds;
}

/** What a discriminator's property may say of a schema without a mapping. */
function namesOf(schema: Part, property: string): string[] {
  const { node, key, parent } = schema;
  const own = parent?.object === 'Components' && key !== undefined ? [key] : [];
  const written = ['x-discriminator-value', 'x-ms-discriminator-value'].flatMap((field) => node[field] ?? []);
  return [...own, ...written.map(String), ...statedValues(schema, property)];
}

/** The value that a schema states for a property, itself or in what it is made of. */
function statedValues({ parts }: Part, property: string): string[] {
  return parts.flatMap((part) => {
    if (part.field === 'allOf') return statedValues(part, property);
    if (part.field !== 'properties' || part.key !== property) return [];
    const stated: unknown = part.node.const === undefined ? part.node.enum : [part.node.const];
    return Array.isArray(stated) && stated.length === 1 ? [String(stated[0])] : [];
  });
}
