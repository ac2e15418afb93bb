import { isMultipartForm } from '../mediaType';
import { unitEscape } from '../printable';
import type { MultipartPart, SampleBody, SampleLanguage, SampleRequest } from '../sampleRequest';
import { joinedAddress } from './addressPieces';
import { type MultipartBody, parameter, partHeaders } from './forms';
import {
  type AddressEncoding,
  isBeyondAscii,
  openChecks,
  type PlainHeader,
  type PlainRequest,
  plainRequest,
  writePiece,
} from './plain';
import { doubleQuoted } from './stringLiteral';
import { commaLines, concatenated, indent, isBlock, prettyJson } from './text';

/** Samples for C# (.NET 7 and later) with HttpClient, as top-level statements. */
export const csharp: SampleLanguage = {
  ...{ id: 'csharp', label: 'C#', client: 'HttpClient', prism: 'csharp' },
  grammar: () => require('prismjs/components/prism-csharp'),
  write,
};

const tab = '    ';
const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE']);

function write(request: SampleRequest): string {
  const plain = plainRequest(request);
  const content = contentLines(plain);
  const { base } = plain;
  const otherwise = base?.value === undefined ? '' : ` ?? ${quote(base.value)}`;
  const encoded = (name: string, encoding: AddressEncoding): string =>
    encoding === 'none' ? variable(name) : `Uri.EscapeDataString(${variable(name)})`;
  const address = joinedAddress(plain, 'apiBase', { text: quote, variable: encoded }, ' + ');
  const handler = handlerLines(plain);
  const code = [
    ...openChecks(plain, (name, message) => [
      `if (string.IsNullOrEmpty(${variable(name)})) throw new InvalidOperationException(${quote(message)});`,
    ]),
    // The name `base` is a keyword.
    ...(base ? [`var apiBase = ${variable(base.variable)}${otherwise};`] : []),
    ...handler,
    `using var client = new HttpClient(${handler.length > 0 ? 'handler' : ''});`,
    `using var request = new HttpRequestMessage(${method(plain)}, ${address});`,
    ...plain.headers.filter((header) => !isOfContent(header)).map((header) => addHeader('request.Headers', header)),
    ...content,
    ...plain.headers.filter(isOfContent).map((header) => addHeader('request.Content.Headers', header)),
    '',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine((int)response.StatusCode);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
    'response.EnsureSuccessStatusCode();',
  ].join('\n');
  return [...usings([...handler, ...content].join('\n')), '', code].join('\n');
}

function handlerLines({ digest, certificate, headers }: PlainRequest): string[] {
  const encodes = headers.some(isBeyondAscii);
  if (digest === undefined && certificate === undefined && !encodes) return [];
  const file = certificate === undefined ? '' : variable(certificate);
  return [
    `using var handler = new ${encodes ? 'SocketsHttpHandler' : 'HttpClientHandler'}();`,
    ...(encodes ? ['handler.RequestHeaderEncodingSelector = (_, _) => Encoding.UTF8;'] : []),
    ...(digest === undefined
      ? []
      : [
          `var login = ${variable(digest)}.Split(":", 2);`,
          'handler.Credentials = new NetworkCredential(login[0], login[1]);',
        ]),
    ...(certificate === undefined
      ? []
      : [
          ...(encodes ? ['handler.SslOptions.ClientCertificates = new X509CertificateCollection();'] : []),
          `handler.${encodes ? 'SslOptions.' : ''}ClientCertificates.Add(X509Certificate2.CreateFromPemFile(${file}));`,
        ]),
  ];
}

function usings(content: string): string[] {
  return [
    'using System;',
    ...(content.includes('KeyValuePair<') ? ['using System.Collections.Generic;'] : []),
    ...(content.includes('File.OpenRead(') ? ['using System.IO;'] : []),
    ...(content.includes('NetworkCredential(') ? ['using System.Net;'] : []),
    'using System.Net.Http;',
    ...(/MediaTypeHeaderValue\.|NameValueHeaderValue/.test(content) ? ['using System.Net.Http.Headers;'] : []),
    ...(content.includes('X509Certificate2.') ? ['using System.Security.Cryptography.X509Certificates;'] : []),
    ...(content.includes('Encoding.UTF8') ? ['using System.Text;'] : []),
  ];
}

function method({ method }: PlainRequest): string {
  if (!methods.has(method)) return `new HttpMethod(${quote(method)})`;
  return `HttpMethod.${method[0]}${method.slice(1).toLowerCase()}`;
}

/** .NET keeps the headers of the content apart from those of the request. */
function isOfContent({ name }: PlainHeader): boolean {
  return /^(allow|content-.*|expires|last-modified)$/i.test(name);
}

function addHeader(headers: string, { name, pieces }: PlainHeader): string {
  const style = { text: quote, secret: variable, newKey: 'Guid.NewGuid().ToString()' };
  const value = pieces.map((piece) => writePiece(piece, style)).join(' + ');
  const line = `${headers}.TryAddWithoutValidation(${quote(name)}, ${value});`;
  return line.length <= 100 ? line : `${headers}.TryAddWithoutValidation(\n${tab}${quote(name)},\n${tab}${value});`;
}

function variable(name: string): string {
  return `Environment.GetEnvironmentVariable(${quote(name)})`;
}

function contentLines({ body, contentType, headers }: PlainRequest): string[] {
  if (!body) return headers.some(isOfContent) ? ['request.Content = new ByteArrayContent(Array.Empty<byte>());'] : [];
  const isImplied = body.kind === 'form' && contentType === 'application/x-www-form-urlencoded';
  return [
    `request.Content = ${content(body)};`,
    ...(contentType && !isImplied ? [`request.Content.Headers.ContentType = ${mediaType(contentType)};`] : []),
    ...typeParameters(body),
  ];
}

function content(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `new StringContent(${textLiteral(prettyJson(body.value))})`;
    case 'form':
      return formContent(body.fields);
    case 'multipart':
      return isMultipartForm(body.mediaType)
        ? commaLines('new MultipartFormDataContent\n{', body.parts.map(part), '}', tab)
        : mixedContent(body);
    case 'text':
      return `new StringContent(${textLiteral(body.text)})`;
    case 'file':
      return fileContent(body.filename);
  }
}

function formContent(fields: { name: string; value: string }[]): string {
  const items = fields.map(({ name, value }) => `new(${quote(name)}, ${quote(value)})`);
  return commaLines('new FormUrlEncodedContent(new KeyValuePair<string, string>[]\n{', items, '})', tab);
}

function part(part: MultipartPart): string {
  const name = quote(parameter(part.name));
  if (part.kind === 'text') return `{ ${partContent(part)}, ${name} }`;
  return ['{', `${tab}${partContent(part)},`, `${tab}${name},`, `${tab}${quote(parameter(part.filename))}`, '}'].join(
    '\n',
  );
}

/** The content of a part with its headers; those of a text begin with its type. */
function partContent(part: MultipartPart): string {
  const own = (part.headers ?? []).map(({ name, value }) => `{ ${quote(name)}, ${quote(value)} }`);
  if (part.kind === 'text') {
    const type = part.contentType ? `, ${mediaType(part.contentType)}` : '';
    const headers = own.length > 0 ? ` { Headers = { ${own.join(', ')} } }` : '';
    return `new StringContent(${quote(part.value)}${type})${headers}`;
  }
  const typed =
    own.length > 0 ? `{ "Content-Type", ${quote(part.contentType)} }` : `ContentType = ${mediaType(part.contentType)}`;
  return `${fileContent(part.filename)} { Headers = { ${[typed, ...own].join(', ')} } }`;
}

/** Parts of a body that is no form, with their dispositions among their headers. */
function mixedContent({ mediaType: type, parts }: MultipartBody): string {
  const [, subtype = 'mixed'] = /^multipart\/([\w.+-]+)/i.exec(type) ?? [];
  const contents = parts.map((part) => {
    const headers = partHeaders(part, false).filter(({ name }) => name.toLowerCase() !== 'content-type');
    return partContent({ ...part, headers });
  });
  return commaLines(`new MultipartContent(${quote(subtype)})\n{`, contents, '}', tab);
}

/** The parameters of a type in parts, such as `type` of `multipart/related`: .NET writes the boundary alone. */
function typeParameters(body: SampleBody): string[] {
  if (body.kind !== 'multipart' || isMultipartForm(body.mediaType)) return [];
  const parameters = [...body.mediaType.matchAll(/;\s*([\w-]+)=("[^"]*"|[^\s;]+)/g)];
  return parameters.flatMap(([, name = '', value = '']) =>
    name.toLowerCase() === 'boundary'
      ? []
      : [
          `request.Content.Headers.ContentType!.Parameters.Add(new NameValueHeaderValue(${quote(name)}, ${quote(value)}));`,
        ],
  );
}

function fileContent(filename: string): string {
  return `new StreamContent(File.OpenRead(${quote(filename)}))`;
}

function mediaType(contentType: string): string {
  return `MediaTypeHeaderValue.Parse(${quote(contentType)})`;
}

/** Text as a raw string literal with more quotes than it holds in a row, else as joined lines. */
function textLiteral(text: string): string {
  if (!isBlock(text)) return concatenated(text, quote, ' +', tab);
  const runs = (text.match(/"+/g) ?? []).map((run) => run.length);
  const quotes = '"'.repeat(runs.reduce((most, run) => Math.max(most, run), 2) + 1);
  return `${quotes}\n${tab}${indent(text, tab)}\n${tab}${quotes}`;
}

/** Text as a string literal. */
function quote(text: string): string {
  return doubleQuoted(text, unitEscape);
}
