import type { Json } from '../../json';
import type { Control } from './fieldValue';

/** What a form says of a value. */
export interface ValueWords {
  /** Its type: `string · date-time`. */
  type: string;
  /** What it is for, and its limits, without markup. */
  text?: string;
  nullable?: true;
  /** A value to begin with. */
  example?: Json;
}

/** A property of an object. */
export interface PropertySchema {
  name: string;
  required?: true;
  schema: ValueSchema;
}

/** One of the schemas that a value may be of. */
export interface AlternativeSchema {
  /** The discriminator's value, the schema's title or its type. */
  label: string;
  schema: ValueSchema;
}

/** A schema by its name among those of the body. */
interface NamedValueSchema extends Partial<ValueWords> {
  kind: 'named';
  name: string;
}

/** A schema that is written out, a union on `kind`. */
export type DescribedSchema = ValueWords &
  (
    | {
        kind: 'plain';
        control: Control;
        isNumber?: true;
        /** The values that the options of the control stand for, where they are not texts. */
        values?: Json[];
      }
    | {
        kind: 'object';
        properties: PropertySchema[];
        /** What properties with other names hold, where a request may have them. */
        others?: ValueSchema;
      }
    | { kind: 'list'; items: ValueSchema }
    | { kind: 'union'; alternatives: AlternativeSchema[] }
    /** Nothing is known of it that a form could show. */
    | { kind: 'any' }
  );

/** What a form needs to know of a schema to show fields for its values. */
export type ValueSchema = NamedValueSchema | DescribedSchema;

/** A schema of one value that has no parts. */
export type PlainSchema = Extract<DescribedSchema, { kind: 'plain' }>;

/** Schemas by their names. */
export type NamedSchemas = Record<string, DescribedSchema>;

/** The schema of a body, with the named ones that it leads to. */
export interface BodySchema {
  root: ValueSchema;
  named: NamedSchemas;
}
