import type { ReferenceIndex } from '../../src/reference/outputs/referenceIndex';

type Resolve = (place: string) => string[];

/**
 * Finds places in a reference: an operation by its id or as `GET /issues`, `model issue`, `field issue.title`,
 * `field .title` anywhere, `event closed`, `page issues`, and `status 404` for each response with that status. Throws when the reference does not have the place.
 */
export function placesOf(index: ReferenceIndex): Resolve {
  const operations = new Map(
    index.operations.flatMap(({ id, method, path, page, anchor }) => [
      [id, `${page}#${anchor}`],
      [`${method.toUpperCase()} ${path}`, `${page}#${anchor}`],
    ]),
  );
  const models = new Map(index.models.map(({ name, page }) => [name, page]));
  const kinds: Record<string, Resolve> = {
    event: (event) => index.webhooks.flatMap(({ name, page, anchor }) => (name === event ? [`${page}#${anchor}`] : [])),
    model: (name) => [models.get(name)].filter((page) => typeof page === 'string'),
    field: (path) => {
      const [, model = '', rest = ''] = /^([^.]*)\.?(.*)$/.exec(path) ?? [];
      return fieldsOf(index, models.get(model), model === '' ? path : rest);
    },
    page: (title) => index.pages.filter((page) => page.kind === 'api' && isTitled(page, title)).map(({ url }) => url),
    status: (status) => [...operations.values()].map((address) => `${address}.${status}`),
  };
  return (place) => {
    const [kind = '', ...words] = place.split(' ');
    const found = kinds[kind]?.(words.join(' ')) ?? [operations.get(place)].filter((address) => address !== undefined);
    if (found.length === 0) throw new Error(`The reference has no ${place}.`);
    return found;
  };
}

/** The addresses of a field: `Model.path` on the page of that model, `.name` wherever a field has that name. */
function fieldsOf(index: ReferenceIndex, model: string | null | undefined, path: string): string[] {
  const isMeant = ({ page, anchor }: { page: string; anchor: string }): boolean =>
    path.startsWith('.') ? anchor.endsWith(path) : page === model && anchor.slice(anchor.indexOf('.') + 1) === path;
  return index.fields.filter(isMeant).map(({ page, anchor }) => `${page}#${anchor}`);
}

/** Whether a page has a title, or is a part of one that has: `repos (2 of 5)`. */
function isTitled(page: { title: string }, title: string): boolean {
  return page.title === title || page.title.startsWith(`${title} (`);
}
