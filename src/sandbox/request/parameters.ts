import { safelyDecode } from '../../reference/address';
import type { Json } from '../../reference/json';
import { isFormType, isJsonType } from '../../reference/mediaType';
import type { Operation, Parameter } from '../../reference/model';
import { escapeToken, toFieldName } from '../../reference/pointer';
import { isIgnored, tabDelimited } from '../../reference/request/parameterStyle';
import { namedByKey, splitPathKey } from '../../reference/request/pathKey';
import { appliedBy } from '../../reference/schemas/appliedSchemas';
import { itemsOf, propertiesIn, typesIn, unnamedFieldsOf } from '../../reference/schemas/insideSchemas';
import { nestingProblem } from '../../reference/validate/nesting';
import { mostSpecific } from '../../reference/validate/problems';
import type { Validator } from '../../reference/validate/validator';
import { cookiePairs, decodeForm, type NestedPair, namesInBrackets, nestedValues, queryPairs } from './pairs';
import type { SandboxRequest } from './types';
import { type FieldProblem, parseJson, type RawValue, readValue } from './values';
import type { WireContext } from './xmlFormat';

/** What the parameters of a request are read with. */
export interface ParameterContext extends WireContext {
  validator: Validator;
}

/** Values of parameters by place and name: `query page`. */
export type ParameterValues = ReadonlyMap<string, Json>;

type Pairs = readonly [name: string, value: string][];

/** Reads the parameters of a request by their places and styles (4.12.2 Style Values), and checks their values. */
export function readParameters(
  operation: Operation,
  request: SandboxRequest,
  path: Readonly<Record<string, string>>,
  context: ParameterContext,
): { values: ParameterValues; problems: FieldProblem[] } {
  const values = new Map<string, Json>();
  const problems: FieldProblem[] = [];
  const inPath = operation.parameters.flatMap(({ in: place, name }) => (place === 'path' ? [name] : []));
  const key = splitPathKey(operation.path, inPath);
  const sent = (parameter: Parameter): Parameter => namedByKey(parameter, key.query, inPath);
  for (const parameter of operation.parameters) {
    if (parameter.in === 'unresolved' || isIgnored(parameter)) continue;
    // No request has a parameter of the path that the path does not name.
    if (parameter.in === 'path' && !Object.hasOwn(path, parameter.name) && !key.query.includes(parameter.name))
      continue;
    const report = (field: string, message: string): void =>
      void problems.push({ in: parameter.in, field, pointer: '', message });
    const raw = rawValues(sent(parameter), request, path, operation, context);
    const [first] = raw;
    if (first === undefined) {
      if (parameter.required) report(parameter.name, 'is missing');
      continue;
    }
    if (isRepeated(sent(parameter), request, context)) {
      report(parameter.name, `must be sent once${between[parameter.style] ?? ', with commas between its values'}`);
      continue;
    }
    const value = chooseValue(parameter, raw, context);
    if (value === undefined) report(parameter.name, 'must be JSON');
    else {
      values.set(`${parameter.in} ${parameter.name}`, value);
      if (!(value === '' && parameter.allowEmptyValue))
        for (const { pointer, reason } of problemsOf(parameter, value, context))
          report(toFieldName(`/${escapeToken(parameter.name)}${pointer}`), reason);
    }
  }
  return { values, problems };
}

const between: Record<string, string> = {
  spaceDelimited: ', with spaces between its values',
  pipeDelimited: ', with bars between its values',
  [tabDelimited]: ', with tabs between its values',
};

/** Whether a list that is in one parameter of the query (`explode` is false) was sent as several of them. */
function isRepeated(
  { in: place, name, explode, schema }: Parameter,
  { url }: SandboxRequest,
  { cache }: ParameterContext,
) {
  if (place !== 'query' || explode || !typesIn(schema, cache).has('array')) return false;
  return queryPairs(url).filter(([key]) => key === name).length > 1;
}

function problemsOf({ schema }: Parameter, value: Json, { validator }: ParameterContext) {
  const nesting = nestingProblem(value);
  if (nesting) return [nesting];
  return schema ? mostSpecific(validator.check(schema, value, 'request')) : [];
}

/** The first reading that the schema accepts, else the first; undefined for what should be JSON and is not. */
function chooseValue(parameter: Parameter, raw: RawValue[], context: ParameterContext): Json | undefined {
  const values = raw.flatMap((each): Json[] => {
    if (parameter.mediaType === undefined || typeof each !== 'string')
      return [readValue(each, parameter.schema, context.cache)];
    if (!isJsonType(parameter.mediaType)) return [each];
    const parsed = parseJson(each);
    return parsed === undefined ? [] : [parsed];
  });
  const isRight = (value: Json): boolean =>
    !parameter.schema || context.validator.accepts(parameter.schema, value, 'request');
  return values.find(isRight) ?? values[0];
}

/** The ways in which what was sent can be read, the likeliest first; none when nothing was sent. */
function rawValues(
  parameter: Parameter,
  { url, headers }: SandboxRequest,
  path: Readonly<Record<string, string>>,
  operation: Operation,
  { cache }: ParameterContext,
): RawValue[] {
  const types = typesIn(parameter.schema, cache);
  const inItems = typesIn(itemsOf(parameter.schema, cache), cache);
  const wanted = {
    isList: types.has('array'),
    isObject: types.has('object'),
    isNested: inItems.has('object') || inItems.has('array'),
    isField: fieldTest(parameter, operation, cache),
  };
  const single = (text: string | undefined, decode: (text: string) => string): RawValue[] =>
    text === undefined ? [] : split(parameter, text, wanted, decode);
  switch (parameter.in) {
    case 'path':
      return single(valueInPath(parameter.name, path), safelyDecode);
    case 'header':
      return single(headers[parameter.name.toLowerCase()], (text) => text.trim());
    case 'cookie':
      return fromPairs(parameter, cookiePairs(headers.cookie), wanted);
    case 'querystring':
      return wholeQuery(parameter, url);
    default:
      return fromPairs(parameter, queryPairs(url), wanted);
  }
}

/** The whole query (3.2): the fields of a form by their names, or one value. */
function wholeQuery({ mediaType = '' }: Parameter, url: string): RawValue[] {
  if (!isFormType(mediaType)) return url.includes('?') ? [decodeForm(url.slice(url.indexOf('?') + 1))] : [];
  const fields = queryPairs(url).map(([key, value]): NestedPair => [namesInBrackets(key), decodeForm(value)]);
  return fields.length > 0 ? [nestedValues(fields)] : [];
}

/** The value of a path parameter; none where the template's own piece still is in the address: `{id}`. */
function valueInPath(name: string, path: Readonly<Record<string, string>>): string | undefined {
  const text = path[name];
  return text !== undefined && safelyDecode(text) === `{${name}}` ? undefined : text;
}

interface Wanted {
  isList: boolean;
  isObject: boolean;
  /** Whether the items of a list are lists or objects. */
  isNested: boolean;
  /** Whether a key of the query, or the name of a cookie, is that of a field of the object. */
  isField: (key: string) => boolean;
}

/**
 * The fields of an object each of which is sent by its own name: those that its schema names. Where that allows others,
 * they are all those that no other parameter and no credential has.
 */
function fieldTest(
  parameter: Parameter,
  { parameters, security }: Operation,
  cache: WireContext['cache'],
): (key: string) => boolean {
  const named = propertiesIn(parameter.schema, cache);
  const others = parameters.filter((other) => other !== parameter && other.in === parameter.in);
  const taken = new Set(others.map(({ name }) => name));
  const credentials = security.flat().flatMap(({ scheme }) => (scheme.kind === 'apiKey' ? [scheme.name] : []));
  const inOthers = others.flatMap(({ schema, explode }) => (explode ? [...propertiesIn(schema, cache).keys()] : []));
  const known = new Set([...credentials, ...inOthers]);
  const unnamed = parameter.schema ? appliedBy(parameter.schema, cache).flatMap(unnamedFieldsOf) : [];
  const takesOthers = unnamed.length > 0 ? unnamed.every(({ kind }) => kind !== 'never') : named.size === 0;
  return (key) => {
    const [first = ''] = namesInBrackets(key);
    return !taken.has(key) && (named.has(first) || (takesOthers && !taken.has(first) && !known.has(first)));
  };
}

/** Style `form` and those that only queries have. */
function fromPairs(parameter: Parameter, pairs: Pairs, wanted: Wanted): RawValue[] {
  const { name, style, explode, mediaType } = parameter;
  const decode = style === 'cookie' ? (text: string): string => text : decodeForm;
  const membersOf = (key: string): string[] => {
    const [first, ...members] = namesInBrackets(key);
    return first === name ? members : [];
  };
  const readFields = (pathOf: (key: string) => string[]): RawValue[] => {
    const fields = pairs.flatMap(([key, value]): NestedPair[] => {
      const names = pathOf(key);
      return names.length > 0 ? [[names, decode(value)]] : [];
    });
    return fields.length > 0 ? [nestedValues(fields)] : [];
  };
  if (mediaType === undefined && (style === 'deepObject' || explode)) {
    const inOwnNames = (key: string): string[] => (wanted.isField(key) ? namesInBrackets(key) : []);
    const object = wanted.isObject ? readFields(style === 'deepObject' ? membersOf : inOwnNames) : [];
    const [found] = [...object, ...(wanted.isList && wanted.isNested ? readFields(membersOf) : [])];
    if (found !== undefined) return [found];
  }
  const own = pairs.filter(([key]) => key === name).map(([, value]) => value);
  const [first] = own;
  if (first === undefined) return [];
  const isRepeatable = wanted.isList && explode && mediaType === undefined;
  if (isRepeatable && (own.length > 1 || !Object.hasOwn(separators, style)))
    return [own.map(decode), ...(own.length === 1 ? [decode(first)] : [])];
  return split(parameter, first, wanted, decode);
}

/** What is between the values of a list in one text, by its style; by default a comma. */
export const separators: Readonly<Record<string, RegExp>> = {
  spaceDelimited: /%20|\+| /,
  pipeDelimited: /%7C|\|/i,
  [tabDelimited]: /%09|\t/,
  label: /\./,
};

/**
 * One text in which several values may stand. Many clients encode the commas between them: where none stands as it is, the
 * encoded ones are read as such, unless the schema accepts only one value.
 */
export function split(
  { name, style, explode, mediaType }: Pick<Parameter, 'name' | 'style' | 'explode' | 'mediaType'>,
  given: string,
  { isList, isObject }: Pick<Wanted, 'isList' | 'isObject'>,
  decode: (text: string) => string,
): RawValue[] {
  if (mediaType !== undefined || !(isList || isObject)) return [decode(withoutPrefix(given, style, name))];
  const text = withoutPrefix(given, style, name);
  const separator =
    style === 'matrix' && explode ? /;/ : style === 'label' && !explode ? /,/ : (separators[style] ?? /,/);
  const asSent = text.split(separator);
  const decoded = decode(text).split(separator);
  const readings = (asSent.length > 1 ? [asSent, decoded] : [decoded, asSent]).map((pieces) =>
    pieces.map((piece) => decode(style === 'matrix' && isList ? withoutPrefix(`;${piece}`, style, name) : piece)),
  );
  const lists: RawValue[] = isList ? (text === '' ? [[], ['']] : readings) : [];
  const objects: RawValue[] = isObject ? readings.map((pieces) => toObject(pieces, explode)) : [];
  return [...lists, ...objects, decode(text)];
}

/** Without what the styles `label` and `matrix` begin with. */
function withoutPrefix(text: string, style: string, name: string): string {
  if (style === 'label') return text.replace(/^\./, '');
  if (style !== 'matrix') return text;
  return text.startsWith(`;${name}=`) ? text.slice(name.length + 2) : text.replace(/^;/, '');
}

function toObject(pieces: readonly string[], explode: boolean): { [name: string]: string } {
  if (explode) return Object.fromEntries(pieces.map((piece) => [...piece.split(/=(.*)/s), ''].slice(0, 2)));
  const pairs = pieces.flatMap((piece, index) => (index % 2 === 0 ? [[piece, pieces[index + 1] ?? '']] : []));
  return Object.fromEntries(pairs);
}
