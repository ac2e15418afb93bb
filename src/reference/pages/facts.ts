import { safelyDecode } from '../address';
import { isSame, type Json, ownValue } from '../json';
import { fieldRows, isLimit, type Row, rows, schemaKeywords, statedBy, valuesStatedBy } from '../keywords/table';
import { literalWriter, toLiteral } from '../literals';
import type { Constraint, EnumEntry, Parameter, SchemaObject } from '../model';
import { defaultStyles, tabDelimited } from '../request/parameterStyle';
import { type ParameterStyle, toHeaderText, toPairs, toPathText, writePair } from '../request/parameterValue';
import type { Fact, Mark } from '../schemaRows';

/**
 * A parameter's value as it is sent, before it is encoded: a list by its style, with the name where that stands before each
 * item, unless a media type writes it.
 */
export function toSentLiteral(value: Json, parameter: ParameterStyle): string {
  if (!Array.isArray(value) || parameter.mediaType !== undefined) return toLiteral(value);
  const { in: place } = parameter;
  if (place === 'path') return safelyDecode(toPathText(parameter, value));
  if (place !== 'query' && place !== 'cookie') return toHeaderText(parameter, value);
  const pairs = toPairs(parameter, value);
  const texts = pairs.length > 1 ? pairs.map(writePair) : pairs.map((pair) => pair.value);
  return safelyDecode(texts.join(place === 'cookie' ? '; ' : '&'));
}

const firstLimit = rows.findIndex(isLimit);
const factRows = fieldRows.filter(({ fact }) => fact !== undefined);
const rowsBeforeLimits = factRows.filter((row) => rows.indexOf(row) < firstLimit);
const rowsBehindLimits = factRows.filter((row) => rows.indexOf(row) > firstLimit);
const rangeRows = rows.filter(({ range }) => range);
const markRows = fieldRows.filter(({ mark }) => mark !== undefined);
const noteRows = fieldRows.filter(({ notes }) => notes);
const searchedRows = rows.filter(({ searched }) => searched);

/** The facts of a schema in the order of the table: default, constant, limits, and examples that say something. */
export function schemaFacts(schema: SchemaObject, prefix = ''): Fact[] {
  const write = literalWriter(schema.enum.map(({ value }) => value));
  const factsOf = (row: Row): Fact[] =>
    (row.isKnown?.(schema) ? [] : valuesStatedBy(schema, row)).map((value) => ({
      keyword: row.keyword,
      label: withPrefix(prefix, row.fact ?? ''),
      value: write(value),
    }));
  return [
    ...rowsBeforeLimits.flatMap(factsOf),
    ...limitFacts(schema.constraints, prefix),
    ...rowsBehindLimits.flatMap(factsOf),
  ];
}

/** What the keywords of a schema say in words of their own, behind its other facts. */
export function noteFacts(schema: SchemaObject, prefix = ''): Fact[] {
  return noteRows.flatMap((row) => {
    const stated = row.isKnown?.(schema) ? undefined : statedBy(schema, row);
    const notes = stated === undefined ? [] : (row.notes?.(stated as never) ?? []);
    return notes.map(([label, value]) => ({ keyword: row.keyword, label: noteLabel(prefix, label), value }));
  });
}

/** `Other fields in items`, `Item XML`: fields and items are inside an item, anything else is its own. */
function noteLabel(prefix: string, label: string): string {
  const isInside = prefix !== '' && /(?:fields|items)$/i.test(label);
  return isInside ? `${label} in ${prefix.toLowerCase()}s` : withPrefix(prefix, label);
}

/** The values that a schema lists. Beside a constant only itself is left, where there is more to say of it. */
export function listedValues(schema: SchemaObject): EnumEntry[] {
  const values = possibleValues(schema);
  return schema.const ? values.filter(({ description }) => description !== undefined) : values;
}

function possibleValues({ const: constant, enum: values }: SchemaObject): EnumEntry[] {
  return constant ? values.filter(({ value }) => isSame(value, constant.value)) : values;
}

/** The values by which search finds a schema, and what they are called. */
export function searchedValues(schema: SchemaObject): string[] {
  const listed = { ...schema, enum: possibleValues(schema) };
  const names = listed.enum.flatMap(({ name }) => name ?? []);
  return [...searchedRows.flatMap((row) => valuesStatedBy(listed, row).map(toLiteral)), ...names];
}

/** The marks of a schema. */
export function marksOf(schema: SchemaObject): Mark[] {
  return markRows
    .filter((row) => statedBy(schema, row) === true)
    .map(({ keyword, mark = keyword }) => ({ keyword, word: mark }));
}

/** The marks of a list's items as facts, for which the row of the list has no place; that null is allowed is in its type. */
export function itemMarkFacts(item: SchemaObject): Fact[] {
  return marksOf(item)
    .filter(({ keyword }) => keyword !== 'nullable')
    .map(({ keyword, word }) => ({ keyword, label: withPrefix('Item', word), value: 'yes' }));
}

/** Marks with that of a keyword, which an object around the schema states. */
export function withMark(marks: Mark[], keyword: string): Mark[] {
  const word = schemaKeywords[keyword]?.mark ?? keyword;
  return [...marks.filter((mark) => mark.keyword !== keyword), { keyword, word }];
}

function limitFacts(constraints: Constraint[], prefix: string): Fact[] {
  const values = new Map(constraints.map(({ keyword, value }) => [keyword, value]));
  return constraints.flatMap(({ keyword, value }) => {
    const range = rangeRows.find((row) => row.keyword === keyword || row.range?.upper === keyword);
    const upper = range?.range?.upper ?? '';
    if (range?.range && values.has(range.keyword) && values.has(upper)) {
      if (keyword === upper) return [];
      const [low, high] = [toLiteral(value), toLiteral(values.get(upper) ?? null)];
      const label = withPrefix(prefix, range.range.label);
      return [{ keyword, label, value: low === high ? low : `${low}–${high}` }];
    }
    const label = withPrefix(prefix, schemaKeywords[keyword]?.fact ?? keyword);
    return [{ keyword, label, value: value === true ? 'yes' : toLiteral(value) }];
  });
}

function withPrefix(prefix: string, label: string): string {
  // Names in a label, such as XML, stay as they are.
  return prefix === '' ? label : `${prefix} ${label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}`;
}

const arrayStyles: Record<string, [exploded: string, joined: string]> = {
  form: ['repeated', 'comma-separated'],
  simple: ['comma-separated', 'comma-separated'],
  spaceDelimited: ['repeated', 'separated by spaces'],
  pipeDelimited: ['repeated', 'separated by |'],
  [tabDelimited]: ['repeated', 'separated by tabs'],
  label: ['after a dot each', 'after a dot, comma-separated'],
  matrix: ['after ;name= each', 'after ;name=, comma-separated'],
};

/** How a parameter's value is written, where that is not plain (4.12.2 Style Values). */
export function parameterFacts(parameter: Parameter, isList: boolean, isObject: boolean): Fact[] {
  const facts: Fact[] = [];
  const [exploded, joined] = ownValue(arrayStyles, parameter.style) ?? [parameter.style, parameter.style];
  if (parameter.mediaType !== undefined)
    facts.push({ keyword: 'content', label: 'Content', value: parameter.mediaType });
  else if (isList) facts.push({ keyword: 'style', label: 'Style', value: parameter.explode ? exploded : joined });
  else if (isObject)
    facts.push({ keyword: 'style', label: 'Style', value: parameter.style + (parameter.explode ? ', exploded' : '') });
  else if (parameter.style !== defaultStyles[parameter.in])
    facts.push({ keyword: 'style', label: 'Style', value: parameter.style });
  if (parameter.allowEmptyValue) facts.push({ keyword: 'allowEmptyValue', label: 'May be empty', value: 'yes' });
  if (parameter.allowReserved)
    facts.push({ keyword: 'allowReserved', label: 'Reserved characters', value: 'sent as they are' });
  return facts;
}
