import type { Operation } from '../reference/model';
import { parseJson } from '../sandbox/request/values';
import type { ApiNames, Owner } from './apiNames';
import { checkBody, checkFields, checkFilter, type Expected, keysOf, requestBodyOf, responseBodyOf } from './checkBody';
import { checkHttp, readHttp } from './checkHttp';
import { createdIds, unknownInText } from './checkIds';
import { checkProgram, programs } from './checkProgram';
import { checkRequest } from './checkRequest';
import { checkWord, holdsObject, isHeader, type WordContext } from './checkWord';
import { readCurl } from './curl';
import type { Fault, Finding, GuideApi } from './guideApi';
import { type CodeBlock, type GuidePiece, placeIn, placeInText, readGuide } from './readGuide';

/** The last request of a section, and what the guide did to its response before showing it. */
interface LastRequest {
  operation: Operation;
  filter?: string;
}

/** What the checks of one block give: what is wrong, and the request that follows from it. */
interface Checked {
  faults: (Fault & { from?: number })[];
  last?: LastRequest;
}

/**
 * Checks everything that a guide names against the API: HTTP and JSON in blocks, requests of curl, the texts of
 * programs, and words written as code. `isOther` are words that are not of the API, on any page.
 */
export function checkGuide(source: string, api: GuideApi, isOther: (word: string) => boolean): Finding[] {
  const pieces = readGuide(source);
  const blocks = checkBlocks(pieces, api);
  const own = ownWords(pieces);
  const context = {
    about: new Set([...[...blocks.about].flatMap((owner) => [...api.reach(owner)]), ...api.ofErrors]),
    isOther: (word: string) => own.has(word) || isOther(word),
  };
  return [...blocks.findings, ...checkNames(pieces, context, blocks.created, api)];
}

/** What the blocks of a guide show. */
interface CheckedBlocks {
  findings: Finding[];
  /** What the guide links to, calls or shows. */
  about: Set<Owner>;
  /** The ids of the objects that its requests create. */
  created: Set<string>;
}

/** Checks the requests and bodies of a guide, in their order: an id may be used once a response has shown it. */
function checkBlocks(pieces: readonly GuidePiece[], api: GuideApi): CheckedBlocks {
  const about = new Set<Owner>(pieces.flatMap((piece) => (piece.kind === 'link' ? api.subjectsOf(piece.href) : [])));
  const findings: Finding[] = [];
  const created = new Set<string>();
  let last: LastRequest | undefined;
  for (const piece of pieces) {
    if (piece.kind === 'heading') last = undefined;
    if (piece.kind !== 'block') continue;
    const checked = checkBlock(piece, last, api);
    if (checked.last) {
      last = checked.last;
      about.add(`operation ${last.operation.id}`);
    }
    for (const named of namedIn(piece.meta, api)) about.add(named);
    for (const id of createdBy(piece, last?.operation, api)) created.add(id);
    // A run asks the sandbox for its ids, and may show what is returned for one that is not there.
    const faults = piece.meta.run === undefined ? checked.faults : checked.faults.filter(({ id }) => id === undefined);
    findings.push(...exceptCreated(faults, created).map((fault) => toFinding(piece, fault)));
  }
  return { findings, about, created };
}

/** Checks the names in words, sentences and programs of a guide, once it is known what the guide is about. */
function checkNames(
  pieces: readonly GuidePiece[],
  context: WordContext,
  created: ReadonlySet<string>,
  api: GuideApi,
): Finding[] {
  const isOf = (owners: ApiNames['owners'], name: string): boolean =>
    context.isOther(name) ||
    isHeader(name, api) ||
    [...(owners.get(name) ?? [])].some((owner) => context.about.has(owner));
  const known = {
    isField: (name: string) => isOf(api.fields, name),
    isName: (name: string) => isOf(api.owners, name),
    isObject: (name: string) => holdsObject(name, api),
  };
  return pieces.flatMap((piece) => {
    if (piece.kind === 'word')
      return exceptCreated(checkWord(piece, context, api), created).map(({ message, remedy }) => ({
        ...{ message, remedy, position: piece.position },
      }));
    if (piece.kind === 'text')
      return exceptCreated(unknownInText(piece.text, api.objects), created).map(({ message, remedy, index }) => ({
        ...{ message, remedy, position: placeInText(piece, index) },
      }));
    if (piece.kind !== 'block' || !programs.has(piece.language)) return [];
    return checkProgram(piece, known, api).map((fault) => toFinding(piece, fault));
  });
}

/** The faults without those about an object that the guide itself creates. */
function exceptCreated<Each extends Fault>(faults: readonly Each[], created: ReadonlySet<string>): Each[] {
  return faults.filter(({ id }) => id === undefined || !created.has(id));
}

function toFinding(block: CodeBlock, { excerpt, message, remedy, pointer, from }: Checked['faults'][number]): Finding {
  return { message, remedy, position: placeIn(block, excerpt, from), ...(pointer === undefined ? {} : { pointer }) };
}

/** The ids of what a block shows as created by the request before it, or by the operation that it names. */
function createdBy({ language, meta, text }: CodeBlock, last: Operation | undefined, api: GuideApi): string[] {
  const operation = operationNamed(meta, api) ?? last;
  const isResponse = meta.own === undefined && meta.request === undefined;
  if (!operation || !isResponse || (language !== 'json' && language !== 'http')) return [];
  return createdIds(parseJson(language === 'http' ? readHttp(text).body : text), operation, api.objects);
}

/** The fields of the reader's own data, which blocks marked `own` show. */
function ownWords(pieces: readonly GuidePiece[]): Set<string> {
  const blocks = pieces.flatMap((piece) => (piece.kind === 'block' && piece.meta.own !== undefined ? [piece] : []));
  return new Set(
    blocks.flatMap(({ language, text }) =>
      language === 'csv' ? (text.split('\n')[0] ?? '').split(',') : keysOf(parseJson(text)),
    ),
  );
}

function checkBlock(block: CodeBlock, last: LastRequest | undefined, api: GuideApi): Checked {
  const { language, meta, text } = block;
  if (meta.own !== undefined) return { faults: [] };
  if (language === 'http') {
    const named = operationNamed(meta, api) ?? last?.operation;
    const { operation, faults } = checkHttp(text, named, api);
    return { faults: [...unknownIn(meta, api), ...faults], ...(operation ? { last: { operation } } : {}) };
  }
  if (language === 'json') return { faults: checkJson(block, last, api) };
  if (language !== 'bash' && language !== 'sh') return { faults: [] };
  const requests = readCurl(text, api);
  const checked = requests.map((request) => {
    const { operation, faults } = checkRequest(request, api);
    const filtered = operation && request.filter ? checkFilter(request.filter, operation, api) : [];
    const found = [...faults, ...filtered].map((fault) => ({ ...fault, from: request.index }));
    return { faults: found, last: operation && { operation, filter: request.filter } };
  });
  const faults = checked.flatMap((each) => each.faults);
  return {
    faults: meta.refused === undefined ? faults : refusalFaults(faults),
    last: checked.flatMap((each) => each.last ?? []).at(-1),
  };
}

/** A guide may show a request that is refused, if it is. */
function refusalFaults(faults: readonly Fault[]): Fault[] {
  const remedy = 'Show one that breaks a rule of the description, or remove the word `refused`.';
  return faults.length > 0
    ? []
    : [{ excerpt: '', message: 'This request is valid, but is marked as refused.', remedy }];
}

function checkJson(block: CodeBlock, last: LastRequest | undefined, api: GuideApi): Fault[] {
  const { meta, text } = block;
  const unknown = unknownIn(meta, api);
  if (unknown.length > 0) return unknown;
  const expected = expectedOf(meta, api);
  if (expected) return checkBody(text, { ...expected, mayBeIncomplete: meta.part !== undefined }, api);
  if (last?.filter !== undefined) return checkFields(text, last.filter, last.operation, api);
  const following = last && responseBodyOf(last.operation, api);
  if (following) return checkBody(text, { ...following, mayBeIncomplete: meta.part !== undefined }, api);
  return [
    {
      excerpt: '',
      message: 'No request comes before this JSON, so it is not known what it is.',
      remedy: 'Name what it is after the language: request=createTask, response=createTask, schema=Task; or own.',
    },
  ];
}

function expectedOf(meta: CodeBlock['meta'], api: GuideApi): Expected | undefined {
  const schema = meta.schema === undefined ? undefined : api.schemas.get(meta.schema)?.schema;
  if (schema) return { what: meta.schema ?? '', schema, direction: 'response' };
  const operation = operationNamed(meta, api);
  if (!operation) return undefined;
  const status = meta.status === undefined ? undefined : Number(meta.status);
  return meta.request === undefined ? responseBodyOf(operation, api, status) : requestBodyOf(operation);
}

/** The operation that the line of a block names. */
function operationNamed(meta: CodeBlock['meta'], { operations }: GuideApi): Operation | undefined {
  return operations.get(meta.request ?? meta.response ?? '');
}

function namedIn(meta: CodeBlock['meta'], api: GuideApi): Owner[] {
  const operation = operationNamed(meta, api);
  return [
    ...(operation ? [`operation ${operation.id}` as const] : []),
    ...(meta.schema !== undefined && api.schemas.has(meta.schema) ? [`schema ${meta.schema}` as const] : []),
  ];
}

function unknownIn({ request, response, schema }: CodeBlock['meta'], { operations, schemas }: GuideApi): Fault[] {
  const operation = request ?? response;
  const remedy = 'Name it as the description does.';
  return [
    ...(operation === undefined || operations.has(operation)
      ? []
      : [{ excerpt: '', message: `There is no operation or webhook ${operation}.`, remedy }]),
    ...(schema === undefined || schemas.has(schema)
      ? []
      : [{ excerpt: '', message: `There is no schema ${schema}.`, remedy }]),
  ];
}
