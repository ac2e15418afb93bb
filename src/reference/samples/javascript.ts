import type { MultipartPart, SampleBody, SampleLanguage, SampleRequest } from '../sampleRequest';
import { addressPieces, writeAddressPiece } from './addressPieces';
import { isUntypedForm, type MultipartBody, multipart } from './forms';
import { keepsNumbers, type LiteralStyle, nativeLiteral } from './literal';
import {
  type AddressEncoding,
  allHeaders,
  clientNotes,
  haveUniqueNames,
  isBeyondAscii,
  openChecks,
  type PlainHeader,
  type PlainRequest,
  plainRequest,
  textOf,
  writePiece,
} from './plain';
import { bracesEscape, withBackslashes } from './stringLiteral';
import { commaLines, concatenated, prettyJson } from './text';

/** Samples for JavaScript: an ES module with fetch, for what fetch refuses one with node:http. */
export const javascript: SampleLanguage = {
  id: 'javascript',
  label: 'JavaScript',
  client: 'fetch',
  prism: 'javascript',
  write,
  // Node's clients are named after the scheme.
  isBoundToScheme: (request) => isRefused(plainRequest(request)),
};

const tab = '  ';
const newKey = 'crypto.randomUUID()';

function write(request: SampleRequest): string {
  const plain = plainRequest(request);
  const form = plain.body?.kind === 'multipart' ? multipartLines(plain.body) : [];
  const code = isRefused(plain) ? withNode(plain) : withFetch(plain);
  const imports = isRefused(plain) ? nodeImports(plain) : [];
  const reads = [...form, ...code].some((line) => line.includes('readFile('));
  const head = [...imports, ...(reads ? ["import { readFile } from 'node:fs/promises';"] : [])];
  const { base } = plain;
  const otherwise = base?.value === undefined ? '' : ` ?? ${quote(base.value)}`;
  const checks = openChecks(plain, (variable, message) => [
    `if (!process.env.${variable}) throw new Error(${quote(message)});`,
  ]);
  const first = [...checks, ...(base ? [`const base = process.env.${base.variable}${otherwise};`] : [])];
  const notes = clientNotes(plain, '//', { digest: 'fetch' });
  return [notes, head, first, form, code]
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
}

/** Whether fetch refuses to send such a request, or cannot: it has no certificate of its own. */
function isRefused({ method, body, certificate }: PlainRequest): boolean {
  if (certificate !== undefined) return true;
  return ['TRACE', 'TRACK', 'CONNECT'].includes(method) || (['GET', 'HEAD'].includes(method) && body !== undefined);
}

function withFetch(plain: PlainRequest): string[] {
  const options = [
    ...(plain.method === 'GET' ? [] : [`method: ${quote(plain.method)}`]),
    ...headers([...allHeaders(plain).map(headerEntry), ...handMadeType(plain)]),
    ...(plain.body ? [`body: ${bodyValue(plain.body)}`] : []),
  ];
  const call = `const response = await fetch(${address(plain)}`;
  return [
    options.length ? commaLines(`${call}, {`, options, '});', tab) : `${call});`,
    '',
    'console.log(response.status, response.statusText);',
    'console.log(await response.text());',
    'if (!response.ok) throw new Error(`HTTP ${response.status}`);',
  ];
}

function withNode(plain: PlainRequest): string[] {
  const entries = allHeaders(plain).map(headerEntry);
  if (plain.body?.kind === 'multipart' && isUntypedForm(plain.body))
    entries.push("'Content-Type': encoded.headers.get('Content-Type')");
  entries.push(...handMadeType(plain));
  if (plain.body) entries.push("'Content-Length': body.length");
  const file = `await readFile(process.env.${plain.certificate})`;
  const options = [
    `method: ${quote(plain.method)}`,
    ...(plain.certificate === undefined ? [] : [`cert: ${file}`, `key: ${file}`]),
    ...headers(entries),
  ];
  return [
    ...(plain.body ? [`const encoded = new Response(${bodyValue(plain.body)});`] : []),
    ...(plain.body ? ['const body = Buffer.from(await encoded.arrayBuffer());'] : []),
    commaLines(`const sent = request(${address(plain)}, {`, options, '});', tab),
    plain.body ? 'sent.end(body);' : 'sent.end();',
    '',
    "const [response] = await once(sent, 'response');",
    'console.log(response.statusCode, response.statusMessage);',
    'console.log(await text(response));',
    'if (response.statusCode >= 400) throw new Error(`HTTP ${response.statusCode}`);',
  ];
}

function address(plain: PlainRequest): string {
  const pieces = addressPieces(plain);
  if (!plain.base && pieces.every((piece) => 'text' in piece)) return quote(plain.url);
  const variable = (name: string, encoding: AddressEncoding): string =>
    encoding === 'none' ? `\${process.env.${name}}` : `\${encodeURIComponent(process.env.${name})}`;
  const written = pieces.map((piece) => writeAddressPiece(piece, { text: template, variable }));
  return `\`${plain.base ? '${base}' : ''}${written.join('')}\``;
}

function nodeImports({ url }: PlainRequest): string[] {
  const client = /^http:/i.test(url) ? 'node:http' : 'node:https';
  return [
    "import { once } from 'node:events';",
    `import { request } from '${client}';`,
    "import { text } from 'node:stream/consumers';",
  ];
}

function headers(entries: string[]): string[] {
  return entries.length ? [commaLines('headers: {', entries, '}', tab)] : [];
}

function headerEntry(header: PlainHeader): string {
  const value = headerValue(header);
  // What stands for the bytes of UTF-8: of a text fetch sends the letters of Latin-1, and refuses all others.
  return `${key(header.name)}: ${isBeyondAscii(header) ? `Buffer.from(${value}).toString('latin1')` : value}`;
}

function headerValue({ pieces }: PlainHeader): string {
  const text = textOf(pieces);
  if (text !== undefined) return quote(text);
  const secret = (variable: string): string => `process.env.${variable}`;
  const [first] = pieces;
  if (pieces.length === 1 && first) return writePiece(first, { text: quote, secret, newKey });
  const style = { text: template, secret: (variable: string) => `\${${secret(variable)}}`, newKey: `\${${newKey}}` };
  return `\`${pieces.map((piece) => writePiece(piece, style)).join('')}\``;
}

function bodyValue(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return keepsNumbers(body.value, () => false)
        ? `JSON.stringify(${nativeLiteral(body.value, style)})`
        : concatenated(prettyJson(body.value), quote, ' +', tab);
    case 'form':
      return `new URLSearchParams(${fieldsLiteral(body.fields)})`;
    case 'multipart':
      return 'form';
    case 'text':
      return concatenated(body.text, quote, ' +', tab);
    case 'file':
      return `await readFile(${quote(body.filename)})`;
  }
}

function fieldsLiteral(fields: { name: string; value: string }[]): string {
  if (fields.length === 0) return '';
  if (haveUniqueNames(fields)) {
    return commaLines(
      '{',
      fields.map(({ name, value }) => `${key(name)}: ${quote(value)}`),
      '}',
      tab,
    );
  }
  return commaLines(
    '[',
    fields.map(({ name, value }) => `[${quote(name)}, ${quote(value)}]`),
    ']',
    tab,
  );
}

/**
 * FormData writes nothing but forms, has no headers of parts, and gives each text with a type the file name `blob`, by which
 * servers take it for a file: other parts are joined by hand.
 */
function multipartLines(body: MultipartBody): string[] {
  if (isUntypedForm(body)) return formLines(body.parts);
  const pieces = multipart(body).pieces.map((piece) =>
    'text' in piece ? concatenated(piece.text, quote, ' +', tab) : `await readFile(${quote(piece.filename)})`,
  );
  return [commaLines('const form = new Blob([', pieces, ']);', tab)];
}

function handMadeType({ body }: PlainRequest): string[] {
  if (body?.kind !== 'multipart' || isUntypedForm(body)) return [];
  return [`'Content-Type': ${quote(multipart(body).contentType)}`];
}

function formLines(parts: MultipartPart[]): string[] {
  return [
    'const form = new FormData();',
    ...parts.map((part) => `form.append(${quote(part.name)}, ${content(part)});`),
  ];
}

function content(part: MultipartPart): string {
  if (part.kind === 'text') return quote(part.value);
  const file = `await readFile(${quote(part.filename)})`;
  return `new Blob([${file}], { type: ${quote(part.contentType ?? '')} }), ${quote(part.filename)}`;
}

/** A property's name; the name `__proto__` would otherwise set the prototype. */
function key(name: string): string {
  if (name === '__proto__') return `[${quote(name)}]`;
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

const style: LiteralStyle = {
  indent: tab,
  text: quote,
  constant: String,
  entry: (name, value) => `${key(name)}: ${value}`,
  object: () => ['{', '}'],
};

/** Text as a string literal, in double quotes where those need no escape. */
function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  return `${mark}${withBackslashes(text, mark, bracesEscape)}${mark}`;
}

/** Text within a template literal. */
function template(text: string): string {
  return withBackslashes(text, '`', bracesEscape).replace(/\$(?=\{|$)/g, '\\$');
}
