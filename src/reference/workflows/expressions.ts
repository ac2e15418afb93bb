import { plainPointerKeys } from '../pointer';

/** A runtime expression (Arazzo, 4.7), as far as something is known of it. */
export type Expression =
  | { kind: 'input'; name: string }
  | { kind: 'step'; step: string; output: string; keys: string[] }
  | { kind: 'body'; of: 'response' | 'request'; keys: string[] }
  | { kind: 'header'; of: 'response' | 'request'; name: string }
  | { kind: 'other' };

const starts =
  /^\$(url|method|statusCode|request|response|inputs|outputs|steps|workflows|sourceDescriptions|components)\b/;

/** Whether a value is a runtime expression, and no text that begins with a dollar sign. */
export function isExpression(text: string): boolean {
  return starts.test(text);
}

/** Reads an expression. A pointer may follow an output: `$steps.a.outputs.b#/0/id`. */
export function readExpression(text: string): Expression {
  const [name = '', pointer = ''] = splitOnce(text, '#');
  const keys = plainPointerKeys(pointer);
  const [, input] = /^\$inputs\.([\w-]+)/.exec(name) ?? [];
  if (input !== undefined) return { kind: 'input', name: input };
  const [, step, output, rest = ''] = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)((?:\.[\w-]+)*)$/.exec(name) ?? [];
  if (step !== undefined && output !== undefined)
    return { kind: 'step', step, output, keys: [...rest.split('.').slice(1), ...keys] };
  const [, of, place, header] = /^\$(response|request)\.(body$|header\.(.+)$)/.exec(name) ?? [];
  if (of !== 'response' && of !== 'request') return { kind: 'other' };
  return place === 'body' ? { kind: 'body', of, keys } : { kind: 'header', of, name: header ?? '' };
}

/** The pieces of a value: expressions stand alone (`$inputs.a`) or in braces within a text (`Bearer {$inputs.a}`). */
export function splitValue(text: string): { text: string; isExpression: boolean }[] {
  if (isExpression(text)) return [{ text, isExpression: true }];
  return text
    .split(/\{(\$[^{}]+)\}/)
    .map((piece, index) => ({ text: piece, isExpression: index % 2 === 1 }))
    .filter((piece) => piece.isExpression || piece.text !== '');
}

/** The expressions in a simple condition: `$response.body#/status == 'DONE'`. */
export function expressionsIn(condition: string): string[] {
  const outsideOfTexts = condition.replace(/'(?:[^']|'')*'/g, "''");
  return [...outsideOfTexts.matchAll(/\$[a-z][\w.-]*(?:#[^\s=!<>&|)]*)?/gi)]
    .map(([found]) => found)
    .filter(isExpression);
}

function splitOnce(text: string, by: string): [string, string | undefined] {
  const at = text.indexOf(by);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
