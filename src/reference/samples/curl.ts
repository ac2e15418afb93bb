import { isMultipartForm } from '../mediaType';
import type { MultipartPart, SampleBody, SampleLanguage, SampleRequest } from '../sampleRequest';
import { pathPieces } from './addressPieces';
import { disposition, formEncoded, type MultipartBody } from './forms';
import {
  allHeaders,
  type HeaderPiece,
  type PlainHeader,
  type PlainRequest,
  plainRequest,
  textOf,
  writePiece,
} from './plain';
import { byteEscapes, inShellQuotes, shellQuote } from './stringLiteral';
import { escaped, isPrintable, prettyJson } from './text';

/** Samples for curl in a POSIX-like shell; unprintable text needs bash or zsh. */
export const curl: SampleLanguage = {
  ...{ id: 'curl', label: 'cURL', client: 'curl', prism: 'bash' },
  grammar: () => require('prismjs/components/prism-bash'),
  write,
};

function write(request: SampleRequest): string {
  const plain = plainRequest(request);
  const headers = allHeaders(plain).map((header) => `--header ${headerWord(header)}`);
  const body = plain.body ? bodyOptions(plain.body) : [];
  if (plain.body?.kind === 'multipart' && !isMultipartForm(plain.body.mediaType))
    headers.push(`--header ${inShellQuotes(`Content-Type: ${plain.body.mediaType}`)}`);
  return [
    'curl --include --fail-with-body',
    ...method(plain),
    ...access(plain),
    `--url ${address(plain)}`,
    ...plain.variableQuery.map((pair) => `--url-query ${queryWord(pair)}`),
    ...headers,
    ...body,
  ].join(' \\\n  ');
}

function method({ method, body }: PlainRequest): string[] {
  if (method === 'HEAD' && !body) return ['--head'];
  if (method === 'GET' && !body) return [];
  return [`--request ${/^[\w-]+$/.test(method) ? method : inShellQuotes(method)}`];
}

/** What curl authorises with on its own. */
function access({ digest, certificate }: PlainRequest): string[] {
  return [
    ...(digest === undefined ? [] : ['--digest', `--user "\${${digest}}"`]),
    ...(certificate === undefined ? [] : [`--cert "\${${certificate}}"`]),
  ];
}

/** Since version 7.87 curl adds to the query what it encodes itself; a leading plus sign keeps the name as it is. */
function queryWord({ name, variable, encoding, isOpen }: PlainRequest['variableQuery'][number]): string {
  const value = isOpen ? openVariable(variable) : `\${${variable}}`;
  return words([{ text: `${encoding === 'none' ? '+' : ''}${name}=` }, { code: value }]);
}

function address(plain: PlainRequest): string {
  const { base } = plain;
  const lead = base && `\${${base.variable}${base.value === undefined ? '' : `:-${base.value}`}}`;
  const pieces = pathPieces(plain).map((piece) => ('text' in piece ? piece : { code: openVariable(piece.variable) }));
  return words([...(lead === undefined ? [] : [{ code: lead }]), ...pieces]);
}

/** A variable without which the shell does not run the command, and says so. */
function openVariable(name: string): string {
  return `\${${name}:?}`;
}

/** One word of texts and of what the shell fills in: in one pair of quotation marks where no text has a meaning to it. */
function words(pieces: ({ text: string } | { code: string })[]): string {
  const isCode = pieces.some((piece) => 'code' in piece);
  if (!isCode) return inShellQuotes(pieces.map((piece) => ('text' in piece ? piece.text : '')).join(''));
  if (pieces.every((piece) => 'code' in piece || isPlainWord(piece.text)))
    return `"${pieces.map((piece) => ('code' in piece ? piece.code : piece.text)).join('')}"`;
  return pieces.map((piece) => ('code' in piece ? `"${piece.code}"` : inShellQuotes(piece.text))).join('');
}

/** Sixteen random bytes: `uuidgen` is not on every machine, and without it the header would be empty and not sent. */
const newKey = "$(od -An -N16 -tx1 /dev/urandom | tr -d ' \\n')";

function headerWord({ name, pieces }: PlainHeader): string {
  const isEmpty = textOf(pieces) === '';
  const words: HeaderPiece[] = [{ text: isEmpty ? `${name};` : `${name}: ` }, ...pieces];
  const whole = textOf(words);
  if (whole !== undefined) return inShellQuotes(whole);
  const secret = (variable: string): string => `\${${variable}}`;
  if (words.every((piece) => !('text' in piece) || isPlainWord(piece.text))) {
    return `"${words.map((piece) => writePiece(piece, { text: String, secret, newKey })).join('')}"`;
  }
  const style = { text: inShellQuotes, secret: (variable: string) => `"${secret(variable)}"`, newKey: `"${newKey}"` };
  return words.map((piece) => writePiece(piece, style)).join('');
}

/** Whether a text within double quotes means nothing to the shell. */
function isPlainWord(text: string): boolean {
  return isPrintable(text) && !/["$`\\!]/.test(text);
}

function bodyOptions(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`--data-raw ${inShellQuotes(prettyJson(body.value))}`];
    case 'form':
      return body.fields.length ? body.fields.map(({ name, value }) => field(name, value)) : ["--data-raw ''"];
    case 'multipart':
      return body.parts.map((each) => part(each, body));
    case 'text':
      return [
        body.text.includes('\0') ? `--data-binary @${printed(body.text)}` : `--data-raw ${inShellQuotes(body.text)}`,
      ];
    case 'file':
      return [`--data-binary ${inShellQuotes(`@${path(body.filename)}`)}`];
  }
}

function field(name: string, value: string): string {
  if (!name || value.includes('\0')) return `--data-raw ${inShellQuotes(`${formEncoded(name)}=${formEncoded(value)}`)}`;
  return `--data-urlencode ${inShellQuotes(`${formEncoded(name)}=${value}`)}`;
}

function part(part: MultipartPart, body: MultipartBody): string {
  const { headers = [] } = part;
  // Outside of a form curl would call a part with a name an attachment.
  const isWord = !/[=\0]/.test(part.name);
  const isPlainName = isWord && (part.name === '' || isMultipartForm(body.mediaType));
  const isBare = isPlainName && !part.contentType && headers.length === 0;
  if (part.kind === 'text' && isBare && !part.value.includes('\0')) {
    return `--form-string ${inShellQuotes(`${part.name}=${part.value}`)}`;
  }
  const name = isWord ? part.name : 'part';
  const type = part.contentType ? `;type=${part.contentType}` : '';
  const own = isPlainName ? headers : [{ name: 'Content-Disposition', value: disposition(part) }, ...headers];
  const rest = type + own.map((header) => `;headers=${inQuotes(`${header.name}: ${header.value}`)}`).join('');
  if (part.kind === 'file') return `--form ${inShellQuotes(`${name}=@${inQuotes(path(part.filename))}${rest}`)}`;
  if (part.value.includes('\0'))
    return `--form ${inShellQuotes(`${name}=<`)}${printed(part.value)}${rest && inShellQuotes(rest)}`;
  return `--form ${inShellQuotes(`${name}=${inQuotes(part.value)}${rest}`)}`;
}

/** A value within curl's own quotes, inside of a form option. */
function inQuotes(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** To curl a lone dash is the standard input, not a file. */
function path(filename: string): string {
  return filename === '-' ? './-' : filename;
}

/** A file with the text as its content: no word of the shell can hold a null byte. */
function printed(text: string): string {
  const special = new Map([
    ['\\', '\\\\'],
    ['%', '%%'],
    ["'", shellQuote],
    ['\n', '\\n'],
    ['\r', '\\r'],
  ]);
  const format = escaped(text, special, byteEscapes);
  return `<(printf ${format.startsWith('-') ? '-- ' : ''}'${format}')`;
}
