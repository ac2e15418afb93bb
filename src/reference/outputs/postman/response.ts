import { STATUS_CODES } from 'node:http';
import { exampleLabel, showsValue } from '../../exampleLabel';
import { partsText } from '../../exampleRequest/buildBody';
import { sentType } from '../../exampleRequest/sentType';
import { mediaExample } from '../../examples/mediaExample';
import { parameterExample } from '../../examples/parameterExample';
import type { Json } from '../../json';
import { isFileType, isJsonType, languageOf } from '../../mediaType';
import type { Example, MediaType, Operation, Response } from '../../model';
import { toHeaderText } from '../../request/parameterValue';
import { serialize } from '../../serialize/serialize';
import { writeJson } from './body';
import { type Body, type Field, nameToId, type Request, type RequestContext, type SavedResponse } from './collection';
import { buildRequest, requestExamples } from './request';

interface Input {
  operation: Operation;
  request: Request;
  /** Names that together name the request: the response's id is made from them. */
  names: string[];
  context: RequestContext;
}

/**
 * The saved responses of a request: one for each example of each media type, one for a status without a body. An example
 * whose name an example of the request has comes with that request. Requests of further examples come with the first
 * successful response, or with the default one.
 */
export function buildResponses(input: Input): SavedResponse[] {
  const { operation, context } = input;
  const names = requestExamples(operation, context);
  const requestOf = (name: string): Request =>
    withoutTexts(names.has(name) ? buildRequest(operation, context, name) : input.request);
  const { responses } = operation;
  const success =
    responses.find(({ status }) => /^2/.test(status)) ?? responses.find(({ status }) => !/^\d/.test(status));
  const save = (response: Response, stated?: MediaType, example?: Example, sent?: Example): SavedResponse => {
    const media = stated && { ...stated, mediaType: sentType(stated) };
    const request = requestOf((sent ?? example)?.name ?? '');
    const isChoice = media !== undefined && response === success && response.content.length > 1;
    const original = isChoice ? asking(request, media.mediaType) : request;
    return saveResponse({ ...input, response, media, example, sent }, original);
  };
  const answered = new Set(
    operation.responses.flatMap(({ content }) => content.flatMap(({ examples }) => examples.map(({ name }) => name))),
  );
  const further = sentExamples(operation, names).filter(({ name }) => !answered.has(name));
  return operation.responses.flatMap((response) => {
    const saved = response.content.flatMap((media) => {
      const examples = media.examples.filter(showsValue);
      return examples.length > 0 ? examples.map((example) => save(response, media, example)) : [save(response, media)];
    });
    const [media] = response.content;
    return [
      ...(media ? saved : [save(response)]),
      ...(response === success ? further.map((sent) => save(response, media, media?.examples[0], sent)) : []),
    ];
  });
}

/** The request that asks for a media type of the response. */
function asking(request: Request, mediaType: string): Request {
  const header = request.header.map((field) =>
    field.key.toLowerCase() === 'accept' ? { ...field, value: mediaType } : field,
  );
  return { ...request, header };
}

/** The examples of the body beside the first, which the request itself has. */
function sentExamples(operation: Operation, names: ReadonlySet<string>): Example[] {
  const distinct = new Map(bodyExamples(operation).map((example) => [example.name, example]));
  return [...distinct.values()].slice(1).filter(({ name }) => names.has(name));
}

function bodyExamples({ requestBody }: Operation): Example[] {
  return (requestBody?.content ?? []).flatMap((media) => media.examples);
}

interface Shown extends Input {
  response: Response;
  media?: MediaType;
  example?: Example;
  /** The example of the request, where it differs from that of the response. */
  sent?: Example;
}

function saveResponse(shown: Shown, originalRequest: Request): SavedResponse {
  const { operation, names, context, response, media, example, sent } = shown;
  const code = toCode(response.status, operation);
  const body = media && writeBody(media, example, context);
  return {
    id: nameToId(...names, response.status, media?.mediaType ?? '', example?.name ?? '', ...(sent ? [sent.name] : [])),
    name: nameResponse(shown),
    originalRequest,
    status: STATUS_CODES[code] ?? '',
    code,
    _postman_previewlanguage: previewLanguage(media?.mediaType ?? ''),
    header: [...(body ? [{ key: 'Content-Type', value: body.mediaType }] : []), ...buildHeaders(response, context)],
    cookie: [],
    body: body?.text ?? '',
  };
}

/** `200 Two photos`, with the media type where one status has several. */
function nameResponse({ operation, response: { status, content }, media, example, sent }: Shown): string {
  const own = sent
    ? exampleLabel(sent, bodyExamples(operation))
    : example && exampleLabel(example, media?.examples ?? []);
  const label = own || (Object.hasOwn(STATUS_CODES, status) ? STATUS_CODES[status] : '') || '';
  const suffix = media && content.length > 1 ? `(${media.mediaType})` : '';
  return [status, label.replaceAll('`', ''), suffix].filter(Boolean).join(' ');
}

/** A status as a number: `4XX` gives 400; `default` an error where a success is stated beside it, else 200. */
function toCode(status: string, { responses }: Operation): number {
  if (/^\d{3}$/.test(status)) return Number(status);
  if (/^\dXX$/i.test(status)) return Number(status.charAt(0)) * 100;
  return responses.some((response) => /^2/.test(response.status)) ? 500 : 200;
}

function buildHeaders({ headers }: Response, { cache }: RequestContext): Field[] {
  return headers
    .filter(({ name }) => name.toLowerCase() !== 'content-type')
    .map((header) => ({ key: header.name, value: toHeaderText(header, parameterExample(header, cache)) }));
}

/** The author's example, else one made from the schema, as the page shows it; nothing of a file. */
function writeBody(
  media: MediaType,
  example: Example | undefined,
  { cache }: RequestContext,
): { mediaType: string; text: string } {
  const { mediaType } = media;
  const json = isJsonType(mediaType);
  const made = (): Json | undefined => (isFileType(mediaType) ? undefined : mediaExample(media, 'response', cache));
  const value = example?.value === undefined ? made() : example.value;
  if (value === undefined) return { mediaType, text: '' };
  const inParts = partsText(media, value, cache.schemas);
  if (inParts) return inParts;
  const text = serialize(value, media, cache.schemas);
  return { mediaType, text: text ?? (typeof value === 'string' && !json ? value : writeJson(value)) };
}

function previewLanguage(mediaType: string): SavedResponse['_postman_previewlanguage'] {
  const language = languageOf(mediaType);
  return language === 'yaml' ? 'text' : language;
}

/** The request as a saved response repeats it: its values, not the texts that explain them. */
function withoutTexts({ method, header, body, url }: Request): Request {
  const { query, variable } = url;
  return {
    method,
    header: bare(header),
    body: body && bareBody(body),
    url: { ...url, ...(query ? { query: bare(query) } : {}), ...(variable ? { variable: bare(variable) } : {}) },
  };
}

function bareBody(body: Body): Body {
  if (body.mode === 'urlencoded') return { ...body, urlencoded: bare(body.urlencoded) };
  return body.mode === 'formdata' ? { ...body, formdata: bare(body.formdata) } : body;
}

function bare<T extends { description?: string }>(fields: T[]): T[] {
  return fields.map((field) => ({ ...field, description: undefined }));
}
