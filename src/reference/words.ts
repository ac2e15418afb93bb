import { groupBy } from './groupBy';
import type { OperationSection, RequestBodyView, SecurityView, ServerView } from './page';
import type { SampleBase } from './sampleRequest';
import { hidingKeyword } from './schema';
import type { Fact, Mark } from './schemaRows';

/** `1 field`, `4 fields`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function joined(words: string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

const maxNamed = 8;

/** The first names of a list, each as `write` has it, and how many more there are: `a, b and 3 more`. */
export function inShort(
  list: readonly string[],
  write: (name: string) => string = (name) => name,
  most = maxNamed,
): string {
  const named = list.slice(0, most).map(write);
  const rest = list.length - most;
  return rest > 0 ? joined([named.join(', '), `${rest} more`], 'and') : joined(named, 'and');
}

/** A name with its article, unless it begins with one: `the Shop API`, `The Shop`. */
export function withArticle(name: string): string {
  const plain = name.trim() || 'API';
  return /^(?:the|an?)\s/i.test(plain) ? plain : `the ${plain}`;
}

/** In which direction a required field has to be there: a read-only one in responses, a write-only one in requests alone. */
export function requiredWord(marks: Mark[], required = false): string | undefined {
  if (!required) return undefined;
  const has = (keyword: string): boolean => marks.some((mark) => mark.keyword === keyword);
  if (has(hidingKeyword.request)) return 'required in responses';
  return has(hidingKeyword.response) ? 'required in requests' : 'required';
}

/** What is true of a value as a sentence: `Length: 1–255.` */
export function factSentence({ label, value }: Pick<Fact, 'label' | 'value'>): string {
  return `${label}: ${value}${/[.!?]$/.test(value) ? '' : '.'}`;
}

const open = 'no authorisation';

/** Whether an operation says who may call it: one of the API does where its author states it, an event where it is limited. */
export function saysAccess(kind: OperationSection['kind'], { alternatives, isUnstated }: SecurityView): boolean {
  return kind === 'operation' ? !isUnstated : alternatives.length > 0;
}

/** A piece of a text; code is an identifier of the description. */
export interface Piece {
  text: string;
  isCode?: true;
}

/**
 * `bearer token`, `API key in the header X-Key and bearer token, or no authorisation`. Where there are several ways to
 * authorise, each scheme has its scopes behind it: `OAuth 2 (read) or OAuth 2 (write)`; else `scopesOf` returns them.
 */
export function accessPieces({ alternatives }: SecurityView): Piece[] {
  const hasSeveral = alternatives.length > 1;
  const ways = alternatives.map((schemes) =>
    schemes.length === 0
      ? [{ text: open }]
      : joinPieces(
          schemes.map(({ label, scopes }) => [{ text: label }, ...(hasSeveral ? scopesInBrackets(scopes) : [])]),
          'and',
        ),
  );
  const distinct = new Map(ways.map((pieces) => [JSON.stringify(pieces), pieces]));
  return distinct.size === 0 ? [{ text: open }] : joinPieces([...distinct.values()], 'or');
}

function scopesInBrackets(scopes: string[]): Piece[] {
  if (scopes.length === 0) return [];
  const named = scopes.map((text): Piece[] => [{ text, isCode: true }]);
  return [{ text: ' (' }, ...joinPieces(named), { text: ')' }];
}

/** Lists of pieces with commas between them, and a word before the last. */
function joinPieces(lists: Piece[][], last?: 'and' | 'or'): Piece[] {
  return lists.flatMap((list, index) => {
    if (index === 0) return list;
    return [{ text: last && index === lists.length - 1 ? ` ${last} ` : ', ' }, ...list];
  });
}

/** The scopes of the only way to authorise, each once; none where there are several ways, which have their own. */
export function scopesOf({ alternatives: [only = [], ...others] }: SecurityView): string[] {
  return others.length > 0 ? [] : [...new Set(only.flatMap(({ scopes }) => scopes))];
}

/** What the samples of a page read from the environment for their addresses, each variable once. */
export function sampleBasesOf(operations: Pick<OperationSection, 'sampleBase'>[]): SampleBase[] {
  const bases = operations.flatMap(({ sampleBase }) => sampleBase ?? []);
  return bases.filter(({ variable }, index) => bases.findIndex((base) => base.variable === variable) === index);
}

/** The base URLs between which a reader can choose: what samples use by default, then those of the operation. */
export function choosableServers({
  servers,
  sampleBase,
}: Pick<OperationSection, 'servers' | 'sampleBase'>): ServerView[] {
  const url = sampleBase?.value;
  if (url === undefined || servers.some((server) => server.url === url)) return servers;
  const { label } = sampleBase ?? {};
  return [{ url, ...(label === undefined ? {} : { label }), variables: [] }, ...servers];
}

/** `1 March 2026`, of `2026-03-01`. */
export function dateInWords(date: string): string {
  const look = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', look);
}

/**
 * Names of which none is that of another: equal ones are followed by their details where these tell them apart, else they are
 * numbered.
 */
export function distinctNames<Named extends { name: string; detail: string }>(given: Named[]): string[] {
  const renamed = new Map<Named, string>();
  const taken = new Set(given.map(({ name }) => name));
  for (const [name, equal] of groupBy(given, (each) => [each.name])) {
    if (equal.length === 1) continue;
    const detailed = equal.map(({ detail }) => [name, detail].filter(Boolean).join(' · '));
    const names = areFree(detailed, name, taken) ? detailed : numberedNames(name, equal.length, taken);
    for (const [index, each] of equal.entries()) renamed.set(each, names[index] ?? name);
    for (const each of names) taken.add(each);
  }
  return given.map((each) => renamed.get(each) ?? each.name);
}

/** Whether names made of one name are neither equal nor taken; one of them may be the name itself. */
export function areFree(names: string[], name: string, taken: ReadonlySet<string>): boolean {
  return new Set(names).size === names.length && names.every((each) => each === name || !taken.has(each));
}

/** A name with as many numbers as there are things of that name, without the numbers that others have. */
export function numberedNames(name: string, count: number, taken: ReadonlySet<string>): string[] {
  const names: string[] = [];
  for (let number = 1; names.length < count; number += 1)
    if (!taken.has(`${name} ${number}`)) names.push(`${name} ${number}`);
  return names;
}

/** Whether there is anything to show beside an operation: a sample, or an example of a body. */
export function hasSamples({
  samples,
  requestBody,
  responses,
}: Pick<OperationSection, 'samples' | 'requestBody' | 'responses'>): boolean {
  const mediaTypes = [requestBody, ...responses].flatMap((body) => body?.mediaTypes ?? []);
  return samples.length > 0 || mediaTypes.some(({ examples }) => examples.length > 0);
}

/** Whether a reader can choose between several bodies. */
export function hasBodyChoice(body: RequestBodyView | undefined): boolean {
  const bodies = (body?.mediaTypes ?? []).flatMap(({ examples, sent }) => [sent, ...examples.map((each) => each.sent)]);
  return bodies.filter((each) => each !== undefined).length > 1;
}

/** Whether a response of a status has no body in HTTP, whatever its description says (RFC 9110, 6.4.1). */
export function hasNoBody(status: string): boolean {
  return /^(1..|204|205|304)$/.test(status);
}
