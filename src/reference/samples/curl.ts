import type { MultipartPart, SampleBody, SampleLanguage, SampleRequest } from '../request/sampleRequest';
import { disposition, formEncoded } from './forms';
import { allHeaders, type PlainHeader, type PlainRequest, plainRequest } from './plain';
import { escaped, isPrintable, prettyJson } from './text';

/** Samples for curl in a POSIX-like shell; unprintable text needs bash or zsh. */
export const curl: SampleLanguage = { id: 'curl', label: 'cURL', prism: 'bash', write };

function write(request: SampleRequest): string {
  const plain = plainRequest(request);
  const headers = allHeaders(plain).map((header) => `--header ${headerWord(header)}`);
  const body = plain.body ? bodyOptions(plain.body) : [];
  // Braces are the names of a template here, and not curl's own notation for many addresses.
  const template = /[{}]/.test(plain.url) ? ['--globoff'] : [];
  return ['curl --include', ...template, ...method(plain), `--url ${quote(plain.url)}`, ...headers, ...body].join(
    ' \\\n  ',
  );
}

function method({ method, body }: PlainRequest): string[] {
  if (method === 'HEAD' && !body) return ['--head'];
  if (method === 'GET' && !body) return [];
  return [`--request ${/^[\w-]+$/.test(method) ? method : quote(method)}`];
}

function headerWord({ name, pieces }: PlainHeader): string {
  const [first] = pieces;
  const isEmpty = pieces.length === 1 && first && 'text' in first && !first.text;
  const words = [{ text: isEmpty ? `${name};` : `${name}: ` }, ...pieces];
  const text = words.map((piece) => ('secret' in piece ? '' : piece.text)).join('');
  if (!words.some((piece) => 'secret' in piece)) return quote(text);
  if (isPrintable(text) && !/["$`\\!]/.test(text)) {
    return `"${words.map((piece) => ('secret' in piece ? `\${${piece.secret}}` : piece.text)).join('')}"`;
  }
  return words.map((piece) => ('secret' in piece ? `"\${${piece.secret}}"` : quote(piece.text))).join('');
}

function bodyOptions(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`--data-raw ${quote(prettyJson(body.value))}`];
    case 'form':
      return body.fields.length ? body.fields.map(({ name, value }) => field(name, value)) : ["--data-raw ''"];
    case 'multipart':
      return body.parts.map(part);
    case 'text':
      return [body.text.includes('\0') ? `--data-binary @${printed(body.text)}` : `--data-raw ${quote(body.text)}`];
    case 'file':
      return [`--data-binary ${quote(`@${path(body.filename)}`)}`];
  }
}

function field(name: string, value: string): string {
  if (!name || value.includes('\0')) return `--data-raw ${quote(`${formEncoded(name)}=${formEncoded(value)}`)}`;
  return `--data-urlencode ${quote(`${formEncoded(name)}=${value}`)}`;
}

function part(part: MultipartPart): string {
  const isPlainName = !/[=\0]/.test(part.name);
  if (part.kind === 'text' && isPlainName && !part.contentType && !part.value.includes('\0')) {
    return `--form-string ${quote(`${part.name}=${part.value}`)}`;
  }
  const name = isPlainName ? part.name : 'part';
  const type = part.contentType ? `;type=${part.contentType}` : '';
  const rest = type + (isPlainName ? '' : `;headers=${inQuotes(`Content-Disposition: ${disposition(part)}`)}`);
  if (part.kind === 'file') return `--form ${quote(`${name}=@${inQuotes(path(part.filename))}${rest}`)}`;
  if (part.value.includes('\0')) return `--form ${quote(`${name}=<`)}${printed(part.value)}${rest && quote(rest)}`;
  return `--form ${quote(`${name}=${inQuotes(part.value)}${rest}`)}`;
}

/** A value within curl's own quotes, inside of a form option. */
function inQuotes(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** To curl a lone dash is the standard input, not a file. */
function path(filename: string): string {
  return filename === '-' ? './-' : filename;
}

/** Text as one word of the shell. */
function quote(text: string): string {
  if (isPrintable(text)) return `'${text.replaceAll("'", "'\\''")}'`;
  const special = new Map([
    ['\\', '\\\\'],
    ["'", "\\'"],
    ['\n', '\\n'],
    ['\r', '\\r'],
    ['\t', '\\t'],
  ]);
  return `$'${escaped(text, special, octalBytes)}'`;
}

/** A file with the text as its content: no word of the shell can hold a null byte. */
function printed(text: string): string {
  const special = new Map([
    ['\\', '\\\\'],
    ['%', '%%'],
    ["'", "'\\''"],
    ['\n', '\\n'],
    ['\r', '\\r'],
  ]);
  const format = escaped(text, special, octalBytes);
  return `<(printf ${format.startsWith('-') ? '-- ' : ''}'${format}')`;
}

function octalBytes(point: number): string {
  const bytes = new TextEncoder().encode(String.fromCodePoint(point));
  return Array.from(bytes, (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');
}
