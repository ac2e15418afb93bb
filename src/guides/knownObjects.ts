import type { Json } from '../reference/json';
import { appliedBy } from '../reference/schemas/appliedSchemas';
import { emptyState } from '../sandbox/request/types';
import { type Collection, singularOf } from '../sandbox/world/collections';
import type { SandboxDescription } from '../sandbox/world/description';
import { isJson, successOf } from '../sandbox/world/documented';
import { itemsOfKind } from '../sandbox/world/everywhere';

export type IdsOf = (collection: Collection) => ReadonlySet<string>;

/** What is known of the objects that the examples of a description show. */
export interface KnownObjects {
  description: SandboxDescription;
  /** The ids of the objects of a collection; none where the description shows no object of it. */
  idsOf: IdsOf;
  /** The same of their external ids, which systems of others give them. */
  externalIdsOf: IdsOf;
  /** The collections whose objects a word of a sentence may be for: `store`, which is the title of their schema, or `shop`. */
  calledBy: (word: string) => Collection[];
}

/** Collects the objects of a description, of each collection when it is first asked for. */
export function knownObjects(description: SandboxDescription): KnownObjects {
  const itemsOf = ({ path }: Collection) => itemsOfKind(singularOf(path), { state: emptyState, description });
  const idsOf = lookUp((collection) => itemsOf(collection).map(({ id }) => id));
  const externalIdsOf = lookUp((collection) => itemsOf(collection).flatMap(({ item }) => item.externalId ?? []));
  const names = new Map(description.collections.map((each) => [each, wordsFor(each, description)]));
  const calledBy = (word: string): Collection[] =>
    description.collections.filter((each) => names.get(each)?.includes(word.toLowerCase()));
  return { description, idsOf, externalIdsOf, calledBy };
}

function lookUp(idsIn: (collection: Collection) => Json[]): IdsOf {
  const known = new Map<Collection, ReadonlySet<string>>();
  return (collection) => {
    const ids = known.get(collection) ?? new Set(idsIn(collection).map(String));
    known.set(collection, ids);
    return ids;
  };
}

/** What an object of a collection is called in a sentence: by its path, and by the last words of the title of its schema. */
function wordsFor({ path, read }: Collection, { cache }: SandboxDescription): string[] {
  const schema = read && successOf(read)?.response.content.find(isJson)?.schema;
  const titles = schema === undefined ? [] : appliedBy(schema, cache).flatMap(({ title }) => title ?? []);
  // A title such as "Shop (Store)" has two names.
  const words = titles.flatMap((title) => title.split(/[()]/)).flatMap((name) => name.trim().split(' ').at(-1) ?? []);
  return [singularOf(path), ...words.map((word) => word.toLowerCase())];
}
