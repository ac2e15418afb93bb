import { safelyDecode } from '../address';

/** A path template, the query that its key has, and the names of parameters that may fill several segments. */
interface PathKey {
  path: string;
  query: string;
  greedy: readonly string[];
}

/**
 * Splits a key of the Paths Object (4.8) that has more than a path in it: what follows `?` is sent as a query, and what
 * follows `#`, by which some tools tell operations of one path apart, is never sent. A name in braces is that of one of
 * `names`, the path parameters, as it stands or without the marks of routes; where these are not known, without the marks.
 * Those in `led` have a style that writes what their value begins with.
 */
export function splitPathKey(key: string, names?: readonly string[], led: readonly string[] = []): PathKey {
  const greedy: string[] = [];
  const named = withoutQueryParts(key, names).replace(/\{([^{}]+)\}/g, (_template, stated: string) => {
    const { name, lead } = expressionOf(stated, names);
    if (name === undefined) return '';
    if (name !== stated && severalSegments.test(stated)) greedy.push(name);
    return `${led.includes(name) && lead !== '/' ? '' : lead}{${name}}`;
  });
  // Marks in braces are part of the name.
  const outside = named.replace(/\{[^{}]*\}/g, (template) => '_'.repeat(template.length));
  const end = outside.indexOf('#') < 0 ? named.length : outside.indexOf('#');
  const mark = outside.slice(0, end).indexOf('?');
  return mark < 0
    ? { path: named.slice(0, end), query: '', greedy }
    : { path: named.slice(0, mark), query: named.slice(mark + 1, end), greedy };
}

/** A key without the expressions of RFC 6570 that are queries (`{?q,page}`): their parameters are sent as such. */
function withoutQueryParts(key: string, names: readonly string[] = []): string {
  return key.replace(/\{([?&][^{}]+)\}/g, (whole, stated: string) => (names.includes(stated) ? whole : ''));
}

/** The query of a key without what it has for parameters of the query (`part={part}`), which are sent as these. */
export function withoutParameters(query: string, names: readonly string[]): string {
  return pairsOfKey(query)
    .flatMap(({ pair, name, isOpen }) => (isOpen && names.includes(name) ? [] : [pair]))
    .join('&');
}

/** Whether the query of a key states the value of a parameter of the query (`type=a`), which is sent once. */
export function isStatedInKey(query: string, parameter: string): boolean {
  return pairsOfKey(query).some(({ name, isOpen }) => !isOpen && name === parameter);
}

/**
 * A parameter under the name by which it is sent: in a key such as `/files?type={kind}`, a parameter `kind` of the query is the
 * value of `type`, unless `kind` is one of `inPath`, the path parameters.
 */
export function namedByKey<Named extends { in: string; name: string }>(
  parameter: Named,
  query: string,
  inPath: readonly string[],
): Named {
  if (parameter.in !== 'query' || inPath.includes(parameter.name)) return parameter;
  const pair = pairWith(parameter, query);
  return pair ? { ...parameter, name: pair.name } : parameter;
}

/** Whether the query of a key has a parameter of the query as a value, which is then sent though it may be left out. */
export function isValueInKey(parameter: { in: string; name: string }, key: string): boolean {
  return parameter.in === 'query' && pairWith(parameter, splitPathKey(key).query) !== undefined;
}

function pairWith({ name }: { name: string }, query: string): KeyPair | undefined {
  return pairsOfKey(query).find(({ value }) => value === `{${name}}`);
}

/** A pair in the query of a key as it is written, its name and value decoded, and whether the value is a name in braces. */
export interface KeyPair {
  pair: string;
  name: string;
  value: string;
  isOpen: boolean;
}

/** The pairs in the query of a key. */
export function pairsOfKey(query: string): KeyPair[] {
  const pairs = query.split('&').filter((pair) => pair !== '');
  return pairs.map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s).map((text) => safelyDecode(text.replace(/\+/g, ' ')));
    return { pair, name, value, isOpen: /^\{[^{}]+\}$/.test(value) };
  });
}

/** The text of a parameter that may fill several segments, whose slashes part them. */
export function openSegments(text: string): string {
  return text.replaceAll('%2F', '/');
}

/** Whether a path may have an ending that is no parameter: frameworks leave `{._format}` undeclared, and take `.json` there. */
export function mayHaveEnding(key: string, names: readonly string[] = []): boolean {
  const [, stated] = /\{(\.[^{}]+)\}(?=$|[?#])/.exec(key) ?? [];
  return stated !== undefined && !names.includes(stated) && expressionOf(stated, names).name === undefined;
}

/** The names in the braces of a key, each as the path parameter that it is of; undefined for one that requests leave out. */
export function namesInKey(key: string, names: readonly string[]): (string | undefined)[] {
  return [...withoutQueryParts(key, names).matchAll(/\{([^{}]*)\}/g)].map(
    ([, stated = '']) => expressionOf(stated, names).name,
  );
}

/** Marks by which a value may fill several segments: `{key+}`, `{+key}`, `{*key}`, `{/key*}`, `{key=projects/*}`. */
const severalSegments = /^[*+]|^[^:=]+[+*](?:[:=]|$)|=.*(?:\/|\*\*)/;

/**
 * An expression of RFC 6570 with what its value begins with: `{.format}` is `.json`, `{/id}` is `/7`, `{;id}` is `;id=7`. One
 * whose name is no parameter has no value, and is left out with what it begins with.
 */
function expressionOf(stated: string, names: readonly string[] | undefined): { name?: string; lead: string } {
  const [, operator, rest = ''] = /^([./;])(.+)$/.exec(stated) ?? [];
  if (operator === undefined || names?.includes(stated)) return { name: parameterName(stated, names), lead: '' };
  const name = parameterName(rest, names);
  if (!names?.includes(name)) return { lead: '' };
  return { name, lead: operator === ';' ? `;${name}=` : operator };
}

/**
 * The parameter that a name in braces is of. Frameworks mark there what may be left out (`{slug?}`), what takes several
 * segments (`{key+}`, `{+key}`, `{*key}`) and what values have to match (`{id:int}`).
 */
function parameterName(stated: string, names: readonly string[] | undefined): string {
  if (names?.includes(stated)) return stated;
  const bare = /^(?:\*{1,2}|\+)?([^:]+?)[?+*]?(?:[:=].*)?$/.exec(stated)?.[1] ?? stated;
  return names === undefined || names.includes(bare) ? bare : stated.replace(/\?$/, '');
}
