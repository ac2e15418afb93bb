import type { EvaluationPlugin, ValidationContext } from '@hyperjump/json-schema/experimental';
import * as Instance from '@hyperjump/json-schema/instance/experimental';
import { type Direction, hidingKeyword } from '../direction';
import type { Json } from '../json';
import { keywordIds } from './keywords';
import { reasonOf } from './reasons';

/** What is wrong with a value. */
export interface ValueProblem {
  /** Place in the value, as a JSON pointer (RFC 6901): `/address/street`, empty for the whole value. */
  pointer: string;
  /** The keyword that refuses it; `readOnly` or `writeOnly` for what does not go this way. */
  keyword: string;
  /** In words, to be read after the name of the value: `must be at least 1`. */
  reason: string;
}

type Context = ValidationContext & { problems?: ValueProblem[] };

/** Keywords that only say which schema holds where: their problems are those of that schema. */
const passing = new Set([
  ...['$ref', 'allOf', 'properties', 'patternProperties', 'items', 'prefixItems', 'then', 'else', 'dependentSchemas'],
  ...['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', '$dynamicRef'],
]);

/** Collects the problems of one evaluation, in the order in which they are met. */
export function createProblemCollector(direction: Direction): EvaluationPlugin<Context> & { problems: ValueProblem[] } {
  const collector: EvaluationPlugin<Context> & { problems: ValueProblem[] } = {
    problems: [],
    afterKeyword([id, address, limit], instance, context, isValid, outer) {
      if (isValid) return;
      const keyword = keywordOf(id, address, direction);
      const inner = passing.has(keyword) ? (context.problems ?? []) : [];
      outer.problems ??= [];
      if (passing.has(keyword)) outer.problems.push(...inner.map((problem) => named(problem, keyword)));
      else outer.problems.push(...problemsOf(keyword, limit as Json, instance));
    },
    afterSchema(address, instance, context, isValid) {
      // A schema that is `false`: the keyword that it stands under says why.
      if (!isValid && typeof context.ast[address] === 'boolean') {
        context.problems = [{ pointer: pointerOf(instance), keyword: '', reason: '' }];
      }
      collector.problems = context.problems ?? [];
    },
  };
  return collector;
}

/**
 * The problems without those that only follow from others: a field counts as unevaluated where its own schema refuses
 * it, and two parts of a schema may say the same.
 */
export function tellApart(problems: readonly ValueProblem[]): ValueProblem[] {
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

function named(problem: ValueProblem, keyword: string): ValueProblem {
  return problem.keyword === '' ? { ...problem, keyword, reason: reasonOf(keyword, null) } : problem;
}

function keywordOf(id: string, address: string, direction: Direction): string {
  if (id === keywordIds.hidden) return hidingKeyword[direction];
  return decodeURIComponent(address.split('/').at(-1) ?? '').replace(/ByDirection$/, '');
}

type JsonNode = ReturnType<typeof Instance.fromJs>;

/** One problem for each field that is missing or hidden, at its place; else one for the value. */
function problemsOf(keyword: string, limit: Json, instance: JsonNode): ValueProblem[] {
  const pointer = pointerOf(instance);
  const names = Array.isArray(limit) ? limit.map(String) : [];
  if (keyword === 'required') {
    const missing = names.filter((name) => !Instance.has(name, instance));
    return missing.map((name) => ({ pointer, keyword, reason: reasonOf(keyword, name) }));
  }
  if (keyword === 'readOnly' || keyword === 'writeOnly') {
    const sent = names.filter((name) => Instance.has(name, instance));
    return sent.map((name) => ({
      pointer: `${pointer}/${name.replace(/~/g, '~0').replace(/\//g, '~1')}`,
      keyword,
      reason: reasonOf(keyword, null),
    }));
  }
  return [{ pointer, keyword, reason: reasonOf(keyword, limit) }];
}

function pointerOf({ pointer }: JsonNode): string {
  return pointer;
}
