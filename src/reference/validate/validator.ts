import './dialect';
import { registerSchema, unregisterSchema } from '@hyperjump/json-schema/draft-2020-12';
import { type CompiledSchema, compile, getSchema, interpret } from '@hyperjump/json-schema/experimental';
import * as Instance from '@hyperjump/json-schema/instance/experimental';
import { isJsonObject, type Json, type Node } from '../json';
import { hasExactNumber } from '../jsonText';
import type { LastRun } from '../lastRun';
import { valueAt } from '../pointer';
import type { Direction, Schema } from '../schema';
import { dialect } from './dialect';
import { keywordIds } from './keywordIds';
import { nestingProblem } from './nesting';
import { createProblemCollector, dedupeByBranch, furtherProblems, type ValueProblem } from './problems';
import { maxProblems } from './room';
import { EndlessSchema, type Leniency, newRun, OutOfSteps, type Run, type Steps, stepsFor, TooDeepSchema } from './run';
import { writeSchemas } from './schemaDocument';

export type { ValueProblem } from './problems';
export { type Leniency, maxStepsTogether, OutOfSteps, type Steps, stepsForParts } from './run';

/**
 * Validates values against the schemas of a description, in a direction. No schema is evaluated as code, and nothing is
 * asynchronous.
 */
export interface Validator {
  /**
   * What is wrong with a value (JSON Schema 2020-12; `readOnly` and `writeOnly` by direction), or nothing. The schema is
   * one of the model, or its pointer in the document; one that is in neither accepts everything. Of more than `limit` problems
   * the first ones are named, and the last says so. Several checks may share `steps`.
   */
  check: (schema: Schema | string, value: Json, direction: Direction, limit?: number, steps?: Steps) => ValueProblem[];
  /**
   * Whether nothing is wrong with a value; quicker than to ask what. It takes its steps from those that are given; throws
   * OutOfSteps where they do not suffice. Without any, a value whose check takes too many is not accepted.
   */
  accepts: (schema: Schema | string, value: Json, direction: Direction, steps?: Steps, leniency?: Leniency) => boolean;
}

type Ast = CompiledSchema['ast'];

/**
 * Makes the validator of a bundled description. `nodes` are the schemas of the model, each with what it was built from;
 * `kept` has what the run before compiled, which an edit of texts leaves as it was.
 */
export async function createValidator(
  document: object,
  nodes: ReadonlyMap<Schema, unknown>,
  kept?: LastRun,
): Promise<Validator> {
  const uri = kept ? (kept.take('address of schemas', newAddress) as string) : newAddress();
  const { schema, addresses, names } = writeSchemas(document as Node, new Set(nodes.values()), uri, nodes);
  const compileAll = (): Promise<Ast> => compileSchemas(schema, uri);
  const name = `compiled schemas of ${JSON.stringify(schema)}`;
  const compiled = await (kept ? (kept.take(name, compileAll) as Promise<Ast>) : compileAll());
  const asts = { request: forDirection(compiled, 'request'), response: forDirection(compiled, 'response') };

  function addressOf(asked: Schema | string): string | undefined {
    const address = addresses.get(typeof asked === 'string' ? valueAt(document, asked) : nodes.get(asked));
    return address !== undefined && address in compiled ? address : undefined;
  }

  /** The name of the schema at an address, or of the one that it is a reference to. */
  function nameOf(address: string): string | undefined {
    const nodes = (compiled as Record<string, Ast[string]>)[address];
    const reference = Array.isArray(nodes) ? nodes.find(([id]) => id === keywordIds.reference) : undefined;
    const target = reference && String(reference[2]);
    return names.get(address) ?? (target === undefined ? undefined : nameOf(target));
  }

  return {
    check(asked, value, direction, limit = maxProblems, steps = undefined) {
      const address = addressOf(asked);
      if (address === undefined) return [];
      const collector = createProblemCollector(direction, nameOf, limit);
      const results: Results<ValueProblem[]> = {
        evaluated: (schema, instance) => {
          const { valid } = interpret(schema, instance, { plugins: [collector] });
          if (valid) return [];
          const problems = dedupeByBranch(collector.problems);
          return collector.isCut || problems.length === 0 ? [...problems, furtherProblems] : problems;
        },
        refused: (problem) => [problem],
        outOfSteps: () => [steps ? tooManyTogether : tooManyAlone(value)],
        accepted: [],
      };
      return evaluate({ ast: asts[direction], schemaUri: address }, value, steps, results, {});
    },
    accepts(asked, value, direction, steps, leniency = {}) {
      const address = addressOf(asked);
      if (address === undefined) return typeof asked === 'string' || asked.kind !== 'never';
      const results = {
        evaluated: (schema: CompiledSchema, instance: JsonNode) => interpret(schema, instance).valid,
        refused: () => false,
        outOfSteps: () => {
          if (steps) throw new OutOfSteps();
          return false;
        },
        accepted: true,
      };
      return evaluate({ ast: asts[direction], schemaUri: address }, value, steps, results, leniency);
    },
  };
}

interface Results<Result> {
  evaluated: (schema: CompiledSchema, instance: ReturnType<typeof Instance.fromJs>) => Result;
  refused: (problem: ValueProblem) => Result;
  outOfSteps: () => Result;
  accepted: Result;
}

/**
 * Evaluates a value, unless it is nested too deeply. One on which its schema never ends is accepted, since such a schema
 * says nothing more. `given` are steps that several checks share.
 */
function evaluate<Result>(
  schema: CompiledSchema,
  value: Json,
  given: Steps | undefined,
  results: Results<Result>,
  leniency: Leniency,
): Result {
  const problem = nestingProblem(value);
  if (problem) return results.refused(problem);
  (schema.ast as unknown as { run: Run }).run = newRun(given ?? { left: stepsFor(value) }, leniency);
  try {
    return results.evaluated(schema, toInstance(value));
  } catch (error) {
    if (error instanceof EndlessSchema) return results.accepted;
    if (error instanceof OutOfSteps) return results.outOfSteps();
    if (error instanceof TooDeepSchema || error instanceof RangeError)
      return results.refused({ pointer: '', keyword: '', reason: 'is nested too deeply for its schema' });
    throw error;
  }
}

function tooManyAlone(value: Json): ValueProblem {
  return notChecked(`its schema takes more than ${stepsFor(value)} steps`);
}

/** What is wrong with a value for which no steps are left. */
export const tooManyTogether = notChecked('with what stands before it, its schema takes too many steps');

function notChecked(why: string): ValueProblem {
  return { pointer: '', keyword: '', reason: `cannot be checked: ${why}` };
}

type JsonNode = ReturnType<typeof Instance.fromJs>;

/** A value as the library takes it. It takes plain numbers alone, so the exact ones are put in their place afterwards. */
function toInstance(value: Json): JsonNode {
  if (!hasExactNumber(value)) return Instance.fromJs(value as PlainJson);
  const instance = Instance.fromJs(JSON.parse(JSON.stringify(value)) as PlainJson);
  setValues(instance, value);
  return instance;
}

type PlainJson = Parameters<typeof Instance.fromJs>[0];

function setValues(node: JsonNode, value: Json): void {
  Object.assign(node, { value });
  if (Array.isArray(value))
    for (const [index, item] of [...Instance.iter(node)].entries()) setValues(item, value[index] ?? null);
  if (!isJsonObject(value)) return;
  for (const [name, field] of Instance.entries(node)) setValues(field, value[Instance.value<string>(name)] ?? null);
}

/** The library keeps schemas by their address for all its users; the host is one that cannot exist (RFC 2606). */
function newAddress(): string {
  return `https://${crypto.randomUUID()}.invalid/`;
}

async function compileSchemas(schema: Node, uri: string): Promise<Ast> {
  registerSchema(schema as Parameters<typeof registerSchema>[0], uri, dialect);
  try {
    const { ast } = await compile(await getSchema(uri));
    return ast;
  } finally {
    unregisterSchema(uri);
  }
}

/** The compiled schemas for values in a direction. */
function forDirection(ast: Ast, direction: Direction): Ast {
  const plain: Record<string, string> = {
    [keywordIds.requiredByDirection]: keywordIds.required,
    [keywordIds.hiddenByDirection]: keywordIds.hidden,
  };
  const entries = Object.entries(ast as Record<string, Ast[string]>).map(([address, nodes]) => {
    if (!Array.isArray(nodes) || !nodes.some(([id]) => id in plain)) return [address, nodes];
    const chosen = nodes.map(([id, place, value]) => {
      const name = plain[id];
      return name === undefined ? [id, place, value] : [name, place, (value as Record<Direction, unknown>)[direction]];
    });
    return [address, chosen];
  });
  return Object.fromEntries(entries) as Ast;
}
