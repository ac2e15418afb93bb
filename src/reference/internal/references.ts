import { createAnchorFinder, type FindAnchor } from '../anchors';
import { asNode, isNode, type Node } from '../json';
import { extendPointer, placeAt, pointerKeys } from '../pointer';
import { mappedSchema, variantsOf } from '../slice/references';
import { type Part, type Parts, partOn } from './parts';

/** A name in a description that leads to a part: it stands in `holder`, at `pointer`. */
export interface Reference {
  holder: Part;
  pointer: string;
  target: Part;
  /** The keys that its text leads to, where it is a pointer. */
  keys?: readonly string[];
}

/** Where the names in a description lead. */
export interface References {
  /** References without whose target their holder says nothing: it goes with the target. */
  uses: Reference[];
  /** Entries of a discriminator's `mapping`, and its `defaultMapping`: they go alone. */
  mappings: Reference[];
  /** What else one part needs of another: an operation its tags, a base schema those that extend it. */
  needs: { holder: Part; target: Part }[];
  /** Finds what a reference's text leads to. */
  follow: (reference: string) => { part: Part; keys: readonly string[] } | undefined;
}

const referenceFields = ['$ref', '$dynamicRef', 'operationRef'];

/** What a reference stands for, or the part itself. */
export function resolve(part: Part, { follow }: Pick<References, 'follow'>): Part {
  return typeof part.node.$ref === 'string' ? (follow(part.node.$ref)?.part ?? part) : part;
}

/** Finds where the references, and what else names a part, lead to in a document. */
export function findReferences(parts: Parts): References {
  const findAnchor = createAnchorFinder(parts.document);
  const follow: References['follow'] = (reference) => {
    const pointer = pointerOf(reference, parts.document, findAnchor);
    const place = pointer === undefined ? undefined : placeAt(parts.document, pointer);
    const part = place && partOn(place.keys, parts);
    return part && { part, keys: place.keys };
  };
  const found: References = { uses: [], mappings: [], needs: [], follow };
  const named = findNamed(parts);
  for (const part of parts.all) {
    const use = (field: string, target: Part | undefined, keys?: readonly string[]): void => {
      if (target)
        found.uses.push({
          holder: part,
          pointer: extendPointer(part.pointer, field),
          target,
          ...(keys ? { keys } : {}),
        });
    };
    // A name or address of this file may stand before the pointer.
    const inFile = (text: unknown, object: Part['object']): Part | undefined => {
      const [, fragment] = /^[^#]*(#\/.*)$/s.exec(String(text)) ?? [];
      const target = fragment === undefined ? undefined : follow(fragment)?.part;
      return target?.object === object ? target : undefined;
    };
    for (const field of referenceFields) {
      const text = part.node[field];
      const target = typeof text === 'string' ? follow(text) : undefined;
      if (target) use(field, target.part, target.keys);
      // What cannot be found in a part has the name of that part all the same.
      else if (typeof text === 'string' && text.startsWith('#/')) use(field, partOn(pointerKeys(text), parts));
    }
    if (part.object === 'Link') {
      use('operationId', named.operations.get(part.node.operationId));
      if (!/^#/.test(String(part.node.operationRef))) use('operationRef', inFile(part.node.operationRef, 'Operation'));
    }
    if (part.object === 'SecurityRequirement')
      for (const name of Object.keys(part.node))
        use(name, parts.at.get(extendPointer('#/components/securitySchemes', name)) ?? inFile(name, 'SecurityScheme'));
    if (part.object === 'Discriminator') found.mappings.push(...mappingsOf(part, follow));
    if (part.object === 'Operation' && Array.isArray(part.node.tags))
      for (const tag of part.node.tags.flatMap((name) => named.tags.get(name) ?? []))
        found.needs.push({ holder: part, target: tag });
    if (part.object === 'Tag')
      for (const tag of named.tags.get(part.node.parent) ?? []) found.needs.push({ holder: part, target: tag });
  }
  for (const { holder, target } of found.mappings) found.needs.push({ holder, target });
  found.needs.push(...variantNeeds(parts));
  return found;
}

/** The pointer that a reference stands for: it may begin with a name of the description or of a schema in it. */
function pointerOf(reference: string, { $self }: Node, findAnchor: FindAnchor): string | undefined {
  const [, base = '', fragment] = /^([^#]*)(?:#(.*))?$/s.exec(reference) ?? [];
  const around = base === '' || base === $self ? '#' : findAnchor(base);
  if (around === undefined) return undefined;
  if (fragment === undefined || fragment === '') return around;
  return fragment.startsWith('/') ? `${around}${fragment}` : findAnchor(fragment);
}

function findNamed({ all }: Parts): { operations: Map<unknown, Part>; tags: Map<unknown, Part[]> } {
  const operations = new Map<unknown, Part>();
  const tags = new Map<unknown, Part[]>();
  for (const part of all) {
    if (part.object === 'Operation' && part.node.operationId !== undefined) operations.set(part.node.operationId, part);
    if (part.object === 'Tag') tags.set(part.node.name, [...(tags.get(part.node.name) ?? []), part]);
  }
  return { operations, tags };
}

function mappingsOf(part: Part, follow: References['follow']): Reference[] {
  const { mapping, defaultMapping } = part.node;
  const entries = Object.entries(asNode(mapping)).map(([key, text]): [string[], unknown] => [['mapping', key], text]);
  return [...entries, [['defaultMapping'], defaultMapping] as [string[], unknown]].flatMap(([keys, text]) => {
    const target = typeof text === 'string' ? (follow(mappedSchema(text)) ?? follow(text)) : undefined;
    if (!target || typeof text !== 'string') return [];
    const isPointer = text.startsWith('#');
    return [
      {
        ...{ holder: part, pointer: extendPointer(part.pointer, ...keys), target: target.part },
        ...(isPointer ? { keys: target.keys } : {}),
      },
    ];
  });
}

/** A schema with a discriminator needs those that are it and more (4.25), though it does not name them. */
function variantNeeds({ document, at }: Parts): References['needs'] {
  const { schemas } = asNode(document.components);
  if (!isNode(schemas)) return [];
  return [...variantsOf(schemas)].flatMap(([base, variants]) =>
    variants.flatMap((variant) => {
      const [holder, target] = [at.get(base), at.get(variant)];
      return holder && target ? [{ holder, target }] : [];
    }),
  );
}
