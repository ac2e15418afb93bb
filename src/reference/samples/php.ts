import type { MultipartPart, SampleBody, SampleLanguage, SampleRequest } from '../sampleRequest';
import { joinedAddress } from './addressPieces';
import { isUntypedForm, type MultipartBody, multipart } from './forms';
import { isPlainInteger, isUnicode, keepsNumbers, type LiteralStyle, nativeLiteral } from './literal';
import {
  type AddressEncoding,
  allHeaders,
  haveUniqueNames,
  openChecks,
  type PlainHeader,
  type PlainRequest,
  plainRequest,
  textOf,
  writePiece,
} from './plain';
import { bracesEscape, doubleQuoted, insideSingleQuotes } from './stringLiteral';
import { commaLines, concatenated, isPrintable, prettyJson } from './text';

/** Samples for PHP 8 with its curl extension. */
export const php: SampleLanguage = {
  ...{ id: 'php', label: 'PHP', client: 'curl', prism: 'php' },
  grammar: () => require('prismjs/components/prism-php'),
  write,
};

const tab = '    ';

function write(request: SampleRequest): string {
  const plain = plainRequest(request);
  const { base } = plain;
  const value = base?.value;
  const headers = allHeaders(plain).map(headerLine);
  if (plain.body?.kind === 'multipart' && !isCurlForm(plain.body)) {
    headers.push(quote(`Content-Type: ${multipart(plain.body).contentType}`));
  }
  const options = [
    ...methodOption(plain),
    ...accessOptions(plain),
    ...(headers.length ? [commaLines('CURLOPT_HTTPHEADER => [', headers, ']', tab)] : []),
    ...(plain.body ? [`CURLOPT_POSTFIELDS => ${bodyValue(plain.body)}`] : []),
    'CURLOPT_RETURNTRANSFER => true',
  ];
  return [
    '<?php',
    '',
    ...openChecks(plain, (variable, message) => [
      // The text 0 counts as false.
      `if ((string) ${secretOf(variable)} === '') {`,
      `${tab}throw new RuntimeException(${quote(message)});`,
      '}',
    ]),
    ...(base ? [`$base = getenv(${quote(base.variable)})${value === undefined ? '' : ` ?: ${quote(value)}`};`] : []),
    `$curl = curl_init(${joinedAddress(plain, '$base', { text: quote, variable: encoded }, ' . ')});`,
    commaLines('curl_setopt_array($curl, [', options, ']);', tab),
    '$body = curl_exec($curl);',
    'if ($body === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'echo $status, "\\n", $body, "\\n";',
    'if ($status >= 400) {',
    '    throw new RuntimeException("HTTP $status");',
    '}',
  ].join('\n');
}

function methodOption({ method, body }: PlainRequest): string[] {
  if (method === 'HEAD' && !body) return ['CURLOPT_NOBODY => true'];
  return method === 'GET' && !body ? [] : [`CURLOPT_CUSTOMREQUEST => ${quote(method)}`];
}

function accessOptions({ digest, certificate }: PlainRequest): string[] {
  return [
    ...(digest === undefined ? [] : ['CURLOPT_HTTPAUTH => CURLAUTH_DIGEST', `CURLOPT_USERPWD => ${secretOf(digest)}`]),
    ...(certificate === undefined ? [] : [`CURLOPT_SSLCERT => ${secretOf(certificate)}`]),
  ];
}

function secretOf(variable: string): string {
  return `getenv(${quote(variable)})`;
}

function encoded(variable: string, encoding: AddressEncoding): string {
  return encoding === 'none' ? secretOf(variable) : `rawurlencode(${secretOf(variable)})`;
}

function headerLine({ name, pieces }: PlainHeader): string {
  const text = textOf(pieces);
  if (text !== undefined) return quote(text ? `${name}: ${text}` : `${name};`);
  const [first, ...rest] = pieces;
  const lead =
    first && 'text' in first ? [{ text: `${name}: ${first.text}` }] : [{ text: `${name}: ` }, ...pieces.slice(0, 1)];
  const newKey = 'bin2hex(random_bytes(16))';
  return [...lead, ...rest].map((piece) => writePiece(piece, { text: quote, secret: secretOf, newKey })).join(' . ');
}

function bodyValue(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return isUnicode(body.value) && keepsNumbers(body.value, isInt64)
        ? `json_encode(${nativeLiteral(body.value, style)})`
        : concatenated(prettyJson(body.value), quote, ' .', tab);
    case 'form':
      return formValue(body.fields);
    case 'multipart':
      return isCurlForm(body)
        ? commaLines(
            '[',
            body.parts.map((part) => `${quote(part.name)} => ${fieldValue(part)}`),
            ']',
            tab,
          )
        : handMade(body);
    case 'text':
      return concatenated(body.text, quote, ' .', tab);
    case 'file':
      return `file_get_contents(${quote(body.filename)})`;
  }
}

function formValue(fields: { name: string; value: string }[]): string {
  if (fields.length === 0) return "''";
  if (haveUniqueNames(fields) && fields.every(({ name }) => !name.includes('['))) {
    const entries = fields.map(({ name, value }) => `${quote(name)} => ${quote(value)}`);
    return commaLines('http_build_query([', entries, '])', tab);
  }
  const entries = fields.map(({ name, value }) => `urlencode(${quote(name)}) . '=' . urlencode(${quote(value)})`);
  return commaLines("implode('&', [", entries, '])', tab);
}

/** Whether curl's own form can hold the parts: each name once, and no type for a text. */
function isCurlForm(body: MultipartBody): boolean {
  const { parts } = body;
  return isUntypedForm(body) && parts.length > 0 && haveUniqueNames(parts) && parts.every(({ name }) => name !== '');
}

function fieldValue(part: MultipartPart): string {
  if (part.kind === 'text') return quote(part.value);
  return `new CURLFile(${[part.filename, part.contentType, part.filename].map(quote).join(', ')})`;
}

function handMade(body: MultipartBody): string {
  const pieces = multipart(body).pieces.map((piece) =>
    'text' in piece ? concatenated(piece.text, quote, ' .', tab) : `file_get_contents(${quote(piece.filename)})`,
  );
  return pieces.join(` .\n${tab}`);
}

/** PHP reads its smallest integer as the negative of one that is too large, so that one counts as no integer. */
function isInt64(text: string): boolean {
  return isPlainInteger(text) && text.length <= 20 && BigInt(text) < 2n ** 63n && BigInt(text) > -(2n ** 63n);
}

const style: LiteralStyle = {
  indent: tab,
  text: quote,
  constant: String,
  entry: (key, value) => `${quote(key)} => ${value}`,
  // An array with the keys 0, 1, 2 … is a list to json_encode, the empty one too.
  object: (keys) => [keys.every((key, index) => key === String(index)) ? '(object) [' : '[', ']'],
};

/** Text as a string literal. */
function quote(text: string): string {
  if (isPrintable(text) && !text.includes('\n')) return `'${insideSingleQuotes(text)}'`;
  return doubleQuoted(text, bracesEscape, '$');
}
