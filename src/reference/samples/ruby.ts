import type { MultipartPart, SampleBody, SampleLanguage, SampleRequest } from '../sampleRequest';
import { addressPieces, writeAddressPiece } from './addressPieces';
import { isPlainForm, type MultipartBody, multipart, parameter } from './forms';
import { isPlainInteger, isUnicode, keepsNumbers, type LiteralStyle, nativeLiteral } from './literal';
import {
  type AddressEncoding,
  allHeaders,
  clientNotes,
  hasNewKey,
  openChecks,
  type PlainHeader,
  type PlainRequest,
  plainRequest,
  writePiece,
} from './plain';
import { bracesEscape, withBackslashes } from './stringLiteral';
import { commaLines, concatenated, prettyJson } from './text';

/** Samples for Ruby with net/http. */
export const ruby: SampleLanguage = {
  ...{ id: 'ruby', label: 'Ruby', client: 'net/http', prism: 'ruby' },
  grammar: () => require('prismjs/components/prism-ruby'),
  write,
};

const tab = '  ';
const classes = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE']);

function write(request: SampleRequest): string {
  const plain = plainRequest(request);
  const { base } = plain;
  const value = base?.value;
  const body = plain.body ? bodyLines(plain.body) : [];
  const options = plain.certificate === undefined ? '' : ', cert: certificate, key: key';
  return [
    ...clientNotes(plain, '#', { digest: 'net/http' }),
    ...(body.some((line) => line.includes('JSON.generate(')) ? ['require "json"'] : []),
    'require "net/http"',
    ...(plain.certificate === undefined ? [] : ['require "openssl"']),
    ...(hasNewKey(plain) ? ['require "securerandom"'] : []),
    '',
    ...openChecks(plain, (variable, message) => [
      `abort ${quote(message)} if ENV.fetch(${quote(variable)}, "").empty?`,
    ]),
    ...(base
      ? [`base = ENV.fetch(${[base.variable, ...(value === undefined ? [] : [value])].map(quote).join(', ')})`]
      : []),
    `uri = URI(${address(plain)})`,
    `request = ${requestObject(plain)}`,
    ...allHeaders(plain).map((header) => `request[${quote(header.name)}] = ${headerValue(header)}`),
    ...body,
    '',
    ...certificateLines(plain),
    `response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == "https"${options}) do |http|`,
    '  http.request(request)',
    'end',
    'puts "#{response.code} #{response.message}"',
    'puts response.body',
    'abort "HTTP #{response.code}" if response.code.to_i >= 400',
  ].join('\n');
}

function address(plain: PlainRequest): string {
  const variable = (name: string, encoding: AddressEncoding): string => {
    const read = `ENV.fetch(${quote(name)})`;
    if (encoding === 'none') return `#{${read}}`;
    return `#{URI.encode_www_form_component(${read})${encoding === 'path' ? '.gsub("+", "%20")' : ''}}`;
  };
  const pieces = addressPieces(plain).map((piece) => writeAddressPiece(piece, { text: inside, variable }));
  return `"${plain.base ? '#{base}' : ''}${pieces.join('')}"`;
}

function certificateLines({ certificate }: PlainRequest): string[] {
  if (certificate === undefined) return [];
  return [
    `pem = File.read(ENV.fetch(${quote(certificate)}))`,
    'certificate = OpenSSL::X509::Certificate.new(pem)',
    'key = OpenSSL::PKey.read(pem)',
  ];
}

/** Net::HTTP::Post and its like would name a content type though there is no body. */
function requestObject({ method, body }: PlainRequest): string {
  const isOwn = classes.has(method) && (body !== undefined || !['POST', 'PUT', 'PATCH'].includes(method));
  if (isOwn) return `Net::HTTP::${method[0]}${method.slice(1).toLowerCase()}.new(uri)`;
  return `Net::HTTPGenericRequest.new(${quote(method)}, ${body !== undefined}, true, uri)`;
}

function headerValue({ pieces }: PlainHeader): string {
  const secret = (variable: string): string => `ENV.fetch(${quote(variable)})`;
  const newKey = 'SecureRandom.uuid';
  const [first] = pieces;
  if (pieces.length === 1 && first) return writePiece(first, { text: quote, secret, newKey });
  const style = { text: inside, secret: (variable: string) => `#{${secret(variable)}}`, newKey: `#{${newKey}}` };
  return `"${pieces.map((piece) => writePiece(piece, style)).join('')}"`;
}

function bodyLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [
        isUnicode(body.value) && keepsNumbers(body.value, isPlainInteger)
          ? `request.body = JSON.generate(${nativeLiteral(body.value, style)})`
          : `request.body = ${concatenated(prettyJson(body.value), quote, ' +', tab)}`,
      ];
    case 'form': {
      const pairs = body.fields.map(({ name, value }) => `[${quote(name)}, ${quote(value)}]`);
      return [
        pairs.length ? commaLines('request.body = URI.encode_www_form([', pairs, '])', tab) : 'request.body = ""',
      ];
    }
    case 'multipart':
      return !isPlainForm(body) || body.parts.some((part) => part.kind === 'text' && part.contentType)
        ? handMade(body)
        : [commaLines('request.set_form([', body.parts.map(part), '], "multipart/form-data")', tab)];
    case 'text':
      return [`request.body = ${concatenated(body.text, quote, ' +', tab)}`];
    case 'file':
      return [`request.body = File.binread(${quote(body.filename)})`];
  }
}

function part(part: MultipartPart): string {
  const name = quote(parameter(part.name));
  if (part.kind === 'text') return `[${name}, ${quote(part.value)}]`;
  const options = `filename: ${quote(parameter(part.filename))}, content_type: ${quote(part.contentType)}`;
  return `[${name}, File.open(${quote(part.filename)}, "rb"), { ${options} }]`;
}

/** net/http gives no text part a type, and no part other headers: the body is joined by hand. */
function handMade(body: MultipartBody): string[] {
  const { contentType, pieces } = multipart(body);
  const items = pieces.map((piece) =>
    'text' in piece ? concatenated(piece.text, quote, ' +', tab) : `File.binread(${quote(piece.filename)})`,
  );
  return [
    `request["Content-Type"] = ${quote(contentType)}`,
    commaLines('request.body = [', items, '].map(&:b).join', tab),
  ];
}

const style: LiteralStyle = {
  indent: tab,
  text: quote,
  constant: (value) => (value === null ? 'nil' : String(value)),
  entry: (key, value) => `${quote(key)} => ${value}`,
  object: () => ['{', '}'],
};

/** Text as a string literal. */
function quote(text: string): string {
  return `"${inside(text)}"`;
}

function inside(text: string): string {
  return withBackslashes(text, '"', bracesEscape).replace(/#(?=[{$@]|$)/g, '\\#');
}
