import { convert } from 'postman-code-generators';
import { Request } from 'postman-collection';
import { percentEncoded, splitOrigin, withQuery } from '../../../../../reference/address';
import { toJsonText } from '../../../../../reference/jsonText';
import type { SampleBody, SampleRequest } from '../../../../../reference/request/sampleRequest';
import { formPieces } from '../../../../../reference/samples/forms';
import {
  allHeaders,
  type PlainHeader,
  type PlainRequest,
  plainRequest,
  writePiece,
} from '../../../../../reference/samples/plain';
import { insideLiteral, type LiteralStyle } from './postmanLiterals';

/** A generator of postman-code-generators, and how its programs hold text. */
export interface PostmanGenerator {
  language: string;
  variant: string;
  style: LiteralStyle;
  /** What follows the literal of a body. */
  bodySuffix?: string;
  /** Corrects what else the generator writes wrongly. */
  finish?: (code: string, request: PlainRequest) => string;
}

/** What stands for an address that the reader has to give. */
const unknownHost = 'https://host0.invalid';

/** Options of the generators; those that a generator does not know it ignores. */
const options = {
  ...{ trimRequestBody: false, followRedirect: true, longFormat: true, requestTimeout: 0, includeBoilerplate: true },
  ...{ indentCount: 2, indentType: 'Space', ES6_enabled: true, asyncAwaitEnabled: true },
};

/**
 * Writes a request with one of Postman's generators. They encode addresses once more, and some forget what a literal
 * needs; so they get plain words in the place of path, headers and body, which are then exchanged for the real text.
 */
export function writeWithPostman(generator: PostmanGenerator, request: SampleRequest): string {
  const plain = plainRequest(request);
  const { origin, rest } = splitOrigin(plain.url);
  const { base } = plain;
  const values = plain.variableQuery.map(({ name, variable }) => `${name}=<${variable}>`);
  const headers = allHeaders(plain);
  const body = plain.body && bodyText(plain.body);
  const words = new Map([
    // The variable holds the scheme as well.
    ...(origin === '' ? [[unknownHost, `<${base?.variable}>`] as const] : []),
    ['/requestPath0', urlSafe(withQuery(named(rest, plain), values))],
    ...headers.map((header, index): [string, string] => [`headerValue${index}x`, headerText(header)]),
    ...(body === undefined ? [] : [['requestBody0', body] as const]),
  ]);
  const code = generate(generator, {
    method: plain.method,
    url: `${origin || unknownHost}/requestPath0`,
    header: headers.map(({ name }, index) => ({ key: name, value: `headerValue${index}x` })),
    ...(body === undefined ? {} : { body: { mode: 'raw', raw: 'requestBody0' } }),
  });
  return (generator.finish ?? ((written) => written))(exchange(code, words, generator), plain);
}

/** The body as text: none of these generators writes a form in parts, or a file, as it should be sent. */
function bodyText(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return toJsonText(body.value, 2);
    case 'form':
      return formPieces(body.fields).join('');
    case 'text':
      return body.text;
    default:
      throw new Error(`Postman's generators cannot write a body of the kind ${body.kind}.`);
  }
}

/** Signs that a language could take for syntax, though an address may hold them. */
function urlSafe(rest: string): string {
  return percentEncoded(rest, /['$!]/g);
}

/** An address in which the reader has to put in what is in angle brackets. */
function named(rest: string, { open }: PlainRequest): string {
  const inPath = open.filter((value) => value.in === 'path');
  return inPath.reduce((text, { name, variable }) => text.replaceAll(`{${name}}`, `<${variable}>`), rest);
}

/** What the reader has to put in is in angle brackets: a secret by the name of its variable, and a new key. */
function headerText({ pieces }: PlainHeader): string {
  const style = { text: String, secret: (variable: string) => `<${variable}>`, newKey: '<new key>' };
  return pieces.map((piece) => writePiece(piece, style)).join('');
}

function generate({ language, variant }: PostmanGenerator, definition: object): string {
  let written: string | undefined;
  convert(language, variant, new Request(definition), options, (error, code) => {
    if (error) throw new Error(`Postman's generator for ${language} failed.`, { cause: error });
    written = code;
  });
  if (written === undefined) throw new Error(`Postman's generator for ${language} wrote nothing.`);
  return written;
}

function exchange(
  code: string,
  words: Map<string, string>,
  { language, style, bodySuffix = '' }: PostmanGenerator,
): string {
  const found = new Set<string>();
  let written = '';
  let at = 0;
  for (const match of code.matchAll(/(?:https:\/\/)?host0\.invalid|\/requestPath0|headerValue\d+x|requestBody0/g)) {
    const [placeholder] = match;
    // Some generators write scheme and host apart.
    const word = placeholder.endsWith('host0.invalid') ? unknownHost : placeholder;
    found.add(word);
    const before = code.slice(0, match.index);
    written += code.slice(at, match.index) + insideLiteral(words.get(word) ?? '', before, style);
    at = match.index + placeholder.length;
    if (word === 'requestBody0' && bodySuffix !== '') {
      written += `${code[at]}${bodySuffix}`;
      at += 1;
    }
  }
  if (found.size < words.size) throw new Error(`Postman's generator for ${language} left a part of the request out.`);
  return written + code.slice(at);
}
