import type { Candidate, Match } from './lookUp';
import type { SearchQuery } from './query';
import { stemOf, subwordsOf } from './terms';
import { isBeforeScope } from './titles';

/** Verbs for one kind of operation, with the methods by which it is called. */
interface Verbs {
  /** What titles of operations and readers say. */
  words: ReadonlySet<string>;
  /** What readers say of some things only: a member is invited, an issue resolved. */
  special: ReadonlySet<string>;
  methods: readonly string[];
}

const verbs: readonly Verbs[] = [
  {
    words: stems('create add make insert post send upload register submit place'),
    special: stems('log record save schedule start track'),
    methods: ['POST', 'PUT'],
  },
  {
    // What is added to something is there already.
    words: stems('add put set link'),
    special: stems(
      'allocate assign attach comment follow give grant invite join link move pin react share subscribe tag',
    ),
    methods: ['POST', 'PUT'],
  },
  {
    words: stems('get show read retrieve fetch find view return list browse'),
    special: new Set(),
    methods: ['GET'],
  },
  {
    words: stems('update edit change modify set patch replace rename'),
    special: stems(
      `activate archive assign bookmark close complete deactivate disable enable finalize finish lock merge move
      mute pause publish reject reopen reorder resolve restore resume silence snooze suspend transfer unarchive unlock void`,
    ),
    methods: ['PATCH', 'PUT'],
  },
  {
    words: stems('delete remove cancel destroy revoke clear'),
    special: stems('detach expel kick leave unassign unfollow unlink unpin unsubscribe void'),
    methods: ['DELETE'],
  },
];

/**
 * How well an operation matches a verb: by one that means as much, by its method, less where one thing is asked for and many are
 * read, and hardly where one thing is listed. By a special verb well where its text or its body says it, and hardly by its method.
 */
const degrees = { meant: 0.85, said: 0.83, called: 0.7, many: 0.6, special: 0.5, listed: 0.4 };

const listing = stems('list browse');

function stems(words: string): Set<string> {
  return new Set(words.split(/\s+/).map(stemOf));
}

function verbsOf(word: string): Verbs[] {
  const stem = stemOf(word);
  return verbs.filter(({ words, special }) => words.has(stem) || special.has(stem));
}

/** The verb of a title: what is set up is created. */
function verbOfTitle([first = '', second]: readonly string[]): string {
  return first === 'set' && second === 'up' ? 'create' : first;
}

/** Whether a query is a verb of operations and what it is done to: `create reaction`. */
export function asksForOperation({ words: [first, ...others], isProse }: SearchQuery): boolean {
  return isProse && first !== undefined && others.length > 0 && verbsOf(first.whole).length > 0;
}

/**
 * An operation that does what the verb of a query says, to what the query names: `create reaction` finds a PUT that is called
 * "Add my message reaction". The verb alone makes no operation the one that is meant.
 */
export function withVerb(found: Candidate, query: SearchQuery): Candidate {
  const [asked] = query.words;
  if (found.group !== 'operations' || found.hit.kind !== 'operation' || !asked || !asksForOperation(query))
    return found;
  const candidate = withoutNoun(found, query);
  const [first, ...others] = candidate.words;
  if (!first || !others.some(({ match }) => isOfThing(match, candidate))) return candidate;
  const degree = Math.max(...verbsOf(asked.whole).map((wanted) => verbDegree(candidate, query, wanted)));
  const known = first.match?.score ?? 0;
  const isOne = degree === degrees.listed;
  const isOfTitle = (first.match?.title.size ?? 0) > 0;
  if (degree === 0 || (degree <= known && !isOne && !isOfTitle)) return candidate;
  const title = new Map(first.match?.title);
  const [verb] = candidate.titleWords;
  if (verb !== undefined) title.set(verb, isOne ? degree : Math.max(degree, title.get(verb) ?? 0));
  const match: Match = {
    terms: [],
    ...first.match,
    hit: candidate.hit,
    field: 'title',
    score: isOne ? degree : Math.max(degree, known),
    title,
  };
  return { ...candidate, words: [{ weight: first.weight, match }, ...others] };
}

/** What the verb of a query counts where an operation has it as a noun only. */
const asNoun = 0.4;

/** `list profiles` asks for profiles: "Get list for profile" and "Add profiles to list" have a list as a thing. */
function withoutNoun(candidate: Candidate, { words: [asked, thing] }: SearchQuery): Candidate {
  const [first, ...others] = candidate.words;
  const verb = stemOf(asked?.whole ?? '');
  if (!first?.match || !listing.has(verb) || !thing?.whole.endsWith('s')) return candidate;
  if (stemOf(candidate.titleWords[0] ?? '') === verb) return candidate;
  const title = new Map([...first.match.title].filter(([word]) => stemOf(word) !== verb));
  const match: Match = { ...first.match, score: first.match.score * asNoun, title };
  return { ...candidate, words: [{ weight: first.weight, match }, ...others] };
}

/** Whether a word of a query is what an operation is about: in its id, its path or its title, but for what that is done for. */
function isOfThing(match: Match | undefined, candidate: Candidate): boolean {
  if (match === undefined) return false;
  if (match.title.size === 0) return match.field === 'ids' || match.field === 'names';
  return isBeforeScope(match, candidate);
}

/** How well an operation matches the first word of a query as one of these verbs. 0 for one that the verb begins itself. */
function verbDegree(candidate: Candidate, { words }: SearchQuery, wanted: Verbs): number {
  const { hit, titleWords } = candidate;
  const [asked = '', last = ''] = [words[0], words.at(-1)].map((word) => word?.whole);
  if (stemOf(titleWords[0] ?? '') === stemOf(asked)) return 0;
  const isOfOne = /\}\/?$/.test(hit.where);
  const asksForMany = last.endsWith('s');
  if (listing.has(stemOf(asked))) {
    if (isOfOne) return degrees.listed;
  } else if (wanted.methods.includes('GET') && !isOfOne && !asksForMany) return degrees.many;
  const degree = wanted.special.has(stemOf(asked)) ? specialDegree(candidate, wanted) : commonDegree(candidate, wanted);
  return isOfOne && asksForMany && !wanted.methods.includes('GET') ? degree * 0.9 : degree;
}

function commonDegree(candidate: Candidate, wanted: Verbs): number {
  if (verbsOfTitle(candidate).includes(wanted)) return degrees.meant;
  return isCalled(candidate, wanted) ? degrees.called : 0;
}

/** A special verb is one that an operation has in its text or in its body: it says which of several is meant. */
function specialDegree(candidate: Candidate, wanted: Verbs): number {
  const isSaid = candidate.words[0]?.match !== undefined;
  const own = verbsOfTitle(candidate);
  if (own.includes(wanted)) return isSaid ? degrees.said : degrees.called;
  if (own.length > 0 || !isCalled(candidate, wanted)) return 0;
  return isSaid ? degrees.said : degrees.special;
}

function verbsOfTitle({ titleWords }: Candidate): Verbs[] {
  const stem = stemOf(verbOfTitle(titleWords));
  return verbs.filter(({ words }) => words.has(stem));
}

/** Whether an operation has one of the methods of a verb. A path that ends with the verb of the title is called for that: `/webhooks/{id}/test`. */
function isCalled({ hit, titleWords }: Candidate, { methods }: Verbs): boolean {
  const ownStem = stemOf(titleWords[0] ?? '');
  const isItsOwn = subwordsOf(hit.where.split('/').at(-1) ?? '').some((word) => stemOf(word) === ownStem);
  return methods.includes(hit.method ?? '') && !isItsOwn;
}
