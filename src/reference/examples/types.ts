import type { SchemaObject, TypeName } from '../model';

/** What a value is to be; `any` where nothing is said of it. */
export type ValueType = TypeName | 'null' | 'any';

/** Types that all parts allow, in the order of the first that states any; else the one that the keywords are about. */
export function typesOf(parts: readonly SchemaObject[]): ValueType[] {
  if (parts.some((part) => isOnlyNull(part, parts))) return ['null'];
  const stated = parts.filter(({ types }) => types.length > 0);
  const [first, ...rest] = stated;
  if (!first) return [guessType(parts)];
  const allowed = first.types.flatMap((type): TypeName[] => {
    if (rest.every(({ types }) => types.includes(type) || (type === 'integer' && types.includes('number'))))
      return [type];
    return type === 'number' && rest.every(({ types }) => types.includes('integer') || types.includes('number'))
      ? ['integer']
      : [];
  });
  return [...allowed, ...(stated.every(({ nullable }) => nullable) ? ['null' as const] : [])];
}

/**
 * Whether null is all that a part accepts. In 3.0 one that is only `nullable` may be anything: where it has an example of
 * something else, or where another part wants something else.
 */
function isOnlyNull(part: SchemaObject, parts: readonly SchemaObject[]): boolean {
  const { types, nullable, examples, allOf, oneOf, anyOf, enum: values, properties } = part;
  if (!nullable || types.length > 0) return false;
  const rest = allOf.length + oneOf.length + anyOf.length + values.length + properties.length;
  const isWanted = parts.every((other) => other.nullable || other.types.length === 0);
  return rest === 0 && isWanted && examples.every((example) => example === null);
}

const keywordTypes: [RegExp, TypeName][] = [
  [/^(pattern|minLength|maxLength|content)/, 'string'],
  [/^(minimum|maximum|exclusive|multipleOf)/, 'number'],
  [/^(minItems|maxItems|uniqueItems|minContains|maxContains)/, 'array'],
  [/^(minProperties|maxProperties)/, 'object'],
];

function guessType(parts: readonly SchemaObject[]): ValueType {
  for (const part of parts) {
    if (part.properties.length + part.patternProperties.length + part.dependentRequired.length > 0) return 'object';
    if (part.propertyNames || part.additionalProperties || part.unevaluatedProperties) return 'object';
    if (part.contains || part.items || part.prefixItems.length > 0) return 'array';
    for (const [keywords, type] of keywordTypes) {
      if (part.constraints.some(({ keyword }) => keywords.test(keyword))) return type;
    }
    if (part.format !== undefined) return 'string';
  }
  return 'any';
}
