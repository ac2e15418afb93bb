import { STATUS_CODES } from 'node:http';
import { parameterExample, toHeaderText } from '../../examples/parameterValue';
import { makeExample } from '../../examples/schemaExample';
import type { Example, MediaType, Operation, Response } from '../../model';
import { writeJson } from './body';
import type { Field, Request, SavedResponse } from './collection';
import { nameToId } from './ids';
import type { RequestContext } from './url';

interface Input {
  operation: Operation;
  request: Request;
  /** Names that together name the request: the response's id is made from them. */
  names: string[];
  context: RequestContext;
}

/** The saved responses of a request: one for each example of each media type, one for a status without a body. */
export function buildResponses(input: Input): SavedResponse[] {
  const { operation } = input;
  const originalRequest = withoutTexts(input.request);
  return operation.responses.flatMap((response) => {
    const several = response.content.length > 1;
    const save = (media?: MediaType, example?: Example): SavedResponse => ({
      ...saveResponse({ ...input, response, media, example }),
      name: nameResponse(response.status, example, several ? media : undefined),
      originalRequest,
    });
    if (response.content.length === 0) return [save()];
    return response.content.flatMap((media) =>
      media.examples.length > 0 ? media.examples.map((example) => save(media, example)) : [save(media)],
    );
  });
}

type Saved = Omit<SavedResponse, 'name' | 'originalRequest'>;

function saveResponse({ operation, names, context, response, media, example }: Input & Shown): Saved {
  const code = toCode(response.status, operation);
  return {
    id: nameToId(...names, response.status, media?.mediaType ?? '', example?.name ?? ''),
    status: STATUS_CODES[code] ?? '',
    code,
    _postman_previewlanguage: languageOf(media?.mediaType ?? ''),
    header: [...(media ? [{ key: 'Content-Type', value: media.mediaType }] : []), ...buildHeaders(response, context)],
    cookie: [],
    body: media ? writeBody(media, example, context) : '',
  };
}

interface Shown {
  response: Response;
  media?: MediaType;
  example?: Example;
}

function nameResponse(status: string, example: Example | undefined, media: MediaType | undefined): string {
  const label = example?.summary ?? example?.name;
  const what = label || STATUS_CODES[status] || '';
  return [status, what.replaceAll('`', ''), media ? `(${media.mediaType})` : ''].filter(Boolean).join(' ');
}

/** A status as a number: `4XX` gives 400; `default` an error where a success is stated beside it, else 200. */
function toCode(status: string, { responses }: Operation): number {
  if (/^\d{3}$/.test(status)) return Number(status);
  if (/^\dXX$/i.test(status)) return Number(status.charAt(0)) * 100;
  return responses.some((response) => /^2/.test(response.status)) ? 500 : 200;
}

function buildHeaders({ headers }: Response, { schemas }: RequestContext): Field[] {
  return headers
    .filter(({ name }) => name.toLowerCase() !== 'content-type')
    .map((header) => ({ key: header.name, value: toHeaderText(header, parameterExample(header, schemas)) }));
}

/** The author's example; JSON is made from the schema without one, other media types are left empty. */
function writeBody(media: MediaType, example: Example | undefined, { schemas }: RequestContext): string {
  const json = isJson(media.mediaType);
  const made = json && media.schema ? makeExample(media.schema, schemas, 'response') : undefined;
  const value = example?.value === undefined ? made : example.value;
  if (value === undefined) return '';
  return typeof value === 'string' && !json ? value : writeJson(value);
}

function isJson(mediaType: string): boolean {
  return mediaType === '*/*' || /[/+]json\b/i.test(mediaType);
}

function languageOf(mediaType: string): SavedResponse['_postman_previewlanguage'] {
  if (isJson(mediaType)) return 'json';
  return /xml/i.test(mediaType) ? 'xml' : /html/i.test(mediaType) ? 'html' : 'text';
}

/** The request as a saved response repeats it: its values, not the texts that explain them. */
function withoutTexts({ method, header, body, url }: Request): Request {
  const bare = (fields: Field[]): Field[] => fields.map(({ description, ...field }) => field);
  return {
    method,
    header: bare(header),
    body: body?.mode === 'urlencoded' ? { ...body, urlencoded: bare(body.urlencoded) } : body,
    url: {
      ...url,
      ...(url.query ? { query: bare(url.query) } : {}),
      ...(url.variable ? { variable: bare(url.variable) } : {}),
    },
  };
}
