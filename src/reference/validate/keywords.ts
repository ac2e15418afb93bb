import '@hyperjump/json-schema/draft-2020-12';
import { entries, get, keys, step, typeOf, value } from '@hyperjump/browser';
import {
  addKeyword,
  type EvaluationPlugin,
  getKeyword,
  type Keyword,
  Validation,
} from '@hyperjump/json-schema/experimental';
import * as Instance from '@hyperjump/json-schema/instance/experimental';
import { type Json, valueKey } from '../json';
import { toJsonText, withoutTags } from '../jsonText';
import { isLooseInExamples, rows } from '../keywords/table';
import { type Pattern, readPattern } from '../pattern';
import { matchesPattern } from '../patternMatch';
import { choices } from './choices';
import { isOfFormat } from './formats';
import { keywordIds, own } from './keywordIds';
import { type Context, evaluateOnce, type Run, runOf, takeSteps } from './run';

/** What the library calls keywords whose names begin with a dollar sign. */
const libraryNames: Record<string, string> = {
  $id: 'id',
  $anchor: 'anchor',
  $defs: 'definitions',
  $dynamicAnchor: 'draft-2020-12/dynamicAnchor',
};

/** The library's name of what judges values by a keyword: one of ours, or its own; undefined where nothing does. */
export function implementationOf(keyword: string): string | undefined {
  const ids = [own(keyword), `https://json-schema.org/keyword/${libraryNames[keyword] ?? keyword}`];
  return ids.find((id) => (getKeyword(id) as Keyword<unknown> | undefined) !== undefined);
}

// All that is inside a schema is written as a reference, and each reference is evaluated once on a value. The library's own
// keywords would follow it each time.

const reference: Keyword<string, Context> = {
  id: keywordIds.reference,
  simpleApplicator: true,
  compile: async (schema, ast) => {
    const target = await get<typeof schema.document>(value(schema), schema);
    return Validation.compile(target, ast, target);
  },
  interpret: (address, instance, context) => evaluateOnce(address, instance, context, runOf(context)),
};

const libraryDynamicReference = getKeyword<DynamicTarget>('https://json-schema.org/keyword/draft-2020-12/dynamicRef');

/** The resource and the name in it that a dynamic reference leads to, and the address where it is no dynamic name. */
type DynamicTarget = [resource: string, name: string, address: string];

const dynamicReference: Keyword<DynamicTarget, Context> = {
  ...libraryDynamicReference,
  id: keywordIds.dynamicReference,
  interpret: ([resource, name, address], instance, context) => {
    const own = context.ast.metaData[resource]?.dynamicAnchors ?? {};
    if (!Object.hasOwn(own, name)) return evaluateOnce(address, instance, context, runOf(context));
    context.dynamicAnchors = { ...own, ...context.dynamicAnchors };
    return evaluateOnce(context.dynamicAnchors[name] ?? address, instance, context, runOf(context));
  },
};

// Authors' patterns are never run by the engine of JavaScript, since some of them backtrack without end; the library's
// keywords would. Where the limit of steps is reached, and for what is no pattern, the text counts as a match.

type OwnPattern = Pattern | undefined;

function matches(pattern: OwnPattern, text: string, run: Run): boolean {
  const isMatch = pattern === undefined || matchesPattern(pattern, text, run.steps) !== false;
  takeSteps(0, run);
  return isMatch;
}

// The source of the pattern is first, because messages quote it.
const pattern: Keyword<[source: string, read: OwnPattern], Context> = {
  id: keywordIds.pattern,
  compile: async (schema) => {
    const source = value<string>(schema);
    return [source, readPattern(source)];
  },
  interpret: ([, read], instance, context) =>
    Instance.typeOf(instance) !== 'string' || matches(read, Instance.value<string>(instance), runOf(context)),
};

/** Steps of matching the name of a field with a pattern. */
const stepsPerPattern = 20;

const patternProperties: Keyword<[OwnPattern, string][], Context> = {
  id: keywordIds.patternProperties,
  simpleApplicator: true,
  compile: async (schema, ast) => {
    const compiled: [OwnPattern, string][] = [];
    for await (const [source, inner] of entries(schema)) {
      compiled.push([readPattern(source), await Validation.compile(inner as typeof schema, ast, schema)]);
    }
    return compiled;
  },
  interpret: (patterns, instance, context) => {
    const fields = fieldsOf(instance);
    const run = runOf(context);
    takeSteps(fields.length * patterns.length * stepsPerPattern, run);
    const found = fields.flatMap(([name, field]) =>
      patterns.filter(([read]) => matches(read, name, run)).map(([, schema]) => ({ name, field, schema })),
    );
    return everyField(found, context);
  },
};

interface Others {
  names: string[];
  patterns: OwnPattern[];
  schema: string;
}

const additionalProperties: Keyword<Others, Context> = {
  id: keywordIds.additionalProperties,
  simpleApplicator: true,
  compile: async (schema, ast, parent) => {
    const keysOf = async (keyword: string): Promise<string[]> => {
      const inner = await step(keyword, parent);
      return typeOf(inner) === 'object' ? [...keys(inner)] : [];
    };
    const [names, sources] = [await keysOf('properties'), await keysOf('patternProperties')];
    return { names, patterns: sources.map(readPattern), schema: await Validation.compile(schema, ast, parent) };
  },
  interpret: ({ names, patterns, schema }, instance, context) => {
    const fields = fieldsOf(instance);
    const run = runOf(context);
    takeSteps(fields.length * patterns.length * stepsPerPattern, run);
    const others = fields.filter(
      ([name]) => !names.includes(name) && !patterns.some((pattern) => matches(pattern, name, run)),
    );
    return everyField(
      others.map(([name, field]) => ({ name, field, schema })),
      context,
    );
  },
};

/** `format` as an assertion: the library asserts formats for all its users or for none, and knows none of OpenAPI's. */
const format: Keyword<string> = {
  id: keywordIds.format,
  compile: async (schema) => value<string>(schema),
  interpret: (name, instance) => isOfFormat(name, Instance.value<Json>(instance)),
};

/** Values as JSON, which messages quote, and their keys. */
type Allowed = [texts: string | string[], keys: string[]];

const allowed = (id: string): Keyword<Allowed> => ({
  id,
  compile: async (schema) => {
    const stated = statedIn(schema);
    if (id === keywordIds.const) return [toJsonText(stated), [valueKey(stated)]];
    const values = Array.isArray(stated) ? stated : [];
    return [values.map((each) => toJsonText(each)), values.map(valueKey)];
  },
  interpret: ([, keys], instance) => keys.includes(valueKey(Instance.value<Json>(instance))),
});

/** What a keyword states, with each number as it is written. */
function statedIn(schema: Parameters<typeof value>[0]): Json {
  return withoutTags(structuredClone(value<Json>(schema)));
}

/**
 * Fields that are hidden in the direction of the value (`readOnly`, `writeOnly`), which the library treats as
 * annotations.
 */
const hidden: Keyword<string[]> = {
  id: keywordIds.hidden,
  compile: async (schema) => value<string[]>(schema),
  interpret: (names, instance) => !fieldsOf(instance).some(([name]) => names.includes(name)),
};

/** What differs by direction stands for both in one compiled schema; `forDirection` puts plain keywords in its place. */
const byDirection = [keywordIds.requiredByDirection, keywordIds.hiddenByDirection].map(
  (id): Keyword<unknown> => ({ id, compile: async (schema) => value(schema), interpret: () => true }),
);

/** Keywords whose rows say themselves whether a value keeps them. */
const ofRows = rows.flatMap(({ keyword, keeps }): Keyword<unknown>[] => {
  const interpret = (limit: unknown, instance: JsonNode): boolean =>
    keeps?.(limit as never, Instance.value<Json>(instance)) !== false;
  return keeps ? [{ id: own(keyword), compile: async (schema) => statedIn(schema), interpret }] : [];
});

const lists = [keywordIds.enum, keywordIds.const].map(allowed);

for (const keyword of [
  ...[reference, dynamicReference, pattern, patternProperties, additionalProperties, format, hidden],
  ...[...choices, ...lists, ...byDirection, ...ofRows],
]) {
  addKeyword(keyword as Keyword<unknown>);
}

for (const { keyword } of rows.filter(isLooseInExamples)) {
  const id = implementationOf(keyword);
  if (id)
    addKeyword(missable({ ...(getKeyword(id) as Keyword<unknown, Context>), id: own(keyword) }) as Keyword<unknown>);
}

/** A keyword that a value may miss where the check lets it. */
function missable(keyword: Keyword<unknown, Context>): Keyword<unknown, Context> {
  return {
    ...keyword,
    interpret: (limit, instance, context) => {
      if (keyword.interpret(limit, instance, context)) return true;
      const run = runOf(context);
      const isMissed = run.mayMiss?.(Instance.value<Json>(instance)) === true;
      run.isMissed ||= isMissed;
      return isMissed;
    },
  };
}

type JsonNode = Parameters<EvaluationPlugin['beforeSchema'] & object>[1];

function fieldsOf(instance: JsonNode): [string, JsonNode][] {
  if (Instance.typeOf(instance) !== 'object') return [];
  return [...Instance.entries(instance)].map(([name, field]) => [Instance.value<string>(name), field]);
}

function everyField(fields: { name: string; field: JsonNode; schema: string }[], context: Context): boolean {
  let isValid = true;
  for (const { name, field, schema } of fields) {
    if (!Validation.interpret(schema, field, context)) isValid = false;
    context.evaluatedProperties?.add(name);
  }
  return isValid;
}
