import type { Json } from './json';
import type { ExternalDocumentation, Markdown } from './text';

/** A schema of `components/schemas`, or one that gets a name because something refers to it. */
export interface NamedSchema {
  name: string;
  schema: Schema;
  /** Address that the author states for a page of its own, `group/slug`. */
  page?: string;
  /** The value of the discriminator of what it extends, where the schema itself states it. */
  discriminatorValue?: string;
  pointer: string;
}

/** A Schema Object (4.24), a union on `kind`. `any` accepts every value, `never` none. */
export type Schema = SchemaReference | SchemaObject | { kind: 'any' } | { kind: 'never' };

/** What may be beside a reference as well as in a schema. */
export interface Annotations {
  title?: string;
  description?: Markdown;
  deprecated: boolean;
  readOnly: boolean;
  writeOnly: boolean;
  default?: Json;
  examples: Json[];
  externalDocs?: ExternalDocumentation;
}

/** A schema that is referred to by its name. */
export interface SchemaReference extends Annotations {
  kind: 'reference';
  name: string;
  /** What it stands for in one of its subtypes: the schema without these. */
  base?: SchemaObject;
}

/** The JSON Schema types (2020-12), without `null`, which is `nullable`. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array';

/** A Schema Object (4.24) that is not only a reference; its fields are keywords of JSON Schema 2020-12. */
export interface SchemaObject extends Annotations {
  kind: 'schema';
  types: TypeName[];
  nullable: boolean;
  /** Null is its type alone (3.1). */
  isNull?: true;
  /** Whether null is one of its types (3.1): what applies beside these has to allow it as well, unlike beside `nullable`. */
  isNullTyped?: true;
  format?: string;
  enum: EnumEntry[];
  const?: { value: Json };
  /** Numeric, length and size limits and other plain keywords, by the keyword's name. */
  constraints: Constraint[];
  properties: Property[];
  patternProperties: { pattern: string; schema: Schema }[];
  additionalProperties?: Schema;
  unevaluatedProperties?: Schema;
  propertyNames?: Schema;
  dependentRequired: { property: string; required: string[] }[];
  dependentSchemas: { property: string; schema: Schema }[];
  items?: Schema;
  prefixItems: Schema[];
  contains?: Schema;
  unevaluatedItems?: Schema;
  contentSchema?: Schema;
  allOf: Schema[];
  oneOf: Schema[];
  anyOf: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  discriminator?: Discriminator;
  xml?: Json;
}

/** A keyword that limits values, with its value. */
export interface Constraint {
  keyword: string;
  value: Json;
}

/** A value of `enum`, with its text from `x-enumDescriptions`. */
export interface EnumEntry {
  value: Json;
  /** What an extension calls it, where that is not the value itself. */
  name?: string;
  description?: Markdown;
  /** It is not the author's: a discriminator chooses a schema by it. */
  isAdded?: true;
}

/** A property of an object, with its schema. */
export interface Property {
  name: string;
  required: boolean;
  schema: Schema;
  /** It is named as required alone, and described elsewhere if at all. */
  isUnstated?: boolean;
}

/** A Discriminator Object (4.25); `mapping` leads from a value to the name of a schema. */
export interface Discriminator {
  property: string;
  mapping: { value: string; schema: string }[];
  /** Name of the schema that counts for any other value (3.2). */
  fallback?: string;
}

/** The direction of a value: read-only fields are left out of requests, write-only ones out of responses. */
export type Direction = 'request' | 'response';

/** The keyword that hides fields in a direction. */
export const hidingKeyword = { request: 'readOnly', response: 'writeOnly' } as const;

export const directions: readonly Direction[] = ['request', 'response'];

/** The keyword under which a schema keeps its reference that cannot be resolved, beside its limits. */
export const unresolvedKeyword = '$ref';

/** Whether a schema is a reference that cannot be resolved, so that nothing is known of its values. */
export function isUnresolved(schema: Schema): boolean {
  return schema.kind === 'schema' && schema.constraints.some(({ keyword }) => keyword === unresolvedKeyword);
}

/** What a page says, in Markdown, where a reference cannot be resolved. */
export function unresolvedText(reference: string): string {
  return `Unresolved reference: \`${reference.replaceAll('`', '')}\``;
}

/** The schema that a reference stands for; undefined where there is none of its name. */
export function targetOf({ name, base }: SchemaReference, schemas: Map<string, NamedSchema>): Schema | undefined {
  return base ?? schemas.get(name)?.schema;
}

/** Named schemas by their name. Made once for a model, for all that looks schemas up. */
export function schemasByName(schemas: readonly NamedSchema[]): Map<string, NamedSchema> {
  return new Map(schemas.map((named) => [named.name, named]));
}
