import { unionsOf } from '../keywords/subschemasOf';
import type { Schema, SchemaObject } from '../model';
import { discriminatorPart } from '../schemas/discriminator';
import { isNullOnly } from '../schemas/shape';
import { keyOf, type ValuePosition } from './sampling';

/** One way to meet a keyword that leaves a choice: schemas that hold in addition, and the union's member it stands for. */
export interface Alternative {
  schemas: readonly Schema[];
  member?: Schema;
  /** The schema that has the union. */
  union?: SchemaObject;
}

/**
 * The choices that a schema leaves, each with its alternatives in the order in which they are tried:
 * members of unions, both ways of a condition, and whether a dependent schema counts. The libraries take one and keep
 * to it, even where `oneOf` then holds twice.
 */
export function choicesOf(subschema: SchemaObject, outer: ValuePosition['outer']): Alternative[][] {
  return [
    ...unionsOf(subschema).map((members) => unionAlternatives(members, subschema, outer)),
    ...(subschema.if
      ? [[{ schemas: [] }, { schemas: listed(subschema.else) }, { schemas: listed(subschema.if, subschema.then) }]]
      : []),
    ...subschema.dependentSchemas.map(({ schema }) => [{ schemas: [] }, { schemas: [schema] }]),
  ];
}

function listed(...schemas: (Schema | undefined)[]): Schema[] {
  return schemas.filter((schema) => schema !== undefined);
}

/** The members of a union without those that are being sampled already, which would never end; null comes last. */
function unionAlternatives(members: Schema[], union: SchemaObject, outer: ValuePosition['outer']): Alternative[] {
  const free = members.filter((member) => !outer.includes(keyOf(member)));
  const ordered = [...free.filter((member) => !isNullOnly(member)), ...free.filter((member) => isNullOnly(member))];
  return ordered.flatMap((member): Alternative[] => {
    const named = namedAlternative(member, union);
    return [...(named ? [{ schemas: [named, member], member, union }] : []), { schemas: [member], member, union }];
  });
}

/** Lets a value name its own alternative, as the mapping says or, failing that, by its schema's name (4.25). */
export function namedAlternative(
  member: Schema,
  { discriminator, properties }: SchemaObject,
): SchemaObject | undefined {
  if (!discriminator || member.kind !== 'reference') return undefined;
  const stated = properties.find(({ name }) => name === discriminator.property)?.schema;
  const part = discriminatorPart(discriminator, member.name, stated?.kind === 'schema' ? stated.types : []);
  const named = part.properties.map((property) => ({ ...property, required: true }));
  return { ...part, types: ['object'], properties: named };
}
