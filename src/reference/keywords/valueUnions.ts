import { markdownOf } from '../buildContext';
import type { EnumEntry, Schema, SchemaObject } from '../model';
import { unionsOf, withoutUnions } from './subschemasOf';
import { namedValues } from './suppliedValues';
import { fieldRows, statedBy } from './table';
import { commonValues, valueText } from './values';

/** What an alternative may state that is a value with a name and a meaning. */
const ofValues: ReadonlySet<string> = new Set(['title', 'description', 'types', 'format', 'enum', 'const']);
const otherRows = fieldRows.filter(({ field }) => !ofValues.has(field));

/**
 * A schema whose alternatives are values, `oneOf: [{const: 1, title: Small}, …]`, as one that lists them with what is said of
 * each. Beside a value that it states as its only one, alternatives say nothing, such as those of what it extends.
 */
export function withListedValues(schema: SchemaObject, followed: (member: Schema) => Schema | undefined): SchemaObject {
  const [members, ...others] = unionsOf(schema);
  if (members === undefined || schema.discriminator) return schema;
  const isConstant = namedValues(schema).length === 1;
  const stated = others.length > 0 ? [] : members.flatMap((member) => followed(member) ?? []);
  const entries = stated.flatMap((member) => entryOf(member) ?? []);
  if (entries.length < Math.max(1, members.length)) return isConstant ? withoutUnions(schema) : schema;
  const ofEntries = stated.flatMap((member) => (member.kind === 'schema' ? member.types : []));
  const types = schema.types.length > 0 ? schema.types : [...new Set(ofEntries)];
  return { ...withoutUnions(schema), types, enum: commonValues(schema.enum, entries) };
}

/** The one value that a schema is, with its title and text; undefined for one that says anything else. */
function entryOf(schema: Schema): EnumEntry | undefined {
  if (schema.kind !== 'schema') return undefined;
  const [value, ...others] = namedValues(schema);
  if (value === undefined || others.length > 0 || schema.constraints.length > 0) return undefined;
  if (otherRows.some((row) => statedBy(schema, row) !== undefined)) return undefined;
  return { value, description: markdownOf(valueText(value, schema.title, schema.description?.join('\n\n'))) };
}
