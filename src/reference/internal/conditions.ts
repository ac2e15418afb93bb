import { asNode } from '../json';
import { schemaKeywords } from '../keywords/table';
import type { Part, Parts } from './parts';
import { groupOf, type SchemaContext } from './schemaGroup';

/** Keywords of alternatives, which may say more of a property that is internal. */
const alternatives = ['oneOf', 'anyOf', 'then', 'else', 'dependentSchemas'];

/**
 * What else says something of properties that go, in the conditions and alternatives of the schema that has them: a
 * condition goes as a whole, of an alternative what is about them, and the alternative where it says nothing else.
 */
export function internalConditions({ all }: Parts, schemas: SchemaContext): Part[] {
  const found = new Set<Part>();
  for (const schema of all) {
    if (!schemas.touched.has(schema) || schemas.gone.has(schema)) continue;
    const { hidden, stated, surelyHidden, left } = groupOf([schema], schemas);
    for (const part of schema.parts) {
      const name = String(part.node.propertyName);
      if (part.object === 'Discriminator' && hidden.has(name) && !stated.has(name)) found.add(part);
    }
    if (surelyHidden.size === 0) continue;
    for (const part of left)
      for (const inner of part.parts) for (const each of goesFrom(part, inner, surelyHidden)) found.add(each);
  }
  return [...found].filter((part) => !schemas.gone.has(part));
}

/** What goes of a schema `inner` that stands in `part`. */
function goesFrom(part: Part, inner: Part, hidden: ReadonlySet<string>): Part[] {
  if (inner.object === 'Discriminator') return hidden.has(String(inner.node.propertyName)) ? [inner] : [];
  if (inner.field === 'not') return namesOne(inner, hidden) ? [inner] : [];
  if (inner.field === 'if')
    return namesOne(inner, hidden) ? part.parts.filter(({ field }) => ['if', 'then', 'else'].includes(field)) : [];
  if (!alternatives.includes(inner.field)) return [];
  if (isOnlyAbout(inner, hidden)) return [inner];
  return inner.parts.filter(({ field, key = '' }) => field === 'properties' && hidden.has(key));
}

/** Whether a schema names one of these properties. */
function namesOne({ node, parts }: Part, hidden: ReadonlySet<string>): boolean {
  const names = [...(Array.isArray(node.required) ? node.required : []), ...Object.keys(asNode(node.properties))];
  return (
    names.some((name) => hidden.has(String(name))) ||
    parts.some((part) => part.object === 'Schema' && namesOne(part, hidden))
  );
}

/** Whether a schema says nothing of anything but these properties. */
function isOnlyAbout({ node }: Part, hidden: ReadonlySet<string>): boolean {
  const { required, properties, ...others } = node;
  const names = [...(Array.isArray(required) ? required : []), ...Object.keys(asNode(properties))];
  const isSilent = Object.keys(others).every((name) => name === 'type' || schemaKeywords[name]?.annotates);
  return names.length > 0 && isSilent && names.every((name) => hidden.has(String(name)));
}
