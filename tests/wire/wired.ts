import { splitOrigin, withQuery } from '../../src/reference/address';
import type { Json } from '../../src/reference/json';
import type { OpenValue, SampleBody, SampleRequest } from '../../src/reference/sampleRequest';
import { files, openContents, secretValue } from '../../src/reference/samples/__tests__/cases';
import type { Recorded } from './recorder';

/** A part of a multipart body; texts with one kind of line end, as forms are free to choose it. */
export interface WirePart {
  name: string;
  filename?: string;
  contentType?: string;
  /** Headers of its own, in one line each. */
  headers?: string[];
  content: string;
}

/** The files that lie beside a program, by their names. */
export type Files = Readonly<Record<string, Buffer>>;

/** What stands for a key that is another one each time. */
const newKey = '(new key)';

/** What the wire carries of a request, in a form in which languages can be compared. */
export interface Wired {
  method: string;
  target: string;
  headers: Record<string, string>;
  contentType: string | undefined;
  body: Json | [string, string][] | WirePart[];
}

/** What a request should look like on the wire, read from the sample's request alone. */
export function expected(
  { method, url, open = [], secretQuery = [], headers, body }: SampleRequest,
  beside: Files = files,
): Wired {
  const joined: Record<string, string> = Object.create(null);
  for (const { name, value, secret, isNewKey } of headers) {
    const key = name.toLowerCase().replace('@', '');
    const text = (value + (secret ? secretValue : '') + (isNewKey ? newKey : '')).replace(/[\r\n]+/g, ' ').trim();
    joined[key] = key in joined ? `${joined[key]}${key === 'cookie' ? '; ' : ', '}${text}` : text;
  }
  const { 'content-type': given, ...rest } = joined;
  return {
    method,
    target: target(
      withQuery(
        open.reduce((text, value) => text.replaceAll(`{${value.name}}`, contentOf(value)), url),
        [
          ...open.flatMap((value) => (value.in === 'query' ? [`${value.name}=${contentOf(value)}`] : [])),
          ...secretQuery.map(({ name }) => `${name}=${encodeURIComponent(secretValue)}`),
        ],
      ),
    ),
    headers: { ...rest },
    contentType: body?.kind === 'multipart' ? body.mediaType : (given ?? body?.mediaType),
    body: body ? expectedBody(body, beside) : '',
  };
}

function contentOf({ variable, allowReserved }: OpenValue): string {
  const content = openContents[variable] ?? '';
  return allowReserved ? content : encodeURIComponent(content);
}

/** What was recorded of a request, its headers cut down to `names`. */
export function actual(
  recorded: Recorded,
  names: string[],
  body: SampleBody | undefined,
  beside: Files = files,
): Wired {
  const type = recorded.headers['content-type'];
  return {
    method: recorded.method,
    target: target(`http://localhost${recorded.target}`),
    headers: Object.fromEntries(names.map((name) => [name, withoutKey(recorded.headers[name] ?? '(missing)')])),
    contentType: body?.kind === 'multipart' ? type?.replace(/; *boundary=.*/, '') : type,
    body: actualBody(recorded, body, beside),
  };
}

/** A key that is another one each time: 32 hexadecimal digits, with or without the hyphens of a UUID. */
function withoutKey(value: string): string {
  return /^[\da-f]{8}(-?)([\da-f]{4}\1){3}[\da-f]{12}$/i.test(value) ? newKey : value;
}

/** The path and query with every escape that is not needed taken back, for clients differ in those. */
function target(url: string): string {
  const { rest } = splitOrigin(url);
  const whole = rest.replace(/%(?![\da-f]{2})/gi, '%25');
  const [path = '', query] = whole.replaceAll('#', '%23').split('?');
  return [path, query].map((text) => text && decodeURIComponent(text)).join(query === undefined ? '' : '?');
}

function expectedBody(body: SampleBody, beside: Files): Wired['body'] {
  switch (body.kind) {
    case 'json':
      return body.value;
    case 'form':
      return sorted(body.fields.map(({ name, value }) => [name, value]));
    case 'multipart':
      return body.parts.map((part) => ({
        name: part.name || '(missing)',
        ...(part.headers
          ? { headers: part.headers.map((each) => `${each.name}: ${each.value.replace(/[\r\n]+/g, ' ')}`) }
          : {}),
        filename: part.kind === 'file' ? part.filename : undefined,
        contentType: part.contentType,
        content: part.kind === 'file' ? (beside[part.filename]?.toString('latin1') ?? '') : oneLineEnd(part.value),
      }));
    case 'text':
      return body.text;
    case 'file':
      return beside[body.filename]?.toString('latin1') ?? '';
  }
}

function actualBody({ body, headers }: Recorded, sent: SampleBody | undefined, beside: Files): Wired['body'] {
  switch (sent?.kind) {
    case 'json':
      return JSON.parse(body.toString('utf8'));
    case 'form':
      return sorted([...new URLSearchParams(body.toString('utf8'))]);
    case 'multipart':
      return actualParts(body, headers['content-type'] ?? '', beside);
    case 'file':
      return body.toString('latin1');
    default:
      return body.toString('utf8');
  }
}

function actualParts(body: Buffer, type: string, beside: Files): WirePart[] {
  const [, boundary = ''] = /boundary="?([^";]+)/.exec(type) ?? [];
  const sections = `\r\n${body.toString('latin1')}`.split(`\r\n--${boundary}`);
  if (sections.length < 2 || !/^--(\r\n)?$/.test(sections.at(-1) ?? '')) throw new Error(`not multipart: ${body}`);
  return sections.slice(1, -1).map((section) => {
    const end = section.indexOf('\r\n\r\n');
    const head = Buffer.from(section.slice(0, end), 'latin1').toString('utf8');
    const content = section.slice(end + 4);
    const own = head.split('\r\n').filter((line) => /^(x-|content-id)/i.test(line));
    const filename = /; filename="([^"]*)"/.exec(head)?.[1];
    return {
      name: /; name="([^"]*)"/.exec(head)?.[1] ?? '(missing)',
      filename,
      contentType: /content-type: *(.*)/i.exec(head)?.[1],
      ...(own.length > 0 ? { headers: own } : {}),
      content: filename && filename in beside ? content : oneLineEnd(Buffer.from(content, 'latin1').toString('utf8')),
    };
  });
}

function oneLineEnd(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Go writes a form in the order of its names: fields of one name alone have an order. */
function sorted(fields: [string, string][]): [string, string][] {
  return fields.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}
