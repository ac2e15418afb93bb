import { type EvaluationPlugin, getKeyword, type ValidationContext } from '@hyperjump/json-schema/experimental';
import * as Instance from '@hyperjump/json-schema/instance/experimental';
import type { Json } from '../json';
import { listed } from '../keywords/assertions';
import { schemaKeywords } from '../keywords/table';
import { escapeToken } from '../pointer';
import { type Direction, hidingKeyword } from '../schema';
import { keywordIds } from './keywordIds';
import { addProblems, maxProblems, type Room, stepsToKeep } from './room';
import { type Run, takeSteps } from './run';

/** What is wrong with a value. */
export interface ValueProblem {
  /** Place in the value, as a JSON pointer (RFC 6901): `/address/street`, empty for the whole value. */
  pointer: string;
  /**
   * The keyword that refuses it; `readOnly` or `writeOnly` for a field that is hidden in this direction. Empty for a value
   * that is nested too deeply.
   */
  keyword: string;
  /** In words, to be read after the name of the value: `must be at least 1`. */
  reason: string;
  /** The fields of which the value has to have one, where it has none of them. */
  missing?: readonly string[];
  /** The values that are allowed, as JSON, where the value is none of them. */
  allowed?: readonly string[];
  /** The types that are allowed, where the value is of none of them. */
  types?: readonly string[];
  /** Whether the problems after it say more exactly what is wrong. */
  isExplained?: true;
  /** Whether it is that of the field by which a discriminator chooses another alternative. */
  isTag?: true;
}

/** What is said last of a value that has more problems than are named. */
export const furtherProblems: ValueProblem = {
  pointer: '',
  keyword: '',
  reason: `has more problems than the first ${maxProblems}, or fewer long ones, that are named`,
};

/** One schema checked against one value. */
interface Evaluation {
  address: string;
  isValid: boolean;
  problems: ValueProblem[];
  room: Room;
}

/**
 * What each keyword has of the schemas inside it, in the order in which they are checked against values, and the room that they
 * share, since their problems are those of the schema around it.
 */
type Context = ValidationContext & { evaluations?: Evaluation[]; room?: Room | undefined };

interface ProblemCollector extends EvaluationPlugin<Context> {
  problems: ValueProblem[];
  isCut: boolean;
}

/** Collects the problems of one evaluation, at most `limit`, in the order in which they are found. */
export function createProblemCollector(
  direction: Direction,
  nameOf: (address: string) => string | undefined,
  limit: number,
): ProblemCollector {
  // The same is said of many items.
  const known = new Map<string, ReturnType<typeof problemOf>>();
  const collector: ProblemCollector = {
    problems: [],
    isCut: false,
    beforeSchema(address, _instance, context) {
      context.evaluations ??= [];
      const room = context.room ?? { left: limit, isCut: false };
      context.evaluations.push({ address, isValid: true, problems: [], room });
    },
    beforeKeyword([id, address], _instance, context, outer) {
      const room = outer.evaluations?.at(-1)?.room;
      // Where nothing more is named, nothing is collected for a choice between alternatives.
      if (room && (room.left <= 0 || isPassing(id, keywordOf(id, address, direction)))) context.room = room;
    },
    afterKeyword([id, address, stated], instance, { ast, evaluations = [] }, isValid, outer) {
      const evaluation = outer.evaluations?.at(-1);
      if (isValid || !evaluation) return;
      const keyword = keywordOf(id, address, direction);
      if (isPassing(id, keyword)) passOn(evaluations, keyword, evaluation, limit);
      else if (evaluation.room.left <= 0) evaluation.room.isCut = true;
      else if (schemaKeywords[keyword]?.alternatives?.isChoice) {
        const own = problemsOfChoice(keyword, pointerOf(instance), evaluations, nameOf);
        takeSteps(stepsToKeep(own), (ast as unknown as { run: Run }).run);
        if (evaluations.some(({ room }) => room.isCut)) evaluation.room.isCut = true;
        addProblems(own, evaluation);
      } else {
        const own = problemsOfFields(keyword, quoted(id, stated), instance);
        takeSteps(stepsToKeep(own ?? []), (ast as unknown as { run: Run }).run);
        const problem = known.get(address) ?? {
          ...problemOf(keyword, quoted(id, stated)),
          ...(isOfTag(address) ? { isTag: true as const } : {}),
        };
        known.set(address, problem);
        addProblems(own ?? [{ ...problem, pointer: pointerOf(instance) }], evaluation);
      }
    },
    afterSchema(address, instance, { ast, evaluations }, isValid) {
      const evaluation = evaluations?.at(-1);
      if (!evaluation) return;
      evaluation.isValid = isValid;
      // A schema that is `false`: the keyword that it is under says why.
      if (!isValid && typeof ast[address] === 'boolean') {
        evaluation.problems = [{ pointer: pointerOf(instance), keyword: '', reason: '' }];
      }
      collector.problems = evaluation.problems;
      collector.isCut = evaluation.room.isCut;
    },
  };
  return collector;
}

/** Whether a keyword is that of a discriminator: all else that is said of a field stands in a schema of its own. */
function isOfTag(address: string): boolean {
  return /\/oneOf\/\d+\/properties\/[^/]+\/enum$/.test(address);
}

/** Passes the problems of inner schemas on. The same schema may be evaluated on a value from several places. */
function passOn(
  evaluations: readonly Evaluation[],
  keyword: string,
  { problems, room }: Evaluation,
  limit: number,
): void {
  const inner = evaluations.flatMap((each) => each.problems);
  if (inner.length > limit - problems.length) room.isCut = true;
  for (const problem of inner.slice(0, limit - problems.length)) problems.push(named(problem, keyword));
}

/** What messages say a keyword states: of some it is compiled in two ways, and this is the first. */
function quoted(id: string, limit: unknown): Json {
  const isPair = [keywordIds.pattern, keywordIds.enum, keywordIds.const].includes(id);
  return (isPair ? (limit as [Json])[0] : limit) as Json;
}

/**
 * Whether a keyword only says which schema holds where, so that its problems are those of that schema. A name that is
 * refused is a problem of the object that has it.
 */
function isPassing(id: string, keyword: string): boolean {
  return getKeyword(id).simpleApplicator === true && keyword !== 'propertyNames';
}

/**
 * The reason, with the alternative that is nearest, and the problems of that; the fields of which one is missing, where the
 * nearest lack nothing else; or the alternatives that all match.
 */
function problemsOfChoice(
  keyword: string,
  pointer: string,
  alternatives: readonly Evaluation[],
  nameOf: (address: string) => string | undefined,
): ValueProblem[] {
  // A field may say that others need not be tried, so that the number is that of the address.
  const labelOf = ({ address }: Evaluation): string =>
    nameOf(address) ?? `number ${Number(address.split('/').at(-1)) + 1}`;
  const reason = reasonOf(keyword, null);
  const matching = alternatives.filter(({ isValid }) => isValid);
  if (matching.length > 0) {
    return [{ pointer, keyword, reason: `${reason}, and matches ${listed(matching.map(labelOf), 'and')}` }];
  }
  const tag = problemOfTag(alternatives);
  if (tag) return [tag];
  const types = alternatives.map((each) => onlyTypes(each, pointer));
  if (types.length > 0 && !types.includes(undefined)) {
    const all = [...new Set(types.flatMap((each) => each ?? []))];
    return [{ pointer, keyword: 'type', reason: reasonOf('type', all), types: all }];
  }
  const [nearest, ...asNear] = nearestOf(alternatives, pointer);
  if (!nearest) return [{ pointer, keyword, reason }];
  if (asNear.length === 0) {
    const named = { pointer, keyword, reason: `${reason}; the nearest is ${labelOf(nearest)}` };
    return nearest.problems.length > 0 ? [{ ...named, isExplained: true }, ...nearest.problems] : [named];
  }
  const shared = problemsOfAll([nearest, ...asNear]);
  if (shared.length > 0) return shared;
  const missing = [nearest, ...asNear].map((each) => onlyMissing(each, pointer));
  const names = missing.filter((name) => name !== undefined);
  if (names.length < missing.length) return [{ pointer, keyword, reason }];
  return [{ pointer, keyword: 'required', reason: reasonOf('required', listed(names)), missing: names }];
}

/** The problem of a value that tells the alternatives apart, where it is that of none of them; any of theirs is allowed. */
function problemOfTag([first, ...others]: readonly Evaluation[]): ValueProblem | undefined {
  for (const { pointer, allowed } of first?.problems ?? []) {
    const same = others.map(
      ({ problems }) => problems.find((each) => each.allowed && each.pointer === pointer)?.allowed,
    );
    if (!allowed || same.length === 0 || same.includes(undefined)) continue;
    const all = [...new Set([allowed, ...same].flatMap((each) => each ?? []))];
    return { pointer, keyword: 'enum', reason: reasonOf('enum', all), allowed: all };
  }
  return undefined;
}

/** The problems that all alternatives find. */
function problemsOfAll([first, ...others]: readonly Evaluation[]): ValueProblem[] {
  const isSame = (one: ValueProblem, other: ValueProblem): boolean =>
    one.pointer === other.pointer && one.reason === other.reason;
  return (first?.problems ?? []).filter((problem) =>
    others.every(({ problems }) => problems.some((each) => isSame(each, problem))),
  );
}

/** The types that a value should have, where that is the only problem. */
function onlyTypes({ problems }: Evaluation, pointer: string): readonly string[] | undefined {
  const [problem, ...others] = problems;
  return problem?.pointer === pointer && others.length === 0 ? problem.types : undefined;
}

/** The field that a value lacks, where it lacks one and that is the only problem. */
function onlyMissing({ problems }: Evaluation, pointer: string): string | undefined {
  const [problem, ...others] = problems;
  const [name, ...more] = problem?.missing ?? [];
  return problem?.pointer === pointer && others.length === 0 && more.length === 0 ? name : undefined;
}

/**
 * The alternatives that the author of a value most likely means: those of its type, then those that a discriminator does not
 * exclude, then those with whose constants it agrees (they tell alternatives apart), then those with the fewest problems, then those with the fewest missing fields.
 */
function nearestOf(alternatives: readonly Evaluation[], pointer: string): Evaluation[] {
  const distances = alternatives.map((evaluation) => distanceOf(evaluation, pointer));
  const [least = []] = [...distances].sort(compare);
  return alternatives.filter((_, index) => compare(distances[index] ?? [], least) === 0);
}

function distanceOf({ problems }: Evaluation, pointer: string): number[] {
  const ofType = problems.filter((problem) => problem.keyword === 'type' && problem.pointer === pointer);
  const ofTags = problems.filter(({ isTag }) => isTag);
  const ofConstants = problems.filter(({ keyword }) => keyword === 'const' || keyword === 'enum');
  const ofMissing = problems.filter((problem) => problem.missing && problem.pointer === pointer);
  return [ofType.length, ofTags.length, ofConstants.length, problems.length, ofMissing.length];
}

function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((each, index) => each - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/**
 * The problems without those that only follow from others: a field counts as unevaluated where its own schema refuses
 * it, and two parts of a schema may say the same.
 */
export function dedupeByBranch(problems: readonly ValueProblem[]): ValueProblem[] {
  const isFollowing = ({ pointer, keyword }: ValueProblem): boolean =>
    keyword.startsWith('unevaluated') &&
    problems.some(
      (other) =>
        other.pointer.startsWith(`${pointer}/`) ||
        (other.pointer === pointer && !other.keyword.startsWith('unevaluated')),
    );
  const kept = problems.filter((problem) => !isFollowing(problem));
  return [...new Map(kept.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** The problems without those that others say more exactly. */
export function mostSpecific(problems: readonly ValueProblem[]): ValueProblem[] {
  return problems.filter(({ isExplained }) => !isExplained);
}

function named(problem: ValueProblem, keyword: string): ValueProblem {
  return problem.keyword === '' ? { ...problem, keyword, reason: reasonOf(keyword, null) } : problem;
}

function keywordOf(id: string, address: string, direction: Direction): string {
  if (id === keywordIds.hidden) return hidingKeyword[direction];
  return decodeURIComponent(address.split('/').at(-1) ?? '').replace(/ByDirection$/, '');
}

type JsonNode = ReturnType<typeof Instance.fromJs>;

/** One problem for each field that is missing or hidden, at its place, where the keyword is about such. */
function problemsOfFields(keyword: string, limit: Json, instance: JsonNode): ValueProblem[] | undefined {
  const pointer = pointerOf(instance);
  const names = Array.isArray(limit) ? limit.map(String) : [];
  if (keyword === 'required') {
    const missing = names.filter((name) => !Instance.has(name, instance));
    return missing.map((name) => ({ pointer, keyword, reason: reasonOf(keyword, name), missing: [name] }));
  }
  if (keyword === 'dependentRequired') {
    const needed = (limit as [string, string[]][]).flatMap(([name, others]) =>
      Instance.has(name, instance) ? others.filter((other) => !Instance.has(other, instance)) : [],
    );
    return [...new Set(needed)].map((name) => ({ pointer, keyword, reason: reasonOf(keyword, name), missing: [name] }));
  }
  if (keyword !== 'readOnly' && keyword !== 'writeOnly') return undefined;
  const sent = names.filter((name) => Instance.has(name, instance));
  const reason = reasonOf(keyword, null);
  return sent.map((name) => ({ pointer: `${pointer}/${escapeToken(name)}`, keyword, reason }));
}

/** The problem of any value that another keyword refuses. */
function problemOf(keyword: string, limit: Json): Omit<ValueProblem, 'pointer'> {
  const allowed = keyword === 'enum' || keyword === 'const' ? { allowed: [limit].flat().map(String) } : {};
  const types = keyword === 'type' ? { types: [limit].flat().map(String) } : {};
  return { keyword, reason: reasonOf(keyword, limit), ...allowed, ...types };
}

function pointerOf({ pointer }: JsonNode): string {
  return pointer;
}

/** The reason in words, to be read after the name of the value. */
function reasonOf(keyword: string, limit: Json): string {
  return schemaKeywords[keyword]?.refusal?.(limit) ?? 'must be left out';
}
