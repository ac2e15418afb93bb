import { asNode, isNode, type Json, type Node } from '../json';
import { isNothing } from '../keywords/keyword';
import { rows } from '../keywords/table';
import type { Schema } from '../model';
import { escapeToken, pointerKeys } from '../pointer';
import { compositionsOfClosed } from '../schemas/closedParts';
import { openedSchemas } from '../schemas/openedSchemas';
import { extendingReferences, findSubtypeChoices, type SubtypeChoice, withChosenSubtype } from './chosenSubtypes';
import { createHiddenFields, type HiddenFields } from './hiddenFields';
import { isSchema, toJsonSchema, type Writer } from './jsonSchema';
import { findResources, type Resource, type Resources } from './resources';

/** Schemas of a description as one JSON Schema whose `$defs` hold them, each that is alike once. */
interface SchemaDocument {
  schema: Node;
  /** Address of each schema in it, by the node of the description. */
  addresses: Map<unknown, string>;
  /** Names of the description's named schemas, by their address. */
  names: Map<string, string>;
}

/**
 * Writes schemas of a description, with all that they refer to, as one JSON Schema. A schema with an `$id` is written
 * whole, since what is inside it may refer to its own names, and is extended by them (`$dynamicRef`). `uri` is the address
 * of the result; `built` are the schemas of the model, which may allow more values, with what each was built from.
 */
export function writeSchemas(
  document: Node,
  nodes: Iterable<unknown>,
  uri: string,
  built: ReadonlyMap<Schema, unknown>,
): SchemaDocument {
  const draft = newDraft(document, uri, built);
  const { definitions, addresses } = draft;
  const names = new Map(namedNodes(document).map(([name, node]) => [addressOfNamed(draft, node), name]));
  writeWaiting(draft);
  // A schema is built after those inside it; here it is written before them, since it can say something for them.
  for (const node of [...nodes].reverse()) {
    if (isSchema(node) && !addresses.has(node)) addresses.set(node, addressOf(draft, node));
  }
  writeWaiting(draft);
  return { schema: { $defs: definitions }, addresses, names };
}

/** A schema document that is being written. */
interface Draft {
  resources: Resources;
  hiddenIn: Writer['hiddenIn'];
  is30: boolean;
  opened: ReadonlySet<unknown>;
  /** Schemas whose parts refuse each other's fields. */
  compositions: ReturnType<typeof compositionsOfClosed>;
  /** Values that schemas allow beside those that they name. */
  added: ReadonlyMap<unknown, Json[]>;
  /** Schemas whose subtypes a discriminator chooses. */
  choices: ReadonlyMap<unknown, SubtypeChoice>;
  /** References by which subtypes extend them. */
  extending: ReadonlySet<unknown>;
  /** Addresses of their definitions without subtypes, for those that extend them. */
  withoutSubtypes: Map<unknown, string>;
  /** Definitions of named schemas as parts of these. */
  parts: Map<unknown, string>;
  definitions: Node;
  /** Number of definitions. */
  count: number;
  addresses: Map<unknown, string>;
  /** Addresses of the schemas inside others, by their text. */
  alike: Map<string, string>;
  /** `$dynamicAnchor`s of the document that are taken. */
  anchors: Set<string>;
  /** Definitions that have an address and are not written yet. */
  waiting: { key: string; write: () => unknown }[];
}

/** The values that the model allows and the description does not name. */
function addedValues(built: ReadonlyMap<Schema, unknown>): Draft['added'] {
  const found = [...built].map(([schema, node]): [unknown, Json[]] => {
    const entries = schema.kind === 'schema' ? schema.enum : [];
    return [node, entries.flatMap(({ value, isAdded }) => (isAdded ? [value] : []))];
  });
  return new Map(found.filter(([, values]) => values.length > 0));
}

function newDraft(document: Node, uri: string, built: ReadonlyMap<Schema, unknown>): Draft {
  const resources = findResources(document, uri);
  const opened = openedSchemas(document);
  return {
    resources,
    hiddenIn: createHiddenFields(resources),
    is30: String(document.openapi).startsWith('3.0'),
    opened,
    compositions: compositionsOfClosed(document, opened),
    added: addedValues(built),
    choices: findSubtypeChoices(document, built),
    extending: extendingReferences(built),
    withoutSubtypes: new Map(),
    parts: new Map(),
    definitions: {},
    count: 0,
    addresses: new Map(),
    alike: new Map(),
    anchors: new Set(),
    waiting: [],
  };
}

/** Adds a definition, which is written later, and returns its key. */
function addDefinition(draft: Draft, write: () => unknown): string {
  const key = String(draft.count++);
  draft.definitions[key] = true;
  draft.waiting.push({ key, write });
  return key;
}

function writeWaiting({ definitions, waiting }: Draft): void {
  for (let next = waiting.pop(); next; next = waiting.pop()) definitions[next.key] = next.write();
}

/** Gives a schema of the document a definition of its own, and returns its address. */
function define(draft: Draft, node: unknown, write: () => unknown): string {
  const address = `${draft.resources.document.uri}#/$defs/${addDefinition(draft, write)}`;
  draft.addresses.set(node, address);
  return address;
}

/** The address of a schema that something refers to: it is known before the schema is written, so that cycles end. */
function addressOfNamed(draft: Draft, node: unknown): string {
  const { addresses, resources } = draft;
  const known = addresses.get(node);
  if (known !== undefined) return known;
  const resource = isNode(node) ? resources.begunBy(node) : undefined;
  if (resource) return addressOfResource(draft, resource);
  return define(draft, node, () => (isNode(node) ? writeNamed(draft, node) : node));
}

function writeNamed(draft: Draft, node: Node): Node {
  const choice = draft.choices.get(node);
  if (!choice) return write(draft, node, draft.resources.document);
  return withChosenSubtype(toWithoutSubtypes(draft, node), choice, (subtype) => toWithoutSubtypes(draft, subtype));
}

/** A reference to a schema whatever its discriminator says. */
function toWithoutSubtypes(draft: Draft, node: Node): Node {
  const { choices, withoutSubtypes, resources } = draft;
  if (!choices.has(node)) return { $ref: addressOfNamed(draft, node) };
  const { uri } = resources.document;
  const address =
    withoutSubtypes.get(node) ?? `${uri}#/$defs/${addDefinition(draft, () => write(draft, node, resources.document))}`;
  withoutSubtypes.set(node, address);
  return { $ref: address };
}

function addressOfResource(draft: Draft, resource: Resource): string {
  const { root, uri } = resource;
  if (draft.addresses.has(root)) return uri;
  addDefinition(draft, () => ({ $id: uri, ...write(draft, root, resource) }));
  addResourceAddresses(draft, root, uri, '');
  return uri;
}

function addResourceAddresses(draft: Draft, value: unknown, uri: string, pointer: string): void {
  if (typeof value !== 'object' || value === null) return;
  const { addresses, resources } = draft;
  if (!addresses.has(value) && isWritten(pointer)) addresses.set(value, `${uri}#${encodeURI(pointer)}`);
  for (const [key, inner] of Object.entries(value)) {
    const isOwn = !isNode(inner) || resources.begunBy(inner) === undefined;
    if (isOwn) addResourceAddresses(draft, inner, uri, `${pointer}/${escapeToken(key)}`);
  }
}

/** The address of any other schema of the document. */
function addressOf(draft: Draft, value: unknown): string {
  const written = writeInner(draft, value, draft.resources.document);
  return isNode(written) ? String(written.$ref) : define(draft, value, () => value);
}

/** A schema that is inside another one. */
function writeInner(draft: Draft, value: unknown, within: Resource, outer?: HiddenFields): unknown {
  const { resources, addresses, alike } = draft;
  if (!isNode(value)) return value;
  const resource = resources.begunBy(value);
  if (resource) return { $ref: addressOfResource(draft, resource) };
  if (within !== resources.document) return write(draft, value, within, outer);
  const known = addresses.get(value);
  if (known !== undefined) return { $ref: known };
  const written = write(draft, value, within, outer);
  const text = JSON.stringify(written);
  const address = alike.get(text) ?? define(draft, value, () => written);
  alike.set(text, address);
  addresses.set(value, address);
  return { $ref: address };
}

/** `isPart` says that the schema is a part of one whose parts refuse each other's fields: it refuses none itself. */
function write(draft: Draft, node: Node, within: Resource, outer?: HiddenFields, isPart = false): Node {
  const { is30, hiddenIn, compositions } = draft;
  const composition = compositions.get(node);
  const isOpen = isPart || composition !== undefined;
  const writer: Writer = {
    is30,
    hiddenIn,
    inner: (value, hidden) => writeInner(draft, value, within, hidden),
    part: (value, hidden) => (isOpen ? writePart : writeInner)(draft, value, within, hidden),
    resolve: (reference) => draft.resources.find(reference, within)?.node,
    reference: (keyword, reference) => {
      const target = draft.extending.has(node) ? draft.resources.find(reference, within)?.node : undefined;
      return draft.choices.has(target)
        ? toWithoutSubtypes(draft, target as Node)
        : writeReference(draft, keyword, reference, within);
    },
  };
  const { additionalProperties, ...others } = node;
  const isOpened = isNothing(additionalProperties) && (isOpen || draft.opened.has(node));
  const written = toJsonSchema(isOpened ? others : node, writer, outer);
  const closing = composition?.isClosed && !isPart ? { unevaluatedProperties: false } : {};
  const names = within === draft.resources.document ? writeAnchor(draft, node) : writeNames(draft, node, within);
  const values = draft.added.get(node);
  const whole = { ...written, ...closing };
  return { ...(values ? { anyOf: [{ enum: values }, whole] } : whole), ...names };
}

/** A part of a schema whose parts refuse each other's fields. */
function writePart(draft: Draft, value: unknown, within: Resource, outer?: HiddenFields): unknown {
  if (!isNode(value)) return value;
  const target = typeof value.$ref === 'string' ? draft.resources.find(value.$ref, within) : undefined;
  if (!target) return write(draft, value, within, outer, true);
  const { node, resource } = target;
  if (!isNode(node) || resource !== draft.resources.document || Object.keys(value).length > 1)
    return writeInner(draft, value, within, outer);
  const key = draft.parts.get(node) ?? addDefinition(draft, () => write(draft, node, resource, undefined, true));
  draft.parts.set(node, key);
  return { $ref: `${resource.uri}#/$defs/${key}` };
}

/** The `$dynamicAnchor` of a schema of the document. Of several with one name, it is the first one's. */
function writeAnchor({ anchors }: Draft, { $dynamicAnchor }: Node): Node {
  if (typeof $dynamicAnchor !== 'string' || anchors.has($dynamicAnchor)) return {};
  anchors.add($dynamicAnchor);
  return { $dynamicAnchor };
}

/** What a schema of a resource with an `$id` can be referred to by. */
function writeNames(draft: Draft, { $anchor, $dynamicAnchor, $defs, definitions }: Node, within: Resource): Node {
  const [own, older] = [$defs, definitions].map((map) =>
    Object.fromEntries(
      Object.entries(isNode(map) ? map : {})
        .filter(([, value]) => isSchema(value))
        .map(([name, value]) => [name, writeInner(draft, value, within)]),
    ),
  );
  const stated = Object.entries({ $anchor, $dynamicAnchor }).filter(([, name]) => typeof name === 'string');
  return { ...Object.fromEntries(stated), $defs: own, definitions: older };
}

function writeReference(draft: Draft, keyword: '$ref' | '$dynamicRef', reference: string, within: Resource): Node {
  const { resources } = draft;
  const target = resources.find(reference, within);
  if (!target || !isSchema(target.node)) return {};
  const [, fragment = ''] = reference.split('#');
  const isAnchor = fragment !== '' && !fragment.startsWith('/');
  const { resource, pointer, node } = target;
  if (resource === resources.document || !isWritten(pointer)) {
    const address = addressOfNamed(draft, node);
    return { [keyword]: keyword === '$dynamicRef' && isAnchor ? `${resource.uri}#${fragment}` : address };
  }
  addressOfResource(draft, resource);
  return { [keyword]: resource.uri + (isAnchor ? `#${fragment}` : pointer) };
}

function namedNodes({ components }: Node): [string, unknown][] {
  return Object.entries(asNode(asNode(components).schemas)).filter(([, node]) => isSchema(node));
}

/** How many steps each keyword that holds schemas takes to one of them. */
const stepsTo = new Map(
  rows.flatMap(({ keyword, kind, assertsNothing }): [string, number][] => {
    if (assertsNothing || !/^[@[{<]Schema/.test(kind)) return [];
    return [[keyword, kind === '@Schema' ? 1 : 2]];
  }),
);

/** Whether every step on the way to a place in a resource is one that is written, so that the place is there. */
function isWritten(pointer: string): boolean {
  const keys = pointerKeys(pointer);
  while (keys.length > 0) {
    const steps = stepsTo.get(keys[0] ?? '');
    if (steps === undefined || keys.length < steps) return false;
    keys.splice(0, steps);
  }
  return true;
}
