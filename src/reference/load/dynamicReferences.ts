import { asNode, isNode, type Node } from '../json';
import { isNothing } from '../keywords/keyword';
import { limitsReference } from '../keywords/read';
import { isData } from '../keywords/suppliedValues';
import { extendPointer } from '../pointer';
import { findResources, type Resource, type Resources } from '../validate/resources';
import { askedNames, isDefinitionPlace } from './askedNames';
import { isMapField, visitNodes } from './visitNodes';

/** The address of a document that has none. */
const somewhere = 'https://document.invalid/';

/** Schemas that are written in the place of references, in all and inside each other. Beyond, references stay. */
const most = { written: 50_000, levels: 100 };

/** A document with dynamic references. */
interface Generics {
  resources: Resources;
  /** Each node, with the resource that its references are relative to. */
  places: ReadonlyMap<Node, { pointer: string; within: Resource }>;
  /** The names that schemas ask for by dynamic references, also through others. */
  asked: ReadonlyMap<Node, ReadonlySet<string>>;
  /** Schemas that give generics what these ask for, as they were. */
  binders: Map<Node, Node>;
  written: number;
}

/** What a schema is written with. */
interface Scope {
  /** Schemas by the names (`$dynamicAnchor`) that dynamic references ask for. */
  bindings: ReadonlyMap<string, Node>;
  /** The schemas that it is inside of, each with the place where it is written. */
  open: ReadonlyMap<Node, string>;
  /** Whether it describes the same value as the schema that binds. */
  isInPlace: boolean;
}

/**
 * Writes out each schema that binds the dynamic references of a generic (JSON Schema 2020-12, 8.2.3.2; OpenAPI 3.1.1,
 * "Generic (Template) Data Structures"): `{$ref: Page, $defs: {item: {$dynamicAnchor: item, $ref: User}}}` becomes `Page` with
 * `User` wherever that says `$dynamicRef: '#item'`. A generic by itself has its own placeholder there. The document is changed.
 */
export function bindDynamicReferences(document: Node): void {
  const generics = findGenerics(document);
  if (!generics) return;
  const { places, binders } = generics;
  const unbound = [...places.keys()].filter((node) => !binders.has(node) && dynamicName(node) !== undefined);
  for (const [node, before] of binders) {
    const pointer = pointerOf(node, generics);
    const scope = { bindings: bindingsOf(node, generics), open: new Map([[node, pointer]]), isInPlace: true };
    const written = writeSchema(node, pointer, scope, generics);
    for (const key of Object.keys(before)) if (!naming.has(key)) delete node[key];
    Object.assign(node, written);
  }
  for (const node of unbound) {
    const target = targetOf(node, node.$dynamicRef, generics);
    if (!target) continue;
    delete node.$dynamicRef;
    node.$ref = pointerOf(target, generics);
  }
}

/** What a schema has its own names by. */
const naming: ReadonlySet<string> = new Set(['$id', '$anchor', '$dynamicAnchor', '$defs']);

function findGenerics(document: Node): Generics | undefined {
  let isGeneric = false;
  visitNodes(document, undefined, (node) => {
    isGeneric ||= dynamicName(node) !== undefined;
    return undefined;
  });
  if (!isGeneric) return undefined;
  const resources = findResources(document, somewhere);
  const places: Map<Node, { pointer: string; within: Resource }> = new Map();
  visitNodes(document, resources.document, (node, around, pointer) => {
    const within = resources.begunBy(node) ?? around;
    if (!places.has(node)) places.set(node, { pointer, within });
    return within;
  });
  const generics = { resources, places, asked: new Map(), binders: new Map<Node, Node>(), written: 0 };
  const asked = askedNames([...places.keys()], (node) => targetOf(node, node.$ref, generics), dynamicName);
  const known = { ...generics, asked };
  for (const node of places.keys()) if (isBinder(node, known)) known.binders.set(node, { ...node });
  return known;
}

/** The name that a dynamic reference asks for. */
function dynamicName({ $dynamicRef }: Node): string | undefined {
  return typeof $dynamicRef === 'string' ? /#([^/]+)$/.exec($dynamicRef)?.[1] : undefined;
}

function pointerOf(node: Node, { places }: Generics): string {
  return places.get(node)?.pointer ?? '#';
}

/** The node that a reference in a node leads to. */
function targetOf(node: Node, reference: unknown, { resources, places }: Generics): Node | undefined {
  if (typeof reference !== 'string') return undefined;
  const target = resources.find(reference, places.get(node)?.within ?? resources.document)?.node;
  return isNode(target) && places.has(target) ? target : undefined;
}

/** The schemas that a schema gives names to: itself, and what it defines. A placeholder, which accepts all or nothing, is none. */
function bindingsOf(node: Node, generics: Generics): Map<string, Node> {
  const schemas = [node, ...Object.values(asNode(node.$defs)).filter(isNode)];
  return new Map(
    schemas.flatMap((schema): [string, Node][] => {
      const referred = schema === node ? undefined : targetOf(schema, schema.$ref, generics);
      return [schema, ...(referred ? [referred] : [])].flatMap((each): [string, Node][] => {
        const name = each.$dynamicAnchor;
        return typeof name === 'string' && !isPlaceholder(each) ? [[name, each]] : [];
      });
    }),
  );
}

function isPlaceholder(schema: Node): boolean {
  if ('$ref' in schema || '$dynamicRef' in schema) return false;
  const limits = Object.fromEntries(Object.entries(schema).filter(([key]) => limitsReference(key)));
  return Object.keys(limits).length === 0 || isNothing(limits);
}

/** Whether a schema refers to one that asks for what it binds. */
function isBinder(node: Node, generics: Generics): boolean {
  if (!('$dynamicAnchor' in node || '$defs' in node)) return false;
  const names = [...bindingsOf(node, generics).keys()];
  let asks = false;
  if (names.length > 0)
    visitNodes(node, false, (inner, isDefinition, pointer) => {
      if (isDefinition || isDefinitionPlace(pointer)) return true;
      const target = targetOf(inner, inner.$ref, generics);
      asks ||= target !== undefined && target !== node && names.some((name) => generics.asked.get(target)?.has(name));
      return false;
    });
  return asks;
}

/** Keywords whose schemas describe the same value. */
const inPlace: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf']);

/** Writes a schema for a place, without its own names, and with the schemas that are bound where it asks for them. */
function writeSchema(node: Node, at: string, scope: Scope, generics: Generics): Node {
  generics.written += 1;
  const { $ref, $dynamicRef, ...rest } = generics.binders.get(node) ?? node;
  const others: Node = {};
  for (const [key, inner] of Object.entries(rest)) {
    if (naming.has(key)) continue;
    const below = inPlace.has(key) ? scope : { ...scope, isInPlace: false };
    others[key] = isData(key, inner) ? inner : writeField(key, inner, extendPointer(at, key), below, generics);
  }
  const bound = scope.bindings.get(dynamicName({ $dynamicRef }) ?? '');
  const target = bound ?? targetOf(node, $ref ?? $dynamicRef, generics);
  if (!target)
    return {
      ...($ref === undefined ? {} : { $ref }),
      ...($dynamicRef === undefined ? {} : { $dynamicRef }),
      ...others,
    };
  const isWritten = bound ? isDefinition(bound, generics) : asksIn(target, scope, generics);
  const open = scope.open.get(target);
  if (open !== undefined || !isWritten || generics.written > most.written || scope.open.size > most.levels)
    return { $ref: open ?? pointerOf(target, generics), ...others };
  const beside = Array.isArray(others.allOf) ? others.allOf : [];
  const isLimited = Object.keys(others).some(limitsReference);
  const place = isLimited ? extendPointer(at, 'allOf', beside.length) : at;
  const bindings = new Map([...bindingsOf(target, generics), ...(bound ? [] : scope.bindings)]);
  const inner = { bindings, open: new Map([...scope.open, [target, place]]), isInPlace: scope.isInPlace };
  const written = writeSchema(target, place, inner, generics);
  return isLimited ? { ...others, allOf: [...beside, written] } : { ...written, ...others };
}

function writeField(key: string, value: unknown, at: string, scope: Scope, generics: Generics): unknown {
  if (!isMapField(key, value)) return writeValue(value, at, scope, generics);
  const entries = Object.entries(asNode(value));
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, writeValue(inner, extendPointer(at, name), scope, generics)]),
  );
}

function writeValue(value: unknown, at: string, scope: Scope, generics: Generics): unknown {
  if (Array.isArray(value))
    return value.map((each, index) => writeValue(each, extendPointer(at, index), scope, generics));
  if (!isNode(value)) return value;
  return writeSchema(value, at, scope, generics);
}

/** Whether a schema is a definition inside another one, and not one that has a place of its own. */
function isDefinition(node: Node, generics: Generics): boolean {
  return isDefinitionPlace(pointerOf(node, generics));
}

/** Whether a schema asks for what is bound. One that binds names itself says what it is, unless it is extended. */
function asksIn(node: Node, { bindings, isInPlace }: Scope, { asked, binders }: Generics): boolean {
  if (binders.has(node) && !isInPlace) return false;
  return [...(asked.get(node) ?? [])].some((name) => bindings.has(name));
}
