import { encodeComponent, percentEncoded } from '../address';
import { isMultipartForm } from '../mediaType';
import type { MultipartPart, PartHeader, SampleBody } from '../sampleRequest';

type Fields = { name: string; value: string }[];

/** The text of a URL-encoded form: the fields as `name=value`, all but the first led by `&`. */
export function formPieces(fields: Fields): string[] {
  return fields.map(({ name, value }, index) => `${index ? '&' : ''}${formEncoded(name)}=${formEncoded(value)}`);
}

/** One name or value of a form, percent-encoded. */
export function formEncoded(text: string): string {
  return percentEncoded(encodeComponent(text), /[!'()*~]/g);
}

/** A piece of a multipart body: text, or the content of a file. */
type MultipartPiece = { text: string } | { filename: string };

/** A multipart body put together by hand, for clients that have no writer for it. */
interface Multipart {
  contentType: string;
  pieces: MultipartPiece[];
}

/** A body in parts. */
export type MultipartBody = Extract<SampleBody, { kind: 'multipart' }>;

/** Whether a body is a form whose parts have no headers of their own, as the forms of most clients are. */
export function isPlainForm({ mediaType, parts }: MultipartBody): boolean {
  return isMultipartForm(mediaType) && parts.every(({ headers }) => headers === undefined);
}

/** Whether a plain form has no text with a media type, which some clients can only send as a file with a name. */
export function isUntypedForm(body: MultipartBody): boolean {
  return isPlainForm(body) && body.parts.every(({ kind, contentType }) => kind === 'file' || !contentType);
}

/** The pieces of a multipart body in order, with a boundary that no text part holds. */
export function multipart({ mediaType, parts }: MultipartBody): Multipart {
  const boundary = boundaryFor(parts);
  const pieces: MultipartPiece[] = [];
  let text = '';
  for (const part of parts) {
    const headers = partHeaders(part, isMultipartForm(mediaType)).map(({ name, value }) => `${name}: ${value}\r\n`);
    text += `--${boundary}\r\n${headers.join('')}\r\n`;
    if (part.kind === 'text') {
      text += `${part.value}\r\n`;
    } else {
      pieces.push({ text }, { filename: part.filename });
      text = '\r\n';
    }
  }
  pieces.push({ text: `${text}--${boundary}--\r\n` });
  const [type] = mediaType.split(/;\s*boundary=/i);
  return { contentType: `${type}; boundary=${boundary}`, pieces };
}

/** A multipart body as one text, where no file can be read: a line in brackets stands for the content of each. */
export function multipartText(body: MultipartBody): { mediaType: string; text: string } {
  const { contentType, pieces } = multipart(body);
  const texts = pieces.map((piece) => ('text' in piece ? piece.text : `[content of ${piece.filename}]`));
  return { mediaType: contentType, text: texts.join('') };
}

/** All headers of a part. Outside of a form a text without a name has no disposition, unless the author states it. */
export function partHeaders(part: MultipartPart, isOfForm: boolean): PartHeader[] {
  const { name, contentType, headers = [] } = part;
  const isStated = headers.some((header) => /^content-disposition$/i.test(header.name));
  const hasNone = isStated || (!isOfForm && name === '' && part.kind === 'text');
  return [
    ...(hasNone ? [] : [{ name: 'Content-Disposition', value: disposition(part, isOfForm) }]),
    ...(contentType ? [{ name: 'Content-Type', value: contentType }] : []),
    ...headers,
  ];
}

/** The value of a part's `Content-Disposition`. Outside of a form a file without a name is an attachment. */
export function disposition(part: MultipartPart, isOfForm = true): string {
  const name = isOfForm || part.name !== '' ? `form-data; name="${parameter(part.name)}"` : 'attachment';
  return part.kind === 'file' ? `${name}; filename="${parameter(part.filename)}"` : name;
}

/** A name as browsers write it within the quotes of a disposition. */
export function parameter(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('\0', '%00');
}

function boundaryFor(parts: MultipartPart[]): string {
  let boundary = 'boundary-4c1f9b7e2a6d';
  while (parts.some((part) => part.kind === 'text' && part.value.includes(boundary))) boundary += '-0';
  return boundary;
}
