import type { NamedSchema, Schema, SchemaObject } from '../model';
import type { compositionsOfClosed } from '../schemas/closedParts';

/**
 * Lets what parts of schemas say by `additionalProperties: false` count for the whole, where one part refuses the fields of
 * another. A named schema stays closed where it stands alone.
 */
export function openClosedParts(
  named: readonly NamedSchema[],
  nodes: ReadonlyMap<Schema, unknown>,
  compositions: ReturnType<typeof compositionsOfClosed>,
): void {
  if (compositions.size === 0) return;
  const schemas = new Map(named.map(({ name, schema }) => [name, schema]));
  const bases = new Map<string, SchemaObject | undefined>();
  /** A named schema as a part of others; undefined for one that refuses nothing, or is a part of itself. */
  const baseOf = (name: string): SchemaObject | undefined => {
    if (bases.has(name)) return bases.get(name);
    bases.set(name, undefined);
    const schema = schemas.get(name);
    const base = schema?.kind === 'schema' ? openedCopy(schema) : schema;
    const opened = base?.kind === 'schema' && base !== schema ? base : undefined;
    bases.set(name, opened);
    return opened;
  };
  const asPart = (member: Schema): Schema => {
    if (member.kind === 'schema') return openedCopy(member);
    if (member.kind !== 'reference' || member.base) return member;
    const base = baseOf(member.name);
    return base ? { ...member, base } : member;
  };
  const openedCopy = (schema: SchemaObject): SchemaObject => {
    const allOf = schema.allOf.map(asPart);
    const isSame = !refusesFields(schema) && allOf.every((member, index) => member === schema.allOf[index]);
    return isSame ? schema : withoutRefusal({ ...schema, allOf });
  };
  const openParts = (schema: SchemaObject): void => {
    withoutRefusal(schema);
    for (const member of schema.allOf) {
      if (member.kind === 'schema') openParts(member);
      const base = member.kind === 'reference' && !member.base ? baseOf(member.name) : undefined;
      if (base) Object.assign(member, { base });
    }
  };
  const whole = [...nodes].flatMap(([schema, node]): { schema: SchemaObject; isClosed: boolean }[] => {
    const composition = compositions.get(node);
    return composition && schema.kind === 'schema' ? [{ schema, ...composition }] : [];
  });
  for (const { schema } of whole) openParts(schema);
  for (const { schema, isClosed } of whole) if (isClosed) schema.unevaluatedProperties = { kind: 'never' };
}

function refusesFields({ additionalProperties, unevaluatedProperties }: SchemaObject): boolean {
  return additionalProperties?.kind === 'never' || unevaluatedProperties?.kind === 'never';
}

/** A schema after it has lost what refuses other fields. */
function withoutRefusal(schema: SchemaObject): SchemaObject {
  if (schema.additionalProperties?.kind === 'never') delete schema.additionalProperties;
  if (schema.unevaluatedProperties?.kind === 'never') delete schema.unevaluatedProperties;
  return schema;
}
