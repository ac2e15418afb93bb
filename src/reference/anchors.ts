import { extendPointer } from './pointer';

/** Finds the pointer of the first schema that calls itself by a name (`$anchor`, `$dynamicAnchor`, `$id`). */
export type FindAnchor = (name: string) => string | undefined;

/** Creates the lookup of anchors; the document is searched once, on the first lookup. */
export function createAnchorFinder(document: unknown): FindAnchor {
  let anchors: Map<string, string> | undefined;
  return (name) => {
    anchors ??= collectAnchors(document);
    return anchors.get(name);
  };
}

function collectAnchors(document: unknown): Map<string, string> {
  const anchors = new Map<string, string>();
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const isName = key === '$anchor' || key === '$dynamicAnchor' || key === '$id';
      if (isName && typeof inner === 'string' && !anchors.has(inner)) anchors.set(inner, pointer);
      else walk(inner, extendPointer(pointer, key));
    }
  };
  walk(document, '#');
  return anchors;
}
