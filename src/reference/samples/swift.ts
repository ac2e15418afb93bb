import type { SampleBody, SampleLanguage, SampleRequest } from '../sampleRequest';
import { joinedAddress } from './addressPieces';
import { formPieces, type MultipartBody, multipart } from './forms';
import {
  type AddressEncoding,
  allHeaders,
  clientNotes,
  hasSecretHeader,
  openChecks,
  type PlainHeader,
  type PlainRequest,
  plainRequest,
  writePiece,
} from './plain';
import { bracesEscape, doubleQuoted } from './stringLiteral';
import { commaLines, indent, isBlock, lines, prettyJson } from './text';

/** Samples for Swift with URLSession, as top-level code. */
export const swift: SampleLanguage = { id: 'swift', label: 'Swift', client: 'URLSession', prism: 'swift', write };

const tab = '    ';

function write(request: SampleRequest): string {
  const plain = plainRequest(request);
  const { base } = plain;
  const headers = allHeaders(plain);
  const certificate = 'URLSession takes it from a delegate.';
  return [
    ...clientNotes(plain, '//', { digest: 'This request', certificate }),
    'import Foundation',
    '#if canImport(FoundationNetworking)',
    'import FoundationNetworking',
    '#endif',
    '',
    ...(base || hasSecretHeader(plain) || plain.open.length + plain.variableQuery.length > 0
      ? ['let environment = ProcessInfo.processInfo.environment']
      : []),
    ...openChecks(plain, (name, message) => [`if (${variable(name)}).isEmpty { fatalError(${quote(message)}) }`]),
    ...(base ? [`let base = environment[${quote(base.variable)}] ?? ${quote(base.value ?? '')}`] : []),
    `var request = URLRequest(url: URL(string: ${address(plain)})!)`,
    `request.httpMethod = ${quote(plain.method)}`,
    ...headers.map((header) => setHeader(header.name, headerValue(header))),
    ...(plain.body ? bodyLines(plain.body) : []),
    '',
    'let (data, response) = try await URLSession.shared.data(for: request)',
    'let status = (response as! HTTPURLResponse).statusCode',
    'print(status)',
    'print(String(decoding: data, as: UTF8.self))',
    'if status >= 400 { exit(1) }',
  ].join('\n');
}

/** A sum, or a joined list, where the sum would be slow to compile. */
function address(plain: PlainRequest): string {
  const style = { text: quote, variable: encoded };
  return plain.open.length === 0
    ? joinedAddress(plain, 'base', style, ' + ')
    : `[${joinedAddress(plain, 'base', style, ', ')}].joined()`;
}

function setHeader(name: string, value: string): string {
  return `request.setValue(${value}, forHTTPHeaderField: ${quote(name)})`;
}

function encoded(name: string, encoding: AddressEncoding): string {
  const read = `(${variable(name)})`;
  return encoding === 'none' ? read : `${read}.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!`;
}

function headerValue({ pieces }: PlainHeader): string {
  const newKey = 'UUID().uuidString';
  const [first] = pieces;
  if (pieces.length === 1 && first) return writePiece(first, { text: quote, secret: variable, newKey });
  const style = { text: quote, secret: (name: string) => `(${variable(name)})`, newKey };
  return pieces.map((piece) => writePiece(piece, style)).join(' + ');
}

function variable(name: string): string {
  return `environment[${quote(name)}] ?? ""`;
}

function bodyLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`request.httpBody = ${textData(prettyJson(body.value))}`];
    case 'form':
      return [`request.httpBody = ${joinedData(formPieces(body.fields))}`];
    case 'multipart':
      return multipartLines(body);
    case 'text':
      return [`request.httpBody = ${textData(body.text)}`];
    case 'file':
      return [`request.httpBody = ${fileData(body.filename)}`];
  }
}

function multipartLines(body: MultipartBody): string[] {
  const { contentType, pieces } = multipart(body);
  return [
    setHeader('Content-Type', quote(contentType)),
    'var body = Data()',
    ...pieces.map(
      (piece) => `body.append(${'text' in piece ? joinedData(lines(piece.text)) : fileData(piece.filename)})`,
    ),
    'request.httpBody = body',
  ];
}

function textData(text: string): string {
  return isBlock(text) ? `Data(${block(text)}.utf8)` : joinedData(lines(text));
}

/** The pieces as a joined list: a long sum of literals is slow to compile. */
function joinedData(pieces: string[]): string {
  if (pieces.length <= 1) return `Data(${quote(pieces.join(''))}.utf8)`;
  return `Data(${commaLines('[', pieces.map(quote), ']', tab)}.joined().utf8)`;
}

function fileData(filename: string): string {
  return `try Data(contentsOf: URL(fileURLWithPath: ${quote(filename)}))`;
}

/** Text as a raw string with as many number signs as keep it from ending, or escaping, early. */
function block(text: string): string {
  const runs = [...text.matchAll(/(?:\\|"{3,})(#*)/g)].map(([, signs = '']) => signs.length);
  const signs = '#'.repeat(runs.reduce((most, run) => Math.max(most, run), 0) + 1);
  return `${signs}"""\n${tab}${indent(text, tab)}\n${tab}"""${signs}`;
}

/** Text as a string literal. */
function quote(text: string): string {
  return doubleQuoted(text, bracesEscape);
}
