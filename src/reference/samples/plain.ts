import { encodeStrictly, splitOrigin, wellFormed } from '../address';
import type {
  ClientAccess,
  MultipartPart,
  OpenValue,
  PartHeader,
  SampleBase,
  SampleBody,
  SampleHeader,
  SampleRequest,
} from '../sampleRequest';

/** A piece of a header's value: text, the content of an environment variable, or a key that is a new one each time. */
export type HeaderPiece = { text: string } | { secret: string } | { isNewKey: true };

/** How the content of an environment variable is written into an address: as a segment, as a value, or as it is. */
export type AddressEncoding = 'path' | 'query' | 'none';

/** How a language writes the pieces of a header's value. */
interface PieceStyle {
  text: (text: string) => string;
  secret: (variable: string) => string;
  newKey: string;
}

/** A header that any client can send: a valid name, given once, and a value on one line. */
export interface PlainHeader {
  name: string;
  pieces: HeaderPiece[];
}

/** A request that any client can send; `contentType` is that of the body, absent for multipart. */
export interface PlainRequest extends ClientAccess {
  method: string;
  url: string;
  /** What `url` begins with, read from the environment, and what follows it. */
  base?: SampleBase & { rest: string };
  /** Values that the reader has to give: those in the path are in `url`, their names in braces. */
  open: OpenValue[];
  /** Query parameters that follow the address; `start` is what stands before the value, with `?` or `&`. */
  variableQuery: VariableQuery[];
  headers: PlainHeader[];
  contentType?: string;
  body?: SampleBody;
}

/** A query parameter whose value is in an environment variable; `isOpen` where the program ends if that is not set. */
interface VariableQuery {
  start: string;
  /** Percent-encoded. */
  name: string;
  variable: string;
  encoding: AddressEncoding;
  isOpen: boolean;
}

/** Brings a request into the form that every language writes. */
export function plainRequest(request: SampleRequest): PlainRequest {
  const { body, open = [] } = request;
  const given = mergedHeaders(request.headers);
  const isType = (header: PlainHeader) => header.name.toLowerCase() === 'content-type';
  const url = plainUrl(request.url, open);
  return {
    method: token(request.method) || 'GET',
    url,
    ...baseOf(request, url),
    ...{ digest: request.digest, certificate: request.certificate },
    open,
    variableQuery: variableQuery(request, url.includes('?')),
    headers: body ? given.filter((header) => !isType(header)) : given,
    contentType: body && contentType(body, given.find(isType)),
    body: body && plainBody(body),
  };
}

/** Query parameters that follow the address: values that the reader has to give, then secrets. */
function variableQuery({ open = [], secretQuery = [] }: SampleRequest, hasQuery: boolean): VariableQuery[] {
  const values = open.flatMap(({ in: place, name, variable, allowReserved }) =>
    place === 'query'
      ? [{ name: encodeStrictly(name), variable, encoding: allowReserved ? ('none' as const) : ('query' as const) }]
      : [],
  );
  const secrets = secretQuery.map(({ name, secret }) => ({ name, variable: secret, encoding: 'query' as const }));
  return [...values, ...secrets].map((each, index) => ({
    ...each,
    start: `${index > 0 || hasQuery ? '&' : '?'}${each.name}=`,
    isOpen: index < values.length,
  }));
}

/** The lines that end a program with a message where a value that the reader has to give is not set. */
export function openChecks({ open }: PlainRequest, check: (variable: string, message: string) => string[]): string[] {
  const variables = new Set(open.map(({ variable }) => variable));
  return [...variables].flatMap((variable) => check(variable, `Set ${variable}.`));
}

/** Whether the request has a secret in one of its headers. */
export function hasSecretHeader({ headers }: PlainRequest): boolean {
  return headers.some(({ pieces }) => pieces.some((piece) => 'secret' in piece));
}

/** Whether a header has letters beyond ASCII: clients send these as UTF-8, as Latin-1, or not at all. */
export function isBeyondAscii({ pieces }: PlainHeader): boolean {
  return pieces.some((piece) => 'text' in piece && /[^\0-\x7f]/.test(piece.text));
}

/** What a client cannot do on its own is said before the code: `lacks` has the reason for each. */
export function clientNotes(
  plain: PlainRequest,
  comment: string,
  lacks: { digest?: string; certificate?: string; letters?: string },
): string[] {
  const beyondAscii = allHeaders(plain).filter(isBeyondAscii);
  const notes = [
    ...(plain.digest === undefined || lacks.digest === undefined
      ? []
      : [
          `${lacks.digest} has no Digest authentication: answer the challenge of the 401 response (RFC 7616)`,
          `with the user and password of ${plain.digest}.`,
        ]),
    ...(plain.certificate === undefined || lacks.certificate === undefined
      ? []
      : [`The server asks for the certificate of ${plain.certificate}. ${lacks.certificate}`]),
    ...(beyondAscii.length === 0 || lacks.letters === undefined
      ? []
      : [
          `${lacks.letters} sends nothing but ASCII in headers: write the value of ${beyondAscii.map(({ name }) => name).join(', ')}`,
          'as the API reads it in ASCII, such as percent-encoded, or take another client.',
        ]),
  ];
  return notes.map((note) => `${comment} ${note}`);
}

function baseOf({ base }: SampleRequest, url: string): Pick<PlainRequest, 'base'> {
  const start = base?.value ?? '';
  return base && url.startsWith(start) ? { base: { ...base, rest: url.slice(start.length) } } : {};
}

/** The headers, the body's content type among them. */
export function allHeaders(request: PlainRequest): PlainHeader[] {
  const { contentType, headers } = request;
  return contentType ? [...headers, { name: 'Content-Type', pieces: [{ text: contentType }] }] : headers;
}

/** One piece of a header's value as a language writes it. */
export function writePiece(piece: HeaderPiece, style: PieceStyle): string {
  if ('text' in piece) return style.text(piece.text);
  return 'secret' in piece ? style.secret(piece.secret) : style.newKey;
}

/** Whether a header carries a key that is a new one each time. */
export function hasNewKey({ headers }: PlainRequest): boolean {
  return headers.some(({ pieces }) => pieces.some((piece) => 'isNewKey' in piece));
}

/** The text of a header that is nothing but text. */
export function textOf(pieces: HeaderPiece[]): string | undefined {
  const texts = pieces.flatMap((piece) => ('text' in piece ? [piece.text] : []));
  return texts.length === pieces.length ? texts.join('') : undefined;
}

/** Whether no two of the fields or parts have one name. */
export function haveUniqueNames(named: { name: string }[]): boolean {
  return new Set(named.map(({ name }) => name)).size === named.length;
}

function contentType(body: SampleBody, header: PlainHeader | undefined): string | undefined {
  if (body.kind === 'multipart') return undefined;
  const piece = header?.pieces[0];
  return piece && 'text' in piece && piece.text ? piece.text : headerText(body.mediaType).trim() || undefined;
}

function mergedHeaders(headers: SampleHeader[]): PlainHeader[] {
  const merged = new Map<string, PlainHeader>();
  for (const header of headers) {
    const name = token(header.name);
    if (!name) continue;
    const key = name.toLowerCase();
    const earlier = merged.get(key);
    if (earlier) earlier.pieces.push({ text: key === 'cookie' ? '; ' : ', ' }, ...pieces(header));
    else merged.set(key, { name, pieces: pieces(header) });
  }
  return [...merged.values()];
}

function pieces({ value, secret, isNewKey }: SampleHeader): HeaderPiece[] {
  if (isNewKey) return [{ isNewKey }];
  const text = headerText(value).trimStart();
  if (!secret) return [{ text: text.trimEnd() }];
  const variable = { secret: secret.replace(/\W/g, '_').replace(/^(?=\d)/, '_') };
  return text ? [{ text }, variable] : [variable];
}

/** The name of a header or method without the characters that HTTP does not allow there. */
function token(name: string): string {
  return name.replace(/[^\w!#$%&'*+\-.^`|~]/g, '');
}

function headerText(value: string): string {
  return wellFormed(value).replace(/[\0-\x1f\x7f]+/g, ' ');
}

/** `url` with whatever no URI may hold percent-encoded, but for the names in braces of `open`. */
function plainUrl(url: string, open: readonly OpenValue[]): string {
  const kept = new Set(open.flatMap(({ in: place, name }) => (place === 'path' ? [`{${name}}`] : [])));
  let [written, between] = ['', ''];
  for (const piece of url.split(/(\{[^{}]+\})/)) {
    if (kept.has(piece)) {
      written += encoded(between) + piece;
      between = '';
    } else between += piece;
  }
  return written + encoded(between);
}

/** An address with whatever no URI may hold percent-encoded; brackets stay in the host alone. */
function encoded(url: string): string {
  const encode = (text: string, kept: RegExp) => wellFormed(text).replace(kept, encodeURIComponent);
  const { origin, rest } = splitOrigin(url);
  return (
    encode(origin, /[^\w!$%&'()*+,\-./:;=?@[\]~]/gu) +
    encode(rest, /[^\w!$%&'()*+,\-./:;=?@~]/gu).replace(/%(?![\da-f]{2})/gi, '%25')
  );
}

function plainBody(body: SampleBody): SampleBody {
  switch (body.kind) {
    case 'json':
      return body;
    case 'form':
      return { ...body, fields: body.fields.map((field) => plainStrings(field)) };
    case 'multipart':
      return { ...body, mediaType: headerText(body.mediaType), parts: body.parts.map(plainPart) };
    case 'text':
      return plainStrings(body);
    case 'file':
      return { ...body, filename: plainFilename(body.filename) };
  }
}

function plainPart(part: MultipartPart): MultipartPart {
  const { headers } = part;
  const typed = {
    ...part,
    ...(part.contentType ? { contentType: headerText(part.contentType) } : {}),
    ...(headers ? { headers: plainPartHeaders(headers) } : {}),
  };
  const text = plainStrings(typed);
  return text.kind === 'file' ? { ...text, filename: plainFilename(text.filename) } : text;
}

function plainPartHeaders(headers: readonly PartHeader[]): PartHeader[] {
  return headers.flatMap(({ name, value }) => {
    const plain = token(name);
    return plain === '' ? [] : [{ name: plain, value: headerText(value).trim() }];
  });
}

function plainStrings<T extends object>(value: T): T {
  const entries = Object.entries(value).map(([key, text]: [string, unknown]) => [
    key,
    typeof text === 'string' ? wellFormed(text) : text,
  ]);
  return Object.fromEntries(entries) as T;
}

/** No file's name holds a null byte. */
function plainFilename(name: string): string {
  return wellFormed(name).replaceAll('\0', '');
}
