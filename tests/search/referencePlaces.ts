import type { ReferenceIndex } from '../../src/reference/outputs/referenceIndex';

type Resolve = (place: string) => string[];

/**
 * Finds places in a reference: an operation by its id, `model issue`, `field issue.title`, `page issues`, and
 * `status 404` for each response with that status. Throws when the reference does not have the place.
 */
export function placesOf(index: ReferenceIndex): Resolve {
  const operations = new Map(index.operations.map(({ id, page, anchor }) => [id, `${page}#${anchor}`]));
  const models = new Map(index.models.map(({ name, page }) => [name, page]));
  const kinds: Record<string, Resolve> = {
    model: (name) => [models.get(name)].filter((page) => typeof page === 'string'),
    field: (path) => fieldsOf(index, models.get(path.slice(0, path.indexOf('.'))), path.slice(path.indexOf('.') + 1)),
    page: (title) => index.pages.filter((page) => page.kind === 'api' && isTitled(page, title)).map(({ url }) => url),
    status: (status) => [...operations.values()].map((address) => `${address}.${status}`),
  };
  return (place) => {
    const [kind = '', name = ''] = place.split(' ');
    const found = kinds[kind]?.(name) ?? [operations.get(place)].filter((address) => address !== undefined);
    if (found.length === 0) throw new Error(`The reference has no ${place}.`);
    return found;
  };
}

function fieldsOf(index: ReferenceIndex, page: string | null | undefined, path: string): string[] {
  return index.fields
    .filter((field) => field.page === page && field.anchor.slice(field.anchor.indexOf('.') + 1) === path)
    .map(({ anchor }) => `${page}#${anchor}`);
}

/** Whether a page has a title, or is a part of one that has: `repos (2 of 5)`. */
function isTitled(page: { title: string }, title: string): boolean {
  return page.title === title || page.title.startsWith(`${title} (`);
}
