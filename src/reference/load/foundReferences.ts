import type { Location, Source, UserContext } from '@redocly/openapi-core';
import { isNode } from '../json';
import { extendPointer, pointerKeys } from '../pointer';
import { isListField } from './referredMaps';
import type { FileLocation } from './sourceMap';

/** A reference that crosses files: `holder[key]` is its text, before and after bundling, `target` what it leads to. */
export interface FoundReference {
  holder: Record<string, unknown>;
  key: string;
  target: FileLocation;
}

/** A reference that what it leads to is copied into the place of, with all places on the way to that. */
export interface CopiedReference extends FileLocation {
  holder: object;
  text: string;
  way: FileLocation[];
}

/** The references and components that the bundler found. Both are filled while it runs. */
export interface FoundReferences {
  references: FoundReference[];
  /** Entries of mappings that lead to a schema of the root file that is no component, kept from the bundler. */
  mappings: { holder: Record<string, unknown>; key: string; text: string }[];
  /** Pointers of the components that the root file states itself. */
  own: Set<string>;
  /** References that stand in the place of whole maps, by their places. */
  maps: Map<string, FileLocation>;
  /** References that the bundler puts what they lead to in the place of: it has no place for a mark. */
  copied: CopiedReference[];
  /** References with a second fragment, which the bundler reads as if they ended before it. */
  cut: (FileLocation & { reference: string })[];
  /** Links that name an operation by a file or address, and the file that each stands in. */
  links: { link: Record<string, unknown>; source: Source }[];
}

/** The objects that components stand in: of OpenAPI 3 (4.7.7), of Swagger 2.0 the root's own. */
const swaggerComponents = ['definitions', 'parameters', 'responses'];

type Tree = Record<string, unknown>;

/**
 * Makes a decorator for the bundler (`visit`) that notes in `found` each reference that crosses files, and where it
 * leads. Once all is bundled, the text of such a reference is the name that the bundler gave its target.
 */
export function createReferenceCollector(): { visit: () => ReturnType<typeof createVisitor>; found: FoundReferences } {
  const found: FoundReferences = {
    references: [],
    mappings: [],
    own: new Set(),
    maps: new Map(),
    copied: [],
    cut: [],
    links: [],
  };
  return { visit: () => createVisitor(found), found };
}

/**
 * Writes the mappings that were kept from the bundler: it would make a component of each schema that they lead to, beside
 * the one that the references to that schema mean.
 */
export function putMappingsBack({ mappings }: FoundReferences): void {
  for (const { holder, key, text } of mappings) holder[key] = text;
}

function createVisitor({ references, mappings, own, maps, copied, cut, links }: FoundReferences) {
  let root: Source | undefined;
  const known = new Map<object, Set<string>>();
  const note = (holder: Tree, key: string, target: Location | undefined, from: Location): void => {
    const keys = known.get(holder) ?? new Set();
    if (!target || keys.has(key) || (target.source === root && from.source === root)) return;
    known.set(holder, keys.add(key));
    references.push({ holder, key, target: { source: target.source, pointer: target.pointer } });
  };
  const noteMapping = (holder: Tree, key: string, context: UserContext): void => {
    const $ref = holder[key];
    if (typeof $ref !== 'string') return;
    const target = effectiveTarget(context.resolve({ $ref }));
    note(holder, key, target, context.location);
    if (!target || !$ref.includes('#/') || target.source !== root || context.location.source !== root) return;
    if (own.has(target.pointer)) return;
    mappings.push({ holder, key, text: $ref.startsWith('#') ? $ref : target.pointer });
    holder[key] = '';
  };
  return {
    Root: {
      enter(document: object, { location }: UserContext): void {
        root = location.source;
        for (const pointer of componentPointers(document)) own.add(pointer);
      },
    },
    ref: {
      enter(node: object, { location, type }: UserContext, resolved: ReturnType<UserContext['resolve']>): void {
        const field = pointerKeys(location.pointer).at(-1) ?? '';
        const reference = String(toTree(node).$ref);
        if (/#\/.*#\//.test(reference)) cut.push({ source: location.source, pointer: location.pointer, reference });
        if (isMapType(type.name) || (isListField(field) && Array.isArray(resolved.node)))
          maps.set(location.absolutePointer, { source: location.source, pointer: location.pointer });
        if (isMapType(type.name) || type.name === 'scalar' || !isNode(resolved.node))
          copied.push({ ...location, holder: node, text: reference, way: wayOf(resolved) });
        note(toTree(node), '$ref', effectiveTarget(resolved), location);
      },
    },
    Link: {
      enter(node: object, { location }: UserContext): void {
        const { operationRef } = toTree(node);
        if (typeof operationRef === 'string' && /^[^#]/.test(operationRef))
          links.push({ link: toTree(node), source: location.source });
      },
    },
    Discriminator: {
      enter: (node: object, context: UserContext) => noteMapping(toTree(node), 'defaultMapping', context),
    },
    DiscriminatorMapping: {
      enter(node: object, context: UserContext): void {
        for (const key of Object.keys(node)) noteMapping(toTree(node), key, context);
      },
    },
  };
}

/** Whether a type of the bundler's library is one whose keys are free: a map or list, or an object like one. */
function isMapType(name: string): boolean {
  return (
    /^Named|Map$|List$|Groups$|Schemas$|^(All|Any|One)Of$/.test(name) ||
    ['Responses', 'Paths', 'Components', 'SchemaProperties'].includes(name)
  );
}

/** Where a reference leads: to the first reference on its way that has words of its own, else to the end of the way. */
function effectiveTarget({ location, chain }: ReturnType<UserContext['resolve']>): Location | undefined {
  return chain?.[0]?.location ?? location;
}

/** Every place that a reference leads through, and where it ends. */
function wayOf({ location, chain = [] }: ReturnType<UserContext['resolve']>): FileLocation[] {
  return [...chain.map((each) => each.location), location].flatMap((each) => each ?? []);
}

function componentPointers(document: object): string[] {
  const root = toTree(document);
  const components = Object.keys(toTree(root.components)).map((kind) => ['components', kind]);
  return [...components, ...swaggerComponents.map((kind) => [kind])].flatMap((keys) => {
    const container = keys.reduce((tree, key) => toTree(tree[key]), root);
    return Object.keys(container).map((name) => extendPointer('#', ...keys, name));
  });
}

function toTree(value: unknown): Tree {
  return typeof value === 'object' && value !== null ? (value as Tree) : {};
}
