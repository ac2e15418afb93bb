import type { ExternalDocs, Link, RichText, Written } from './text';

/** A label and a literal value: `Min` `1`, `Pattern` `^[0-9]+$`. */
export interface Fact {
  /** The keyword or field of the description that says it: `minimum`, `pattern`. */
  keyword: string;
  label: string;
  value: string;
  /** Address that the value leads to. */
  href?: string;
  note?: RichText;
}

/** A word for what is true of a value: `read-only`. */
export interface Mark {
  /** The keyword that says it: `readOnly`. */
  keyword: string;
  word: string;
}

/** An allowed value as a row shows it. */
export interface EnumValue {
  value: string;
  description?: RichText;
}

/** A piece of a type in words; with `href` it is the name of a model that has a page. */
export interface TypePiece {
  text: string;
  /** Whether it says of a schema without a name that it is an object, as its fields do. */
  isObject?: true;
  href?: string;
}

/** A schema as rows to read. References are already links, expansions or both. */
export interface SchemaView {
  type: TypePiece[];
  marks: Mark[];
  /** Which releases brought or changed it, as links to the changelog. */
  releases?: Link[];
  title?: string;
  description?: RichText;
  /** In the order in which they are shown. */
  facts: Fact[];
  enum: EnumValue[];
  /** Values by which search finds it. */
  searched?: string[];
  externalDocs?: ExternalDocs;
  /** What further documentation is made of, where a link has to be checked or leads nowhere. */
  written?: Written[];
  /** Child rows: properties, then pattern properties, additional properties, items, … */
  fields: FieldView[];
  /** What the children belong to, for the button: `Notification`, `items`; empty for an unnamed object. */
  fieldsOf: string;
  /** Whether the children are open at the start. */
  open: boolean;
  alternatives: AlternativesView[];
  /** How many lists the children are inside of: 1 for those of `array of Task`. */
  lists?: number;
  /** A named schema that is open further up, or elsewhere, and therefore only linked here. */
  seeModel?: SeenModel;
}

/** A link to a named schema, with what there is to see of it: `See the fields of Task.` */
export interface SeenModel extends Link {
  parts: 'fields' | 'alternatives' | 'items' | 'values';
}

/** One row: a property, parameter, header or another named part. */
export interface FieldView extends SchemaView {
  anchor: string;
  /** `name` of a property; `[key]`, `[pattern]`, `[item]`, … for what has no name of its own. */
  name: string;
  /** Whether `name` is a literal name. */
  named: boolean;
  /** How the path of a field continues to what has no name: `[]` to the items of a list, `.*` to any other key. */
  step?: string | undefined;
  required: boolean;
}

/** A union, or another keyword that holds schemas side by side. */
export interface AlternativesView {
  keyword: string;
  /** A sentence start: `One of 6`. */
  label: string;
  /** Whether a value is one of them, so that a reader chooses. */
  isChoice: boolean;
  /** Name of the property that chooses, when there is a discriminator. */
  discriminator?: string;
  /** How a choice is shown that is not made: as one line, as nothing since the type says it, or with all alternatives. */
  look?: 'line' | 'said' | 'all' | undefined;
  options: AlternativeView[];
}

/** One of the schemas of a union. */
export interface AlternativeView {
  anchor: string;
  /** The discriminator's value, the schema's title or its type in words. */
  label: string;
  schema: SchemaView;
}
