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
 * (`$self`, OpenAPI 3.2), which the bundler's library takes for addresses of other files. `rewriteReferences` writes the
 * place instead, in the trees of files that were added.
 */
export function createNamedTargets(): {
  add: (document: Document) => void;
  rewriteReferences: (document: Document) => void;
} {
  const files = new Map<string, NamedFile>();

  function find(reference: string, from: Resource, own: NamedFile): string | undefined {
    if (reference.startsWith('#')) {
      const target = from === own.resources.document ? undefined : own.resources.find(reference, from);
      return target && target.resource !== own.resources.document ? placeOf(target) : undefined;
    }
    if (!URL.canParse(reference, from.uri)) return undefined;
    const { href } = new URL(reference, from.uri);
    for (const each of files.values()) {
      const target = each.resources.find(href, each.resources.document);
      if (!target || (target.resource === each.resources.document && !each.isNamed)) continue;
      return each === own ? placeOf(target) : `${each.file}${placeOf(target)}`;
    }
    return undefined;
  }

  return {
    add({ source, parsed }) {
      const file = source.absoluteRef;
      const root = asNode(parsed);
      const location = isAbsoluteUrl(file) ? file : pathToFileURL(file).href;
      const isNamed = typeof root.$self === 'string' && URL.canParse(root.$self, location);
      const uri = new URL(isNamed ? String(root.$self) : location, location);
      uri.hash = '';
      files.set(file, { file, resources: findResources(root, uri.href), isNamed });
    },
    rewriteReferences({ source, parsed }) {
      const own = files.get(source.absoluteRef);
      const isAnyNamed = [...files.values()].some(({ resources, isNamed }) => isNamed || resources.isDivided);
      if (!own || !isAnyNamed) return;
      visitReferences(parsed, ({ node, reference, around, isInData }) => {
        const found = isInData ? undefined : find(reference, resourceAround(around, own.resources), own);
        if (found !== undefined) node.$ref = found;
      });
    },
  };
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
