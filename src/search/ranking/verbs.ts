import type { Candidate, Match } from './lookUp';
import type { SearchQuery } from './query';
import { chunksOf, stemOf, subwordsOf } from './terms';
import { scope } from './titles';

/** Verbs that are said of one kind of operation, with the methods by which it is called. */
interface Verbs {
  words: ReadonlySet<string>;
  methods: readonly string[];
}

const verbs: readonly Verbs[] = [
  { words: stems('create add make insert post send upload register submit place'), methods: ['POST', 'PUT'] },
  { words: stems('get show read retrieve fetch find view return list browse'), methods: ['GET'] },
  { words: stems('update edit change modify set patch replace rename'), methods: ['PATCH', 'PUT'] },
  { words: stems('delete remove cancel destroy revoke clear'), methods: ['DELETE'] },
];

/**
 * How well an operation matches a verb: by one that means as much, by its method, less where one thing is asked for and many are
 * read, and hardly where one thing is listed.
 */
const degrees = { meant: 0.85, called: 0.7, many: 0.6, listed: 0.4 };

const listing = stems('list browse');

function stems(words: string): Set<string> {
  return new Set(words.split(' ').map(stemOf));
}

function verbsOf(word: string): Verbs | undefined {
  const stem = stemOf(word);
  return verbs.find(({ words }) => words.has(stem));
}

/** The verb of a title: what is set up is created. */
function verbOfTitle([first = '', second]: readonly string[]): string {
  return first === 'set' && second === 'up' ? 'create' : first;
}

/** Whether a query is a verb of operations and what it is done to: `create reaction`. */
export function asksForOperation({ words: [first, ...others], isProse }: SearchQuery): boolean {
  return isProse && first !== undefined && others.length > 0 && verbsOf(first.whole) !== undefined;
}

/**
 * An operation that does what the verb of a query says, to what the query names: `create reaction` finds a PUT that is called
 * "Add my message reaction". The verb alone makes no operation the one that is meant.
 */
export function withVerb(candidate: Candidate, query: SearchQuery): Candidate {
  const [first, ...others] = candidate.words;
  const [asked] = query.words;
  if (candidate.group !== 'operations' || candidate.hit.kind !== 'operation' || !asked || !first) return candidate;
  if (!asksForOperation(query) || !others.some(({ match }) => isOfThing(match, candidate))) return candidate;
  const degree = verbDegree(candidate, query);
  const known = first.match?.score ?? 0;
  const isOne = degree === degrees.listed;
  if (degree === 0 || (degree <= known && !isOne)) return candidate;
  const title = new Map(first.match?.title);
  const [verb] = candidate.titleWords;
  if (verb !== undefined) title.set(verb, isOne ? degree : Math.max(degree, title.get(verb) ?? 0));
  const match: Match = { terms: [], ...first.match, hit: candidate.hit, field: 'title', score: degree, title };
  return { ...candidate, words: [{ weight: first.weight, match }, ...others] };
}

/** Whether a word of a query is what an operation is about: in its id, its path or its title, but for what that is done for. */
function isOfThing(match: Match | undefined, { hit }: Candidate): boolean {
  if (match === undefined) return false;
  if (match.title.size === 0) return match.field === 'ids' || match.field === 'names';
  const [about = ''] = hit.title.split(scope);
  return chunksOf(about)
    .flatMap(subwordsOf)
    .some((word) => match.title.has(word));
}

function verbDegree({ hit, titleWords }: Candidate, { words }: SearchQuery): number {
  const ownStem = stemOf(titleWords[0] ?? '');
  const [asked = '', last = ''] = [words[0], words.at(-1)].map((word) => word?.whole);
  const wanted = verbsOf(asked);
  if (!wanted || ownStem === stemOf(asked)) return 0;
  const isOfOne = hit.where.endsWith('}');
  if (listing.has(stemOf(asked))) {
    if (isOfOne) return degrees.listed;
  } else if (wanted.methods.includes('GET') && !isOfOne && !last.endsWith('s')) return degrees.many;
  if (wanted.words.has(stemOf(verbOfTitle(titleWords)))) return degrees.meant;
  // A path that ends with the verb of the title is called for that: `/webhooks/{id}/test`.
  const isItsOwn = subwordsOf(hit.where.split('/').at(-1) ?? '').some((word) => stemOf(word) === ownStem);
  return wanted.methods.includes(hit.method ?? '') && !isItsOwn ? degrees.called : 0;
}
