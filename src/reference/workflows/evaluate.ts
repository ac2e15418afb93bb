import { isScalar, type Json, ownValue } from '../json';
import { toJsonText } from '../jsonText';
import { knownName, readExpression, splitValue } from './expressions';

/** A request with its response, as runtime expressions see them. */
export interface Exchange {
  method: string;
  url: string;
  /** Of the response, each with its name as it is written. */
  headers: readonly (readonly [name: string, value: string])[];
  statusCode: number;
  /** The body of the response; missing where it has none, or none of JSON. */
  body?: Json;
  requestBody?: Json;
}

/** What is known while a workflow runs. */
export interface RunContext {
  inputs: Readonly<Record<string, Json>>;
  /** The outputs of the steps that were run, by the ids of these. */
  outputs: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  /** That of the step whose outputs and criteria are evaluated. */
  exchange?: Exchange;
}

/** The value of a runtime expression (Arazzo, 4.7); undefined where there is none, or where it is of another kind. */
export function evaluate(text: string, { inputs, outputs, exchange }: RunContext): Json | undefined {
  const expression = readExpression(text);
  switch (expression.kind) {
    case 'input':
      return named(inputs, expression);
    case 'step':
      return named(ownValue(outputs, expression.step) ?? {}, expression);
    case 'body':
      return inside(expression.of === 'response' ? exchange?.body : exchange?.requestBody, expression.keys);
    case 'header': {
      const { of, name } = expression;
      const found = exchange?.headers.find(([each]) => each.toLowerCase() === name.toLowerCase());
      return of === 'response' ? found?.[1] : undefined;
    }
    case 'other':
      return (
        exchange &&
        ownValue<Json>({ $statusCode: exchange.statusCode, $url: exchange.url, $method: exchange.method }, text)
      );
  }
}

/**
 * A value with those of its expressions in their places: one that is an expression has its type, one with expressions in
 * it is a text. `onMissing` is called with each expression that has no value; it is left out.
 */
export function fillValue(value: Json, context: RunContext, onMissing: (text: string) => void): Json | undefined {
  if (typeof value === 'string') return fillText(value, context, onMissing);
  if (Array.isArray(value))
    return value.flatMap((item) => {
      const filled = fillValue(item, context, onMissing);
      return filled === undefined ? [] : [filled];
    });
  if (isScalar(value)) return value;
  const entries = Object.entries(value).flatMap(([name, item]): [string, Json][] => {
    const filled = fillValue(item, context, onMissing);
    return filled === undefined ? [] : [[name, filled]];
  });
  return Object.fromEntries(entries);
}

function fillText(text: string, context: RunContext, onMissing: (text: string) => void): Json | undefined {
  const pieces = splitValue(text).map((piece): Json | undefined => {
    if (!piece.isExpression) return piece.text;
    const value = evaluate(piece.text, context);
    if (value === undefined) onMissing(piece.text);
    return value;
  });
  if (pieces.length === 1) return pieces[0];
  return pieces.map((piece) => (typeof piece === 'string' ? piece : (toJsonText(piece) ?? ''))).join('');
}

function named(
  values: Readonly<Record<string, Json>>,
  expression: { names: readonly string[]; keys: readonly string[] },
): Json | undefined {
  const { name, keys } = knownName(expression, (each) => Object.hasOwn(values, each));
  return inside(ownValue(values, name), keys);
}

function inside(value: Json | undefined, keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((found, key) => {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    return (found as Record<string, Json>)[key];
  }, value);
}
