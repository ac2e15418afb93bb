import type { Json } from '../json';
import type { Constraint, Parameter, SchemaObject } from '../model';
import type { Fact } from '../page';
import { unresolvedKeyword } from '../unresolved';

/** A value as it is written in a row: texts bare, an empty text and everything else as JSON. */
export function toLiteral(value: Json): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}

/** A parameter's value as it is sent, before it is encoded: the items of a list are joined. */
export function toSentLiteral(value: Json): string {
  return Array.isArray(value) ? value.map(toLiteral).join(',') : toLiteral(value);
}

const labels: Record<string, string> = {
  pattern: 'Pattern',
  minLength: 'Min length',
  maxLength: 'Max length',
  minimum: 'Min',
  exclusiveMinimum: 'More than',
  maximum: 'Max',
  exclusiveMaximum: 'Less than',
  multipleOf: 'Multiple of',
  minItems: 'Min items',
  maxItems: 'Max items',
  uniqueItems: 'Unique items',
  minContains: 'Min matching items',
  maxContains: 'Max matching items',
  minProperties: 'Min properties',
  maxProperties: 'Max properties',
  contentMediaType: 'Content',
  contentEncoding: 'Encoding',
  [unresolvedKeyword]: 'Unresolved reference',
};

/** Two limits that are shown as one range. */
const ranges: [lower: string, upper: string, label: string][] = [
  ['minLength', 'maxLength', 'Length'],
  ['minItems', 'maxItems', 'Items'],
  ['minProperties', 'maxProperties', 'Properties'],
];

function constraintFacts(constraints: Constraint[], prefix: string): Fact[] {
  const values = new Map(constraints.map(({ keyword, value }) => [keyword, value]));
  return constraints.flatMap(({ keyword, value }) => {
    const range = ranges.find(([lower, upper]) => keyword === lower || keyword === upper);
    const [lower = '', upper = '', label = ''] = range ?? [];
    if (range && values.has(lower) && values.has(upper)) {
      if (keyword === upper) return [];
      const [low, high] = [toLiteral(value), toLiteral(values.get(upper) ?? null)];
      return [{ label: withPrefix(prefix, label), value: low === high ? low : `${low}–${high}` }];
    }
    return [
      { label: withPrefix(prefix, labels[keyword] ?? keyword), value: value === true ? 'yes' : toLiteral(value) },
    ];
  });
}

function withPrefix(prefix: string, label: string): string {
  return prefix === '' ? label : `${prefix} ${label.toLowerCase()}`;
}

/** Whether an example of a schema says nothing new: there is one value alone, or the value is true or false. */
export function isPlain({ const: constant, enum: values, types }: SchemaObject): boolean {
  const isBoolean = types.length > 0 && types.every((type) => type === 'boolean');
  return isBoolean || constant !== undefined || values.length === 1;
}

/** The facts of a schema in the order of the look: default, constant, limits, and examples that say something. */
export function schemaFacts(schema: SchemaObject, prefix = ''): Fact[] {
  const examples = isPlain(schema) ? [] : schema.examples;
  return [
    ...(schema.default === undefined
      ? []
      : [{ label: withPrefix(prefix, 'Default'), value: toLiteral(schema.default) }]),
    ...(schema.const === undefined
      ? []
      : [{ label: withPrefix(prefix, 'Always'), value: toLiteral(schema.const.value) }]),
    ...constraintFacts(schema.constraints, prefix),
    ...examples.map((value) => ({ label: withPrefix(prefix, 'Example'), value: toLiteral(value) })),
  ];
}

const arrayStyles: Record<string, [exploded: string, joined: string]> = {
  form: ['repeated', 'comma-separated'],
  simple: ['comma-separated', 'comma-separated'],
  spaceDelimited: ['repeated', 'separated by spaces'],
  pipeDelimited: ['repeated', 'separated by |'],
  label: ['after a dot each', 'after a dot, comma-separated'],
  matrix: ['after ;name= each', 'after ;name=, comma-separated'],
};

const plainStyles: Record<Parameter['in'], string> = {
  ...{ path: 'simple', query: 'form', header: 'simple', cookie: 'form', querystring: 'form', responseHeader: 'simple' },
  unresolved: '',
};

/** How a parameter's value is written, where that is not plain (4.12.2 Style Values). */
export function parameterFacts(parameter: Parameter, isList: boolean, isObject: boolean): Fact[] {
  const facts: Fact[] = [];
  const [exploded, joined] = (Object.hasOwn(arrayStyles, parameter.style)
    ? arrayStyles[parameter.style]
    : undefined) ?? [parameter.style, parameter.style];
  if (parameter.mediaType !== undefined) facts.push({ label: 'Content', value: parameter.mediaType });
  else if (isList) facts.push({ label: 'Style', value: parameter.explode ? exploded : joined });
  else if (isObject) facts.push({ label: 'Style', value: parameter.style + (parameter.explode ? ', exploded' : '') });
  else if (parameter.style !== plainStyles[parameter.in]) facts.push({ label: 'Style', value: parameter.style });
  if (parameter.allowEmptyValue) facts.push({ label: 'May be empty', value: 'yes' });
  if (parameter.allowReserved) facts.push({ label: 'Reserved characters', value: 'allowed as they are' });
  return facts;
}
