import type { SampleBody } from '../sampleRequest';
import { encodesVariable, joinedAddress } from './addressPieces';
import { formPieces, multipart } from './forms';
import {
  type AddressEncoding,
  allHeaders,
  clientNotes,
  hasNewKey,
  type PlainHeader,
  type PlainRequest,
  writePiece,
} from './plain';
import { concatenated, indent, isBlock, prettyJson } from './text';

/** How a language of the Java machine writes text: as one literal, and as a literal over several lines. */
interface JvmText {
  quote: (text: string) => string;
  block: (text: string) => string;
}

/** The calls on the builder of a `java.net.http.HttpRequest`, one per line. */
export function builderCalls(plain: PlainRequest, text: JvmText): string[] {
  const headers = allHeaders(plain).map((header) => `.header(${text.quote(header.name)}, ${value(header, text)})`);
  const { body, method } = plain;
  if (body?.kind === 'multipart') {
    headers.push(`.header("Content-Type", ${text.quote(multipart(body).contentType)})`);
  }
  if (method === 'GET' && !body) return headers;
  const publisher = body ? bodyPublisher(body, text) : 'BodyPublishers.noBody()';
  return [...headers, `.method(${text.quote(method)}, ${publisher})`];
}

/** The address, from `base` where the environment holds a part of it. */
export function address(plain: PlainRequest, { quote }: JvmText): string {
  const variable = (name: string, encoding: AddressEncoding): string => {
    const read = `System.getenv(${quote(name)})`;
    if (encoding === 'none') return read;
    // A plus sign stands for a blank in a query alone.
    const blanks = encoding === 'path' ? '.replace("+", "%20")' : '';
    return `URLEncoder.encode(${read}, StandardCharsets.UTF_8)${blanks}`;
  };
  return joinedAddress(plain, 'base', { text: quote, variable }, ' + ');
}

/** What the client does not do on its own. */
export function jvmNotes(plain: PlainRequest): string[] {
  const client = 'java.net.http';
  const certificate = 'Java takes it from a PKCS #12 file: -Djavax.net.ssl.keyStore=FILE';
  return clientNotes(plain, '//', { digest: client, certificate, letters: client });
}

/** The classes that the builder's calls name. */
export function importedClasses(plain: PlainRequest): string[] {
  const { body, method } = plain;
  const hasFile =
    body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some(({ kind }) => kind === 'file'));
  return [
    'java.net.URI',
    ...(encodesVariable(plain) ? ['java.net.URLEncoder'] : []),
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    ...(method === 'GET' && !body ? [] : ['java.net.http.HttpRequest.BodyPublishers']),
    'java.net.http.HttpResponse.BodyHandlers',
    ...(encodesVariable(plain) ? ['java.nio.charset.StandardCharsets'] : []),
    ...(hasFile ? ['java.nio.file.Path'] : []),
    ...(hasNewKey(plain) ? ['java.util.UUID'] : []),
  ];
}

function value({ pieces }: PlainHeader, { quote }: JvmText): string {
  const secret = (variable: string): string => `System.getenv(${quote(variable)})`;
  const newKey = 'UUID.randomUUID().toString()';
  return pieces.map((piece) => writePiece(piece, { text: quote, secret, newKey })).join(' + ');
}

function bodyPublisher(body: SampleBody, text: JvmText): string {
  switch (body.kind) {
    case 'json':
      return ofText(prettyJson(body.value), text);
    case 'form': {
      const pieces = formPieces(body.fields).map(text.quote);
      return `BodyPublishers.ofString(${pieces.join(' +\n    ') || '""'})`;
    }
    case 'multipart': {
      const publishers = multipart(body).pieces.map((piece) =>
        'text' in piece ? ofLines(piece.text, text) : ofFile(piece.filename, text),
      );
      return `BodyPublishers.concat(\n    ${indent(publishers.join(',\n'), '    ')})`;
    }
    case 'text':
      return ofText(body.text, text);
    case 'file':
      return ofFile(body.filename, text);
  }
}

function ofText(content: string, text: JvmText): string {
  return isBlock(content) ? `BodyPublishers.ofString(${text.block(content)})` : ofLines(content, text);
}

function ofLines(content: string, { quote }: JvmText): string {
  return `BodyPublishers.ofString(${concatenated(content, quote, ' +')})`;
}

function ofFile(filename: string, { quote }: JvmText): string {
  return `BodyPublishers.ofFile(Path.of(${quote(filename)}))`;
}
