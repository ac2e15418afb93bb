import type { MultipartPart, SampleBody, SampleLanguage, SampleRequest } from '../sampleRequest';
import { encodesVariable, joinedAddress } from './addressPieces';
import { disposition, isPlainForm, type MultipartBody, multipart } from './forms';
import {
  type AddressEncoding,
  allHeaders,
  clientNotes,
  hasNewKey,
  hasSecretHeader,
  openChecks,
  type PlainHeader,
  type PlainRequest,
  plainRequest,
  writePiece,
} from './plain';
import { doubleQuoted, pointEscape } from './stringLiteral';
import { concatenated, isPrintable, prettyJson } from './text';

/** Samples for Go with net/http. */
export const go: SampleLanguage = { id: 'go', label: 'Go', client: 'net/http', prism: 'go', write };

const check = ['\tif err != nil {', '\t\tlog.Fatal(err)', '\t}'];
const packages = [
  'bytes',
  'crypto/rand',
  'crypto/tls',
  'fmt',
  'io',
  'log',
  'mime/multipart',
  'net/http',
  'net/textproto',
  'net/url',
  'os',
  'strings',
];

function write(request: SampleRequest): string {
  const plain = plainRequest(request);
  const body = plain.body ? bodyLines(plain.body) : [];
  const main = [
    'func main() {',
    ...openChecks(plain, (variable, message) => [
      `\tif os.Getenv(${quote(variable)}) == "" {`,
      `\t\tlog.Fatal(${quote(message)})`,
      '\t}',
    ]),
    ...baseLines(plain),
    ...body,
    ...requestLines(plain),
    '',
    ...certificateLines(plain),
    `\tresponse, err := ${plain.certificate === undefined ? 'http.DefaultClient' : 'client'}.Do(request)`,
    ...check,
    '\tdefer response.Body.Close()',
    '\tcontent, err := io.ReadAll(response.Body)',
    ...check,
    '\tfmt.Println(response.Status)',
    '\tfmt.Println(string(content))',
    '\tif response.StatusCode >= 400 {',
    '\t\tlog.Fatal("HTTP ", response.StatusCode)',
    '\t}',
    '}',
  ];
  const parts = plain.body?.kind === 'multipart' ? plain.body.parts : [];
  const code = [...helpers(plain.body), ...main];
  return [
    ...clientNotes(plain, '//', { digest: 'net/http' }),
    'package main',
    '',
    'import (',
    ...imports(plain, parts),
    ')',
    '',
    ...code,
  ].join('\n');
}

function baseLines({ base }: PlainRequest): string[] {
  if (!base) return [];
  const read = `\tbase := os.Getenv(${quote(base.variable)})`;
  if (base.value === undefined) return [read];
  return [read, '\tif base == "" {', `\t\tbase = ${quote(base.value)}`, '\t}'];
}

function certificateLines({ certificate }: PlainRequest): string[] {
  if (certificate === undefined) return [];
  const file = `os.Getenv(${quote(certificate)})`;
  return [
    `\tcertificate, err := tls.LoadX509KeyPair(${file}, ${file})`,
    ...check,
    '\tsettings := &tls.Config{Certificates: []tls.Certificate{certificate}}',
    '\tclient := &http.Client{Transport: &http.Transport{TLSClientConfig: settings}}',
  ];
}

function imports(plain: PlainRequest, parts: MultipartPart[]): string[] {
  const { base, body, open, variableQuery, certificate } = plain;
  const hasVariable = open.length + variableQuery.length > 0 || certificate !== undefined;
  const hasSecret = hasSecretHeader(plain) || hasVariable;
  const hasFile = body?.kind === 'file' || parts.some(({ kind }) => kind === 'file');
  const used = new Set(['fmt', 'io', 'log', 'net/http']);
  if (base || hasSecret || hasFile) used.add('os');
  if (hasNewKey(plain)) used.add('crypto/rand');
  if (isGoForm(body)) used.add('bytes').add('mime/multipart');
  else if (body?.kind === 'multipart') used.add('bytes');
  else if (body) used.add(body.kind === 'file' ? 'bytes' : 'strings');
  if (isGoForm(body) && parts.some(({ contentType }) => contentType)) used.add('net/textproto');
  if (body?.kind === 'form' || encodesVariable(plain)) used.add('net/url');
  if (certificate !== undefined) used.add('crypto/tls');
  return packages.filter((name) => used.has(name)).map((name) => `\t"${name}"`);
}

function requestLines(plain: PlainRequest): string[] {
  const { body, method } = plain;
  const address = joinedAddress(plain, 'base', { text: quote, variable: encoded }, '+');
  const reader = body ? (isGoForm(body) ? '&body' : 'body') : 'nil';
  return [
    ...(hasNewKey(plain) ? ['\tkey := make([]byte, 16)', '\trand.Read(key)'] : []),
    `\trequest, err := http.NewRequest(${quote(method)}, ${address}, ${reader})`,
    ...check,
    ...allHeaders(plain).map((header) => `\trequest.Header.Set(${quote(header.name)}, ${value(header)})`),
    ...typeLines(body),
  ];
}

/** Whether the writer of forms writes a body: its parts have no headers of their own. */
function isGoForm(body: SampleBody | undefined): boolean {
  return body?.kind === 'multipart' && isPlainForm(body);
}

function typeLines(body: SampleBody | undefined): string[] {
  if (body?.kind !== 'multipart') return [];
  const type = isPlainForm(body) ? 'form.FormDataContentType()' : quote(multipart(body).contentType);
  return [`\trequest.Header.Set("Content-Type", ${type})`];
}

const escapes = { path: 'url.PathEscape', query: 'url.QueryEscape' };

function encoded(variable: string, encoding: AddressEncoding): string {
  const read = `os.Getenv(${quote(variable)})`;
  return encoding === 'none' ? read : `${escapes[encoding]}(${read})`;
}

function value({ pieces }: PlainHeader): string {
  const style = {
    text: quote,
    secret: (variable: string) => `os.Getenv(${quote(variable)})`,
    newKey: 'fmt.Sprintf("%x", key)',
  };
  return pieces.map((piece) => writePiece(piece, style)).join('+');
}

function bodyLines(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return [`\tbody := strings.NewReader(${textLiteral(prettyJson(body.value))})`];
    case 'form':
      return formLines(body.fields);
    case 'multipart':
      if (!isPlainForm(body)) return handMade(body);
      return [
        '\tvar body bytes.Buffer',
        '\tform := multipart.NewWriter(&body)',
        ...body.parts.map(part),
        '\tform.Close()',
        '',
      ];
    case 'text':
      return [`\tbody := strings.NewReader(${textLiteral(body.text)})`];
    case 'file':
      return [`\tfile, err := os.ReadFile(${quote(body.filename)})`, ...check, '\tbody := bytes.NewReader(file)'];
  }
}

function formLines(fields: { name: string; value: string }[]): string[] {
  const add = fields.map(({ name, value }) => `\tform.Add(${quote(name)}, ${quote(value)})`);
  return ['\tform := url.Values{}', ...add, '\tbody := strings.NewReader(form.Encode())'];
}

function part(part: MultipartPart): string {
  if (!part.contentType && part.kind === 'text') return `\tform.WriteField(${quote(part.name)}, ${quote(part.value)})`;
  const content = part.kind === 'file' ? `readFile(${quote(part.filename)})` : `[]byte(${quote(part.value)})`;
  return `\taddPart(form, ${textLiteral(disposition(part))}, ${quote(part.contentType ?? '')}, ${content})`;
}

/** The pieces of a body that is no plain form, one after the other. */
function handMade(body: MultipartBody): string[] {
  const pieces = multipart(body).pieces.map((piece) =>
    'text' in piece
      ? `\t\t[]byte(${concatenated(piece.text, quote, ' +', '\t\t\t')}),`
      : `\t\treadFile(${quote(piece.filename)}),`,
  );
  return ['\tbody := bytes.NewReader(bytes.Join([][]byte{', ...pieces, '\t}, nil))'];
}

function helpers(body: SampleBody | undefined): string[] {
  const parts = body?.kind === 'multipart' ? body.parts : [];
  const add = [
    'func addPart(form *multipart.Writer, disposition, contentType string, content []byte) {',
    '\tpart, err := form.CreatePart(textproto.MIMEHeader{',
    '\t\t"Content-Disposition": {disposition},',
    '\t\t"Content-Type":        {contentType},',
    '\t})',
    ...check,
    '\tpart.Write(content)',
    '}',
    '',
  ];
  const read = [
    'func readFile(name string) []byte {',
    '\tcontent, err := os.ReadFile(name)',
    ...check,
    '\treturn content',
    '}',
    '',
  ];
  return [
    ...(isGoForm(body) && parts.some(({ contentType }) => contentType) ? add : []),
    ...(parts.some(({ kind }) => kind === 'file') ? read : []),
  ];
}

/** Text as a raw string, a backtick within it in quotes; unprintable text as joined lines. */
function textLiteral(text: string): string {
  if (!isPrintable(text)) return concatenated(text, quote, ' +', '\t\t');
  if (!/["\\\n]/.test(text)) return quote(text);
  return `\`${text.replaceAll('`', '` + "`" + `')}\``;
}

/** Text as a string literal. */
function quote(text: string): string {
  return doubleQuoted(text, pointEscape);
}
