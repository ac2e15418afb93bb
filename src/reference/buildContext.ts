import type { FindAnchor } from './anchors';
import { isNode, type Node } from './json';
import type { Example, MediaType, Server } from './model';
import { pointerKeys, toPointer, valueAt } from './pointer';
import type { Problem } from './problems';
import { type Schema, unresolvedText } from './schema';
import type { Markdown } from './text';

/**
 * Returns the id of the operation that a pointer leads to, by way of its path or where it stands; undefined for none.
 */
export type FindOperationId = (pointer: string) => string | undefined;

/** What every builder needs: the document to look references up in, and the report. */
export interface BuildContext {
  document: Node;
  /** `3.0`, `3.1`, … */
  version: string;
  report: (
    pointer: string,
    severity: Problem['severity'],
    message: string,
    remedy: string,
    further?: Pick<Problem, 'isViolation'>,
  ) => void;
  /** Names of schemas that are referred to by a pointer outside `components/schemas`, by that pointer. */
  pointedSchemas: Map<string, string>;
  /** Whether a reference cannot be resolved in the document, so that its place shows it as unresolved. */
  isLost?: (reference: string) => boolean;
  /** Returns the id of the operation of a path or webhook that a pointer leads to. */
  operationIdAt?: FindOperationId;
  /** What each schema of the model is built from, for the validator, which judges by the author's own words. */
  schemaNodes?: Map<Schema, unknown>;
  /** The callbacks that an operation is in, by their places, and how many more may be inside those of the outermost one. */
  callbacks?: { open: readonly string[]; inner: { left: number; isReported?: boolean } };
  /** The servers of the document, for operations without their own. */
  servers?: Server[];
  /** Environment variables for the secrets of schemes whose names would make the variable of something else, by name. */
  secretVariables?: ReadonlyMap<string, string>;
  /** Examples of parameters, headers and bodies, whose values are read once all schemas are known. */
  placedExamples?: PlacedExample[];
  /** Media types that are ranges, of which is settled what they hold once all schemas are known. */
  mediaRanges?: MediaType[];
  /** Finds schemas that references name by an anchor. */
  findAnchor?: FindAnchor;
}

/** An example of a parameter, a header or a body, with the schema that its value is of. */
export interface PlacedExample {
  example: Example;
  schema: Schema;
  /** Where its value stands. */
  pointer: string;
  /** How it is sent, if not as a parameter. */
  mediaType?: string | undefined;
}

/** The object's own entries, or none when it is not an object. Extensions (`x-`) are left out. */
export function entriesOf(value: unknown): [string, unknown][] {
  return isNode(value) ? Object.entries(value).filter(([key]) => !key.startsWith('x-')) : [];
}

/** The value if it is a list, otherwise an empty one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value if it is a text, otherwise undefined. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A text that says something: generators write an empty one for what their author left out. */
export function statedText(value: unknown): string | undefined {
  return textOf(value)?.trim() ? textOf(value) : undefined;
}

/** The values that are texts, as CommonMark; undefined when there is none. */
export function markdownOf(...values: unknown[]): Markdown | undefined {
  const texts = values.filter((value) => typeof value === 'string' && value.trim() !== '');
  return texts.length > 0 ? (texts as Markdown) : undefined;
}

/** A node with the place it is at, after references were followed. */
export interface Located {
  node: Node;
  pointer: string;
  /** The reference on the way to it that cannot be resolved; the node says so. */
  lost?: string;
}

/**
 * Follows a Reference Object (4.23) to what it names; a sibling summary or description wins over the target's own.
 * Returns undefined for what is not an object. What cannot be resolved (`isLost`) becomes an object that says so; the
 * loader has reported it.
 */
export function followReference(value: unknown, pointer: string, context: BuildContext): Located | undefined {
  const seen = new Set<string>();
  let siblings: Node = {};
  let current: Located | undefined = isNode(value) ? { node: value, pointer } : undefined;
  while (current && typeof current.node.$ref === 'string') {
    const { $ref: reference, ...rest }: Node = current.node;
    if (typeof reference !== 'string' || seen.has(reference)) return undefined;
    seen.add(reference);
    siblings = { ...rest, ...siblings };
    const target = valueAt(context.document, reference);
    if (context.isLost?.(reference)) {
      return { node: { ...siblings, description: unresolvedText(reference) }, pointer, lost: reference };
    }
    current = isNode(target) ? { node: target, pointer: reference } : undefined;
  }
  return current && { node: { ...current.node, ...siblings }, pointer: current.pointer };
}

/** The name of a schema that a `$ref` names: its component name, or one made of the pointer. */
export function schemaNameOf(reference: string, context: BuildContext): string {
  const isAnchor = !/^#(\/|$)/.test(reference);
  const keys = pointerKeys((isAnchor && context.findAnchor?.(reference.replace(/^#/, ''))) || reference);
  if (keys.length === 3 && keys[0] === 'components' && keys[1] === 'schemas') return keys[2] ?? '';
  const pointer = toPointer(keys);
  const known = context.pointedSchemas.get(pointer);
  if (known !== undefined) return known;
  const words = keys.filter((key) => !['properties', 'components', 'schemas', '$defs'].includes(key)).join('.');
  const name = unusedName(words, context);
  context.pointedSchemas.set(pointer, name);
  return name;
}

/** The name, numbered when a component or another pointer has it. */
function unusedName(wanted: string, { document, pointedSchemas }: BuildContext): string {
  const taken = new Set(pointedSchemas.values());
  const isTaken = (name: string): boolean =>
    taken.has(name) || valueAt(document, toPointer(['components', 'schemas', name])) !== undefined;
  let name = wanted;
  for (let number = 2; isTaken(name); number += 1) name = `${wanted}-${number}`;
  return name;
}

/** The version of OpenAPI that a description is written in, without its patch: `3.1`. */
export function versionOf(root: Node): string {
  return (textOf(root.openapi) ?? '').split('.').slice(0, 2).join('.');
}
