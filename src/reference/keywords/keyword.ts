import { type BuildContext, listOf } from '../buildContext';
import type { FieldSupport } from '../fieldSupport';
import { isNode, type Json, type Node } from '../json';
import type { Schema, SchemaObject, TypeName } from '../model';

/**
 * A keyword of a Schema Object as one row: everything that the generator knows about it. `kind` says how its value is
 * read, `shown` where a reader finds it, `since` which version of OpenAPI introduced it (`FieldSupport`). All other
 * columns are for special cases: `kind: 'value'` with a `fact` is a complete row.
 */
export interface Keyword extends FieldSupport {
  // How it is read into the model.

  /** Its field in the model, where that has another name. */
  field?: keyof SchemaObject;
  /** The keyword with which it is read; it has no field of its own. */
  readBy?: string;
  /** How it is read from the schema around it, where that is not as `kind` says. */
  read?: (node: Node, reader: Reader) => unknown;
  /** Its field is its value, whatever that is: `false` and an empty list say something too. */
  verbatim?: true;

  // What it is beside a reference, and beside another schema of an `allOf`.

  /** It describes values and does not limit them: beside a reference it overrides that of the target. */
  annotates?: true;
  /** Laid over the only member of a union as well, though it is no annotation. */
  overlaysUnionMember?: true;
  /** Says nothing beside a reference. */
  ignoredBesideReference?: true;
  /** A schema that says nothing else and has one member there is that member. */
  wraps?: true;
  /** How what two subschemas of an `allOf` say by it is merged, where that is not as `kind` suggests. */
  merge?: Merge;

  // Which values it is about.

  /** The type of value that it is about. */
  about?: TypeName;
  /** Whether a schema without a type has the one that the keyword is about. */
  impliesType?: true;
  /** Its schemas are those of fields that the object does not name. */
  unnamedFields?: true;

  // What a value has to keep.

  /**
   * Its value as the validator takes it, for a keyword that values have to keep; undefined where it says nothing. Of one
   * that holds schemas, those that count; without this column all do. One that the validator's library lacks needs `keeps`
   * as well.
   */
  asserts?: (value: unknown) => unknown;
  /** Whether a value keeps what `asserts` makes of the keyword, where the validator's library does not know it. */
  keeps?: (limit: never, value: Json) => boolean;
  /** Its schemas are not checked against values. */
  assertsNothing?: true;
  /** Why a value is refused, to be read after the name of the value; `limit` is what the keyword says. */
  refusal?: (limit: Json) => string;
  /** From this number of schemas on, a value that is made by all schemas that apply can still be refused by it. */
  undecidedFrom?: number;

  // What it means for values that are made, filled in or compared.

  /**
   * What its number bounds. Examples keep it, forms and the sandbox go by it, and of two the comparison knows the tighter one.
   * `pattern`, `multipleOf`, `uniqueItems`, `format` and `contains` are no bounds: what makes or compares values by one of
   * them asks for it by name.
   */
  bound?: Bound;
  /** What the values that it states are for examples and forms. */
  supplies?: Supply;

  // How pages and their Markdown show it, and what search makes of it.

  /** Label of the fact that says its value. */
  fact?: string;
  /** The values that it states, where that is not the one that is read. */
  values?: (read: never) => readonly Json[];
  /** Whether its facts say nothing new of a schema. */
  isKnown?: (schema: SchemaObject) => boolean;
  /** The upper of two limits that are one fact together, and the label of that. */
  range?: { upper: string; label: string };
  /** Facts in words of their own, each a label and a text. */
  notes?: (read: never) => [label: string, value: string][];
  /** The word of the mark that says it is true. */
  mark?: string;
  /** The row in which the schema inside it is shown. */
  row?: SchemaRow;
  /** The label above the schemas inside it, which stand side by side. */
  alternatives?: SideBySide;
  /** Whether search finds a field by the values. */
  searched?: true;
}

/** A limit from below or from above; of several of the same, the tightest counts. */
export interface Bound {
  of: Bounded;
  side: 'lower' | 'upper';
  /** The limit itself is left out. */
  isExclusive?: true;
  /** The limit where none is stated. */
  unstated?: number;
}

/** What of a value is bounded: a number itself, or how many characters, items, items that `contains` is about, or fields. */
type Bounded = 'number' | 'length' | 'items' | 'matching items' | 'properties';

/**
 * What stated values are: the only one that is allowed, one that the author shows, the default, or one of all that are
 * allowed.
 */
export type Supply = 'constant' | 'example' | 'default' | 'allowed';

/** What a keyword is read with. */
export interface Reader {
  context: BuildContext;
  /** Reads a schema inside the one that is read. */
  schemaOf: (value: unknown) => Schema;
}

/**
 * How what two subschemas of an `allOf` say is merged:
 * - `nearer`: what the nearer one says, else the other;
 * - `apart`: the same, and what differs stays a subschema of its own; `apart unless any`: but a schema that allows anything;
 * - `all`: one list of both, those of the nearer one behind;
 * - `choice`: the alternatives of the nearer one; those of the other stay a subschema of their own.
 *
 * By its `kind` a schema is `apart`, several are `all`, and everything else is `nearer`; a flag is true when one says so.
 */
export type Merge =
  | 'nearer'
  | 'apart'
  | 'apart unless any'
  | 'all'
  | 'choice'
  | ((nearer: never, farther: never) => unknown);

/** A row below a schema. */
interface SchemaRow {
  /** What stands for a name: `[key]`; made from the name or number of the schema where there are several. */
  name: string | ((key: string) => string);
  /** How a path continues: `[]` into the items of a list, `.*` to any other key, nothing where it stays. */
  step: string | ((key: string) => string);
  /** Whether a schema that allows anything says nothing, as it is so without it. */
  hideIfAny?: true;
}

/** Schemas that stand side by side. */
interface SideBySide {
  /** What they are, made from their number: `One of 6`. Without one they are under the label of `under`. */
  label?: (count: number) => string;
  /** The keyword with which they are under one label. */
  under?: string;
  /** What names each of them; without it their titles do. */
  option?: (key: string) => string;
  /** Whether a value is one of them, so that a reader chooses. */
  isChoice?: true;
}

/** Rows by the keyword's name, in the order in which facts, rows and alternatives are shown. */
export type Keywords = Record<string, Keyword>;

const names: readonly string[] = ['string', 'number', 'integer', 'boolean', 'object', 'array'];

/** The types that a schema states, with `null` and whatever else is there. */
export function statedTypes({ type }: Node): string[] {
  return typeof type === 'string' ? [type] : listOf(type).map(String);
}

/**
 * Whether a schema of these types also allows null, as 3.0 (`nullable`) or later versions (`type`) say it: in these, only where
 * null is among the values that it lists.
 */
export function isNullable(node: Node, types = statedTypes(node)): boolean {
  if (node.nullable === true) return true;
  const isListed = !Array.isArray(node.enum) || node.enum.includes(null);
  return types.includes('null') && isListed && (node.const === undefined || node.const === null);
}

/** Whether a schema states that null is its only value, by a constant, by the values that it lists or by its type. */
export function isNullAlone(node: Node): boolean {
  const values = listOf(node.enum);
  const isListed = values.length > 0 && values.every((value) => value === null);
  return node.const === null || isListed || statedTypes(node).join() === 'null';
}

/** Whether a schema accepts no value and says nothing else: `false`, or `{not: {}}`, as generators write it. */
export function isNothing(schema: unknown): boolean {
  if (!isNode(schema)) return schema === false;
  const { not, $comment: _comment, $anchor: _anchor, $dynamicAnchor: _dynamic, ...others } = schema;
  return (not === true || (isNode(not) && Object.keys(not).length === 0)) && Object.keys(others).length === 0;
}

/** Whether a type is one of JSON Schema (2020-12), apart from `null`. */
export function isTypeName(type: string): type is TypeName {
  return names.includes(type);
}
