import { escapeRegExp } from '../reference/escape';
import type { Direction } from '../reference/schema';
import type { ApiText } from './apiTexts';
import type { Change } from './change';

/** A place in a text that a change touches. */
export interface TouchedPlace {
  kind: ApiText['kind'];
  file: string;
  line: number;
}

/** What texts call the parts of the API by. */
export interface Addresses {
  /** Addresses of an operation or model, with their anchors: a text that links to one is about it. */
  ofOperation: (operation: Change['operations'][number]) => string | undefined;
  ofModel: (name: string) => string | undefined;
}

/** Rules after which a request needs something that it may not have. */
const ofNeeds: readonly string[] = [
  ...['required-parameter-added', 'parameter-became-required', 'required-property-added', 'property-became-required'],
  ...['required-request-body-added', 'request-body-became-required'],
];

/** Rules whose change concerns every request of an operation, whether or not a text says the word. */
const ofAllRequests: readonly string[] = [
  ...['operation-removed', 'deprecated-operation-removed', 'operation-removed-before-sunset', 'operation-moved'],
  ...['security-required', 'security-removed', 'scope-added', 'server-removed', 'security-scheme-changed'],
  ...ofNeeds,
];

/**
 * Rules whose changes no caller of the API needs to know about: changes of texts and tags, and of what no call
 * contains.
 */
export const unnoticedRules: readonly Change['rule'][] = [
  ...(['documentation-changed', 'tags-changed', 'text-changed', 'unused-xml-changed'] as const),
  ...(['unused-component-added', 'unused-component-removed', 'unused-component-changed'] as const),
];

/**
 * Where texts are touched by a change: in the texts that are about one of its operations or models, the lines that say what
 * changed, as code; where the change concerns every request, the lines that lead to it.
 */
export function findTouched(change: Change, texts: readonly ApiText[], addresses: Addresses): TouchedPlace[] {
  return findTouchedTexts(change, texts, addresses).flatMap(({ text: { kind, file }, lines }) =>
    lines.map((line) => ({ kind, file, line })),
  );
}

/** The texts that are touched by a change, each with the lines. */
export function findTouchedTexts<Text extends ApiText>(
  change: Change,
  texts: readonly Text[],
  addresses: Addresses,
): { text: Text; lines: number[] }[] {
  if (unnoticedRules.includes(change.rule)) return [];
  const word = change.name ?? change.field.names.at(-1) ?? change.field.model;
  const leadingIn = leadingLines(change, addresses);
  return texts.flatMap((text) => {
    const { operationIds } = text;
    const leading = leadingIn(text);
    if (leading.length === 0) return [];
    const named = word === undefined ? [] : linesWith(text, namedAsCode(word), change.directions);
    // A request that already has what is required now still works.
    if (operationIds && named.length > 0 && ofNeeds.includes(change.rule)) return [];
    const concerned = named.length > 0 || !ofAllRequests.includes(change.rule) ? named : leading;
    return concerned.length > 0 ? [{ text, lines: [...new Set(concerned)] }] : [];
  });
}

type LinesIn = (text: ApiText) => number[];

/** What leads to the users of changes: many changes of a shared part have one list of them, and a long one. */
const leadingByUsers = new WeakMap<Addresses, WeakMap<Change['operations'], WeakMap<Change['models'], LinesIn>>>();

/** Makes the look-up of the lines of a text that lead to the operations or models of a change. */
function leadingLines({ operations, models }: Pick<Change, 'operations' | 'models'>, addresses: Addresses): LinesIn {
  const byOperations = leadingByUsers.get(addresses) ?? new WeakMap();
  leadingByUsers.set(addresses, byOperations);
  const byModels = byOperations.get(operations) ?? new WeakMap();
  byOperations.set(operations, byModels);
  const leadingIn = byModels.get(models) ?? findLeading({ operations, models }, addresses);
  byModels.set(models, leadingIn);
  return leadingIn;
}

function findLeading(users: Pick<Change, 'operations' | 'models'>, addresses: Addresses): LinesIn {
  const subjects = subjectsOf(users, addresses);
  const ids = new Set(users.operations.flatMap(({ operationId = '' }) => operationId));
  const known = new WeakMap<ApiText, number[]>();
  const find = (text: ApiText): number[] => {
    if (!text.operationIds) return linesWith(text, subjects);
    return text.operationIds.some((id) => ids.has(id)) ? text.lines.slice(0, 1).map(({ number }) => number) : [];
  };
  return (text) => {
    const lines = known.get(text) ?? find(text);
    known.set(text, lines);
    return lines;
  };
}

/** What a text about the operations or models of a change has in it: a link to them, or the path. */
function subjectsOf(
  { operations, models }: Pick<Change, 'operations' | 'models'>,
  { ofOperation, ofModel }: Addresses,
): RegExp {
  const links = [...operations.map(ofOperation), ...models.map(ofModel)].filter((link) => link !== undefined);
  const paths = operations.filter(({ path }) => /\w/.test(path)).map(({ path }) => path);
  const inTexts = paths.map((path) => escapeRegExp(path).replace(/\\\{[^}]*\\\}/g, '[^/\\s"\'`?)]+'));
  const patterns = [
    ...links.map((link) => `${escapeRegExp(link)}(?![\\w-])`),
    ...inTexts.map((path) => `${path}(?![\\w/-])`),
  ];
  return new RegExp(patterns.length > 0 ? patterns.join('|') : '(?!)');
}

/** A word as code: in backticks, in quotation marks, or before `=`. */
function namedAsCode(word: string): RegExp {
  return new RegExp(`(?:["'\`.?&]|-d |-F )${escapeRegExp(word)}(?:["'\`]|\\[|=)`);
}

/** The lines that match a pattern, without those whose values have another direction. */
function linesWith({ lines }: ApiText, pattern: RegExp, directions: readonly Direction[] = []): number[] {
  const isConcerned = (direction: Direction | undefined): boolean =>
    direction === undefined || directions.length === 0 || directions.includes(direction);
  return lines.flatMap(({ number, text, direction }) => (isConcerned(direction) && pattern.test(text) ? [number] : []));
}
