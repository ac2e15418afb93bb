import { pathToFileURL } from 'node:url';
import { type Document, isAbsoluteUrl } from '@redocly/openapi-core';
import { asNode, type Node } from '../json';
import { findResources, type Resource, type Resources, type Target } from '../validate/resources';
import { visitReferences } from './visitReferences';

/** A file with the schemas in it that have an address of their own. */
interface NamedFile {
  file: string;
  resources: Resources;
  /** Whether the file itself has one (`$self`, OpenAPI 3.2). */
  isNamed: boolean;
}

/**
 * Finds schemas by the addresses that they call themselves (`$id`, JSON Schema 2020-12, core 8.2.1) and files by theirs
 * (`$self`, OpenAPI 3.2), which the bundler's library takes for addresses of other files, and by an anchor (`a.yaml#name`),
 * which it does not know. The file that is added first is the description. `rewriteReferences` writes the
 * place instead, in the trees of files that were added.
 */
export function createNamedTargets(): {
  add: (document: Document) => void;
  rewriteReferences: (document: Document) => void;
} {
  const files = new Map<string, NamedFile>();
  let root: NamedFile | undefined;

  function find(reference: string, from: Resource, own: NamedFile): string | undefined {
    if (reference.startsWith('#')) {
      // An anchor of the description itself stays, as schemas in its components have it.
      const isLeft = from === own.resources.document && (own === root || !namesAnchor(reference));
      const target = isLeft ? undefined : own.resources.find(reference, from);
      return target && (target.resource !== own.resources.document || from === target.resource)
        ? placeOf(target)
        : undefined;
    }
    if (!URL.canParse(reference, from.uri)) return undefined;
    const { href } = new URL(reference, from.uri);
    for (const each of files.values()) {
      const target = each.resources.find(href, each.resources.document);
      const isLeft = target?.resource === each.resources.document && !each.isNamed && !namesAnchor(reference);
      if (!target || isLeft) continue;
      return each === own ? placeOf(target) : `${each.file}${placeOf(target)}`;
    }
    return undefined;
  }

  return {
    add({ source, parsed }) {
      const file = source.absoluteRef;
      const tree = asNode(parsed);
      const location = isAbsoluteUrl(file) ? file : pathToFileURL(file).href;
      const isNamed = typeof tree.$self === 'string' && URL.canParse(tree.$self, location);
      const uri = new URL(isNamed ? String(tree.$self) : location, location);
      uri.hash = '';
      const added = { file, resources: findResources(tree, uri.href), isNamed };
      root ??= added;
      files.set(file, added);
    },
    rewriteReferences({ source, parsed }) {
      const own = files.get(source.absoluteRef);
      const isAnyNamed = [...files.values()].some(({ resources, isNamed }) => isNamed || resources.isDivided);
      if (!own) return;
      visitReferences(parsed, ({ node, reference, around, isInData }) => {
        if (!isAnyNamed && !namesAnchor(reference)) return;
        const found = isInData ? undefined : find(reference, resourceAround(around, own.resources), own);
        if (found !== undefined) node.$ref = found;
      });
    },
  };
}

/** Whether a reference ends with an anchor, and not with a pointer. */
function namesAnchor(reference: string): boolean {
  return /#[^/]/.test(reference);
}

/** The resource that is begun by the nearest of the objects around a reference. */
function resourceAround(around: readonly Node[], resources: Resources): Resource {
  for (const node of [...around].reverse()) {
    const resource = resources.begunBy(node);
    if (resource) return resource;
  }
  return resources.document;
}

function placeOf({ resource, pointer }: Target): string {
  return `${resource.pointer}${pointer.slice(1)}`;
}
