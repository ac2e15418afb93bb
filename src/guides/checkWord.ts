import { methodFields } from '../reference/methods';
import type { Schema } from '../reference/model';
import { describedPropertiesIn, enumIn, itemsOf } from '../reference/schemas/insideSchemas';
import { matchRequest, type Route } from '../sandbox/request/match';
import { queryPairs } from '../sandbox/request/pairs';
import { readParameters } from '../sandbox/request/parameters';
import { headersOfHttp, type Owner } from './apiNames';
import { unknownInPath, unknownInQuery } from './checkIds';
import type { Fault, GuideApi } from './guideApi';
import type { CodeWord } from './readGuide';

/** What a page is about, and which of its words are not of the API. */
export interface WordContext {
  /** Operations and schemas that the page links to or calls, with all that they use. */
  about: ReadonlySet<Owner>;
  isOther: (word: string) => boolean;
}

const name = /^-?[A-Za-z_][\w-]*$/;
const isPlainValue = /^(?:true|false|null)$/;
const isFile = /\.(?:json|ya?ml|csv|py|m?js|ts|sh|md|txt|png|jpg)$/;
const dotted = /^\.?[A-Za-z_]\w*(?:\[\])?(?:\.[A-Za-z_]\w*(?:\[\])?)+$/;

/**
 * Checks a word that is written as code against the description: a path, `METHOD /path`, a status, `name=value`, a
 * header with its value, a field with its fields (`Task.deadlineDate`, `details[].field`), or any other name. What
 * looks like none of these is not judged.
 */
export function checkWord(word: CodeWord, context: WordContext, api: GuideApi): Fault[] {
  const { text } = word;
  if (context.isOther(text) || isPlainValue.test(text) || isFile.test(text)) return [];
  const [, method, path] = /^(?:([A-Z]+) )?(\/\S*)$/.exec(text) ?? [];
  if (path !== undefined) return checkPath(path, method, api);
  if (/^[1-5]\d\d(?: [A-Z]\w*)*$/.test(text)) return [...checkStatus(text, api), ...checkPair(word, api)];
  const [, parameter, value] = /^([A-Za-z_]\w*)=([^=&"<>]*)$/.exec(text) ?? [];
  if (parameter !== undefined && value !== undefined) return checkParameter(text, parameter, context, api);
  const [, header] = /^([A-Z][A-Za-z-]*): /.exec(text) ?? [];
  if (header !== undefined) return isHeader(header, api) ? [] : [unknownName(header, api)];
  if (dotted.test(text)) return checkDotted(text, api);
  if (!name.test(text) || methodFields.includes(text.toLowerCase())) return [];
  const plain = text.replace(/^-/, '');
  // A word in a link to another guide is of what that guide is about.
  const isLinked = word.href !== undefined && api.owners.has(plain);
  if (isLinked || isHeader(plain, api) || knows(plain, context, api)) return checkPair(word, api);
  return [unknownName(plain, api)];
}

function checkPath(path: string, method: string | undefined, { routes, objects }: GuideApi): Fault[] {
  const fits = (route: Route): boolean =>
    path.includes('{') ? route.path === path : route.path === path || route.path.startsWith(`${path}/`);
  const found = matchRequest({ routes, bases: [''] }, method ?? 'GET', path);
  const isKnown =
    method === undefined
      ? found.kind !== 'none' || routes.some(fits)
      : routes.some((route) => fits(route) && route.path.length >= path.length && route.operations.has(method)) ||
        (found.kind === 'match' && !path.includes('{'));
  if (isKnown) return found.kind === 'match' ? unknownInPath(found.match.operation, found.match.values, objects) : [];
  const message = `No operation is \`${method === undefined ? '' : `${method} `}${path}\`.`;
  return [
    { excerpt: path, message, remedy: 'Write a path of the description, with the names of its parameters in braces.' },
  ];
}

function checkStatus(text: string, { statuses }: GuideApi): Fault[] {
  const status = text.slice(0, 3);
  if (statuses.has(status)) return [];
  return [
    {
      excerpt: text,
      message: `\`${status}\` is not a status of any operation.`,
      remedy: 'Name one that the description has.',
    },
  ];
}

/** A parameter with its value, of an operation that the page is about. */
function checkParameter(text: string, parameter: string, context: WordContext, api: GuideApi): Fault[] {
  const operations = [...api.operations.values()].filter(
    ({ id, parameters }) =>
      context.about.has(`operation ${id}`) && parameters.some((each) => each.in === 'query' && each.name === parameter),
  );
  if (operations.length === 0) return knows(parameter, context, api) ? [] : [unknownName(parameter, api)];
  const results = operations.map((operation) => {
    const request = { method: 'GET', url: `/?${text}`, headers: {} };
    return readParameters(operation, request, {}, api).problems.filter(
      ({ field }) => field.split('.')[0] === parameter,
    );
  });
  const [first] = results.sort((a, b) => a.length - b.length)[0] ?? [];
  if (!first || queryPairs(`/?${text}`)[0]?.[1] === '') {
    const unknown = operations.map((operation) => unknownInQuery(`/?${text}`, operation, api.objects));
    return unknown.sort((a, b) => a.length - b.length)[0] ?? [];
  }
  return [
    {
      excerpt: text,
      message: `The parameter \`${parameter}\` ${first.message}.`,
      remedy: 'Write a value that it takes.',
    },
  ];
}

/** A way through fields, from a schema or operation by its name, or from a field of any. */
function checkDotted(text: string, api: GuideApi): Fault[] {
  const [first = '', ...rest] = text.replace(/^\./, '').replaceAll('[]', '').split('.');
  const named = api.schemas.get(first)?.schema;
  const body = api.operations.get(first)?.requestBody?.content[0]?.schema;
  const starts = [named, body].filter((schema) => schema !== undefined);
  const fields = starts.length > 0 ? starts : fieldsNamed(first, api);
  const isThere = (schema: Schema, [next, ...others]: string[]): boolean => {
    if (next === undefined) return true;
    const field =
      describedPropertiesIn(itemsOf(schema, api.cache) ?? schema, api.cache).get(next) ??
      describedPropertiesIn(schema, api.cache).get(next);
    return field !== undefined && isThere(field, others);
  };
  if (fields.some((schema) => isThere(schema, rest))) return [];
  return [
    {
      excerpt: text,
      message: `\`${text}\` is not a field.`,
      remedy: 'Begin with the name of a schema or of a field, and go on with its fields.',
    },
  ];
}

/** Whether a field of any schema holds an object, with fields of its own. */
export function holdsObject(field: string, api: GuideApi): boolean {
  return fieldsNamed(field, api).some((schema) => describedPropertiesIn(schema, api.cache).size > 0);
}

function fieldsNamed(field: string, { schemas, cache }: GuideApi): Schema[] {
  return [...schemas.values()].flatMap(({ schema }) => describedPropertiesIn(schema, cache).get(field) ?? []);
}

/** A status beside an error code, as in "`409` with the code `conflict`" or in two cells of a row: they go together. */
function checkPair({ text, previous }: CodeWord, { statuses, schemas, ofErrors, cache }: GuideApi): Fault[] {
  if (!previous || !/^(?: (?:with|and)(?: the code)? |, ?|\|)$/.test(previous.between)) return [];
  const [status, code] = statuses.has(text) ? [text, previous.text] : [previous.text, text];
  const errors = [...schemas.values()].filter((schema) => ofErrors.has(`schema ${schema.name}`));
  const known = errors.flatMap(({ schema }) => describedPropertiesIn(schema, cache).get('code') ?? []);
  const isCode = known.some((schema) => enumIn(schema, cache).includes(code));
  const codes = statuses.get(status);
  if (!isCode || !codes || codes.has(code)) return [];
  const message = `\`${status}\` never comes with the code \`${code}\`.`;
  return [{ excerpt: text, message, remedy: 'Name the status that an example of the description has it with.' }];
}

function knows(word: string, { about }: WordContext, { owners, operations, schemas }: GuideApi): boolean {
  // These names are their own.
  if (operations.has(word) || schemas.has(word)) return true;
  const found = owners.get(word);
  return found !== undefined && [...found].some((owner) => about.has(owner));
}

/** Whether any operation has the header, or HTTP. Any page may name headers. */
export function isHeader(word: string, { operations }: GuideApi): boolean {
  const lower = word.toLowerCase();
  if (headersOfHttp.has(lower) || lower === 'bearer') return true;
  return [...operations.values()].some(({ parameters, responses }) =>
    [...parameters.filter((each) => each.in === 'header'), ...responses.flatMap(({ headers }) => headers)].some(
      (header) => header.name.toLowerCase() === lower,
    ),
  );
}

/** What to do depends on whether any other page could say it. */
function unknownName(word: string, { owners }: GuideApi): Fault {
  const [owner] = owners.get(word) ?? owners.get(word.toLowerCase()) ?? [];
  if (owner === undefined)
    return {
      excerpt: word,
      message: `\`${word}\` is not a name of the API.`,
      remedy: 'Write it as the description does, or, if it is not of the API, name it in the list of other words.',
    };
  return {
    excerpt: word,
    message: `\`${word}\` belongs to ${owner.replace(/^\w+ /, '')} or others, none of which this page links to or calls.`,
    remedy: 'Link to the operation or model that has it.',
  };
}
