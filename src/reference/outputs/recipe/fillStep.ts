import type { Json } from '../../json';
import { parseJson } from '../../jsonText';
import { isJsonType, mediaTypeIn } from '../../mediaType';
import { assembleRequest } from '../../request/assembleRequest';
import { authorise } from '../../request/authorise';
import { writeBody } from '../../request/writeBody';
import type { SampleRequest } from '../../sampleRequest';
import { type Exchange, evaluate, fillValue, type RunContext } from '../../workflows/evaluate';
import { holds } from '../../workflows/holds';
import { looseValue } from '../requestBuilder/valueText';
import type { RecipeInput, RecipeRequest } from './recipe';

/** The request of a step, and the expressions that have no value yet. */
interface FilledStep {
  request: SampleRequest;
  missing: string[];
}

/** Makes the request of a step with what is known so far. A value that is missing is left out. */
export function fillStep(step: RecipeRequest, context: RunContext): FilledStep {
  const missing = new Set<string>();
  const fill = (value: Json): Json | undefined => fillValue(value, context, (text) => missing.add(text));
  const { method, server, path, accept, newKeyHeader } = step;
  const payload = step.body && fill(step.body.payload);
  const request = assembleRequest({
    ...{ method, server, path, accept, newKeyHeader, access: authorise(step.access) },
    values: step.parameters.flatMap(({ parameter, value }) => {
      const filled = fill(value);
      return filled === undefined ? [] : [{ parameter, value: filled }];
    }),
    body:
      step.body && payload !== undefined
        ? writeBody(step.body.mediaType, payload, (name) => step.body?.rules[name] ?? { isFile: false })
        : undefined,
  });
  const headers = step.headers.map(({ name, value }) => ({ name, value: String(fill(value) ?? '') }));
  const isStated = (name: string): boolean => headers.some((each) => each.name.toLowerCase() === name.toLowerCase());
  return {
    request: { ...request, headers: [...headers, ...request.headers.filter(({ name }) => !isStated(name))] },
    missing: [...missing],
  };
}

/** The result of a step: the outputs that have a value, and what is not as the workflow says. */
export interface StepResult {
  outputs: Record<string, Json>;
  /** Expressions of outputs that have no value. */
  missing: string[];
  /** Conditions that do not hold. */
  unmet: string[];
  /** Conditions in a language that is not evaluated here. */
  unjudged: string[];
}

/** Takes the outputs of a step from its response, and judges its success criteria. */
export function readStep(
  { outputs, successCriteria }: RecipeRequest,
  exchange: Exchange,
  context: Omit<RunContext, 'exchange'>,
): StepResult {
  const known = { ...context, exchange };
  const taken = outputs.map(({ name, value }): [string, Json, Json | undefined] => [
    name,
    value,
    typeof value === 'string' ? evaluate(value, known) : value,
  ]);
  const thatHold = (wanted: boolean | undefined): string[] =>
    successCriteria.filter((criterion) => holds(criterion, known) === wanted).map(({ condition }) => condition);
  return {
    outputs: Object.fromEntries(taken.flatMap(([name, , value]) => (value === undefined ? [] : [[name, value]]))),
    missing: taken.flatMap(([, text, value]) => (value === undefined ? [String(text)] : [])),
    unmet: thatHold(false),
    unjudged: thatHold(undefined),
  };
}

/** A response as runtime expressions see it; a body that should be JSON and is not stands for itself. */
export function exchangeOf(
  { method, url, body: sent }: SampleRequest,
  { status, headers, body }: { status: number; headers: Exchange['headers']; body?: string | Uint8Array },
): Exchange {
  const value = typeof body === 'string' && isJsonType(mediaTypeIn(headers)) ? looseValue(body) : undefined;
  return {
    ...{ method, url, headers, statusCode: status },
    ...(value === undefined ? {} : { body: value }),
    ...(sent?.kind === 'json' ? { requestBody: sent.value } : {}),
  };
}

/** The value that is typed for an input; a text that is none of its type stands for itself. */
export function inputValue(text: string, { type }: RecipeInput): Json {
  if (type === 'string') return text;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}
