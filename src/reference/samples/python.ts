import type { Json } from '../json';
import { isMultipartForm } from '../mediaType';
import { hex } from '../printable';
import type { MultipartPart, SampleBase, SampleBody, SampleLanguage, SampleRequest } from '../sampleRequest';
import { encodesVariable, joinedAddress } from './addressPieces';
import { type MultipartBody, multipart, parameter } from './forms';
import { isPlainInteger, keepsNumbers, type LiteralStyle, nativeLiteral } from './literal';
import {
  type AddressEncoding,
  allHeaders,
  haveUniqueNames,
  isBeyondAscii,
  openChecks,
  type PlainHeader,
  type PlainRequest,
  plainRequest,
  writePiece,
} from './plain';
import { doubleQuoted, pointEscape } from './stringLiteral';
import { commaLines, indent, lines, prettyJson } from './text';

/** Samples for Python with the requests package. */
export const python: SampleLanguage = { id: 'python', label: 'Python', client: 'requests', prism: 'python', write };

const tab = '    ';
const newKey = 'str(uuid.uuid4())';
const shortcuts = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']);

function write(request: SampleRequest): string {
  const plain = plainRequest(request);
  const code = requestCode(plain);
  const { base } = plain;
  const checks = openChecks(plain, (variable, message) => [
    `if not os.environ.get(${quote(variable)}):`,
    `${tab}sys.exit(${quote(message)})`,
  ]);
  const first = [...checks, ...(base ? [`base = ${environment(base)}`] : [])];
  const imports = [
    ...(base || code.includes('os.environ[') ? ['import os'] : []),
    ...(checks.length > 0 ? ['import sys'] : []),
    ...(code.includes(newKey) ? ['import uuid'] : []),
    ...(code.includes('Path(') ? ['from pathlib import Path'] : []),
    ...(encodesVariable(plain) ? ['from urllib.parse import quote'] : []),
  ];
  const digest = plain.digest === undefined ? [] : ['from requests.auth import HTTPDigestAuth'];
  const head = [...imports, ...(imports.length ? [''] : []), 'import requests', ...digest, ''];
  const print = ['print(response.status_code, response.reason)', 'print(response.text)', 'response.raise_for_status()'];
  return [...head, ...first, code, ...print].join('\n');
}

function requestCode(plain: PlainRequest): string {
  const { method, body, digest, certificate } = plain;
  const call = [
    ...target(plain),
    ...headers(plain),
    ...(digest === undefined ? [] : [`auth=HTTPDigestAuth(*${secretOf(digest)}.split(":", 1))`]),
  ];
  const access = certificate === undefined ? [] : [`cert=${secretOf(certificate)}`];
  const content = body ? [bodyArgument(body)] : [];
  const name = shortcuts.has(method) ? method.toLowerCase() : 'request';
  if (method === method.toUpperCase())
    return commaLines(`response = requests.${name}(`, [...call, ...access, ...content], ')', tab);
  // The package writes every method in upper case, until its request is prepared.
  return [
    commaLines('request = requests.Request(', [...call, ...content], ').prepare()', tab),
    `request.method = ${quote(method)}`,
    `response = requests.Session().send(${['request', ...access].join(', ')})`,
  ].join('\n');
}

function environment({ variable, value }: SampleBase): string {
  return value === undefined ? secretOf(variable) : `os.environ.get(${quote(variable)}, ${quote(value)})`;
}

function target(plain: PlainRequest): string[] {
  const variable = (name: string, encoding: AddressEncoding): string =>
    encoding === 'none' ? secretOf(name) : `quote(${secretOf(name)}, safe="")`;
  const address = joinedAddress(plain, 'base', { text: quote, variable }, ' + ');
  return shortcuts.has(plain.method) ? [address] : [quote(plain.method), address];
}

function secretOf(variable: string): string {
  return `os.environ[${quote(variable)}]`;
}

function headers(plain: PlainRequest): string[] {
  const all = isTypeImplied(plain) ? plain.headers : allHeaders(plain);
  const { body } = plain;
  const ofParts =
    body?.kind === 'multipart' && !isMultipartForm(body.mediaType)
      ? [`"Content-Type": ${quote(multipart(body).contentType)}`]
      : [];
  const entries = [...all.map((header) => `${quote(header.name)}: ${headerValue(header)}`), ...ofParts];
  if (entries.length === 0) return [];
  return [commaLines('headers={', entries, '}', tab)];
}

function headerValue(header: PlainHeader): string {
  const { pieces } = header;
  const value = pieces.map((piece) => writePiece(piece, { text: quote, secret: secretOf, newKey })).join(' + ');
  // Python itself encodes a text as Latin-1.
  if (!isBeyondAscii(header)) return value;
  return pieces.length > 1 ? `(${value}).encode()` : `${value}.encode()`;
}

/** Whether requests sets this very content type on its own. */
function isTypeImplied({ body, contentType }: PlainRequest): boolean {
  if (body?.kind === 'json') return contentType === 'application/json' && isLiteral(body.value);
  return body?.kind === 'form' && contentType === 'application/x-www-form-urlencoded' && body.fields.length > 0;
}

/** Whether requests writes a value as it is: `None` means no body to it, and its numbers lose zeros. */
function isLiteral(value: Json): boolean {
  return value !== null && keepsNumbers(value, isPlainInteger);
}

function bodyArgument(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      if (isLiteral(body.value)) return `json=${nativeLiteral(body.value, style)}`;
      return body.value === null
        ? `data=${quote(prettyJson(null))}`
        : `data=${textLiteral(prettyJson(body.value))}.encode()`;
    case 'form':
      return named('data', body.fields, (field) => quote(field.value));
    case 'multipart':
      if (!isMultipartForm(body.mediaType)) return handMade(body);
      return named(
        'files',
        body.parts.map((part) => ({ ...part, name: parameter(part.name) })),
        file,
      );
    case 'text':
      return `data=${textLiteral(body.text)}.encode()`;
    case 'file':
      return `data=Path(${quote(body.filename)}).read_bytes()`;
  }
}

function named<T extends { name: string }>(argument: string, items: T[], value: (item: T) => string): string {
  if (haveUniqueNames(items)) {
    return commaLines(
      `${argument}={`,
      items.map((item) => `${quote(item.name)}: ${value(item)}`),
      '}',
      tab,
    );
  }
  return commaLines(
    `${argument}=[`,
    items.map((item) => `(${quote(item.name)}, ${value(item)})`),
    ']',
    tab,
  );
}

function file({ headers, ...part }: MultipartPart): string {
  const type = part.contentType ? `, ${quote(part.contentType)}` : headers ? ', None' : '';
  const own = headers?.map(({ name, value }) => `${quote(name)}: ${quote(value)}`);
  const rest = type + (own ? `, {${own.join(', ')}}` : '');
  if (part.kind === 'text') return `(None, ${quote(part.value)}${rest})`;
  return `(${quote(parameter(part.filename))}, Path(${quote(part.filename)}).read_bytes()${rest})`;
}

/** requests writes forms alone: other parts are joined by hand. */
function handMade(body: MultipartBody): string {
  const pieces = multipart(body).pieces.map((piece) =>
    'text' in piece ? `${textLiteral(piece.text)}.encode()` : `Path(${quote(piece.filename)}).read_bytes()`,
  );
  return commaLines('data=b"".join([', pieces, '])', tab);
}

function textLiteral(text: string): string {
  const literals = lines(text).map(quote);
  return literals.length === 1 ? quote(text) : `(\n${tab}${indent(literals.join('\n'), tab)}\n)`;
}

const style: LiteralStyle = {
  indent: tab,
  text: quote,
  constant: (value) => (value === null ? 'None' : value ? 'True' : 'False'),
  entry: (key, value) => `${quote(key)}: ${value}`,
  object: () => ['{', '}'],
};

/** Text as a string literal. */
function quote(text: string): string {
  return doubleQuoted(text, code);
}

function code(point: number): string {
  return point < 0x100 ? `\\x${hex(point, 2)}` : pointEscape(point);
}
