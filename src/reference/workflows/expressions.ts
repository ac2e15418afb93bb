import { plainPointerKeys } from '../pointer';

/** A runtime expression (Arazzo, 4.7), as far as something is known of it. */
export type Expression =
  | { kind: 'input'; names: string[]; keys: string[] }
  | { kind: 'step'; step: string; names: string[]; keys: string[] }
  | { kind: 'body'; of: 'response' | 'request'; keys: string[] }
  | { kind: 'header'; of: 'response' | 'request'; name: string }
  | { kind: 'other' };

const starts =
  /^\$(url|method|statusCode|request|response|message|inputs|outputs|steps|workflows|sourceDescriptions|components|self)\b/;

/** Whether a value is a runtime expression, and no text that begins with a dollar sign. */
export function isExpression(text: string): boolean {
  return starts.test(text);
}

/**
 * Reads an expression. A pointer may follow an input or output: `$steps.a.outputs.b#/0/id`. Names may have full stops in them,
 * which others write for fields within a value: `names` are what is between these (`knownName`).
 */
export function readExpression(text: string): Expression {
  const [name = '', pointer = ''] = splitOnce(text, '#');
  const keys = plainPointerKeys(pointer);
  const [, input] = /^\$inputs\.([^\s[\]{}()]+)$/.exec(name) ?? [];
  if (input !== undefined) return { kind: 'input', names: input.split('.'), keys };
  const [, step, output] = /^\$steps\.(\S+?)\.outputs\.([\w.-]+)$/.exec(name) ?? [];
  if (step !== undefined && output !== undefined) return { kind: 'step', step, names: output.split('.'), keys };
  const [, of, place, header] = /^\$(response|request)\.(body$|header\.(.+)$)/.exec(name) ?? [];
  if (of !== 'response' && of !== 'request') return { kind: 'other' };
  return place === 'body' ? { kind: 'body', of, keys } : { kind: 'header', of, name: header ?? '' };
}

/** The longest beginning of names that is known as one, else the first of them; what follows leads into its value. */
export function knownName(
  { names, keys }: { names: readonly string[]; keys: readonly string[] },
  isKnown: (name: string) => boolean,
): { name: string; keys: string[] } {
  const lengths = names.map((_name, index) => names.length - index);
  const length = lengths.find((each) => isKnown(names.slice(0, each).join('.'))) ?? 1;
  return { name: names.slice(0, length).join('.'), keys: [...names.slice(length), ...keys] };
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
  return [...outsideOfTexts.matchAll(/\$[a-z][^\s=!<>&|)]*/gi)].map(([found]) => found).filter(isExpression);
}

function splitOnce(text: string, by: string): [string, string | undefined] {
  const at = text.indexOf(by);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
