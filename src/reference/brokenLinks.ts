import type { Locate } from './load/sourceMap';
import type { BrokenLink } from './pages/links';
import { extendPointer } from './pointer';
import type { Problem } from './problems';

/** Finds where in the document each text with a broken link stands, and says how to mend it. */
export function reportBrokenLinks(links: BrokenLink[], document: unknown, locate: Locate): Problem[] {
  if (links.length === 0) return [];
  const hrefs = new Map<string, Set<string>>();
  for (const { text, href } of links) hrefs.set(text.source, (hrefs.get(text.source) ?? new Set()).add(href));
  const problems: Problem[] = [];
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value === 'string') {
      for (const href of hrefs.get(value) ?? []) problems.push(toProblem(href, pointer, locate));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, extendPointer(pointer, key));
    }
  };
  walk(document, '#');
  return problems;
}

function toProblem(href: string, pointer: string, locate: Locate): Problem {
  const own = href.startsWith('#');
  return {
    severity: 'error',
    place: locate(pointer),
    message: `The link "${href}" leads nowhere.`,
    remedy: own
      ? 'Name an operationId, a schema with a page or a tag after #, such as #getTask.'
      : 'Name a page of the site, such as /docs/docs/errors.',
  };
}
