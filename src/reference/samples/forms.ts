import { percentEncoded, wellFormed } from '../address';
import type { MultipartPart } from '../request/sampleRequest';

type Fields = { name: string; value: string }[];

/** The text of a URL-encoded form: the fields as `name=value`, all but the first led by `&`. */
export function formPieces(fields: Fields): string[] {
  return fields.map(({ name, value }, index) => `${index ? '&' : ''}${formEncoded(name)}=${formEncoded(value)}`);
}

/** One name or value of a form, percent-encoded. */
export function formEncoded(text: string): string {
  return percentEncoded(encodeURIComponent(wellFormed(text)), /[!'()*~]/g);
}

/** A piece of a multipart body: text, or the content of a file. */
type MultipartPiece = { text: string } | { filename: string };

/** A multipart body put together by hand, for clients that have no writer for it. */
interface Multipart {
  contentType: string;
  pieces: MultipartPiece[];
}

/** The pieces of a multipart body in order, with a boundary that no text part holds. */
export function multipart(parts: MultipartPart[]): Multipart {
  const boundary = boundaryFor(parts);
  const pieces: MultipartPiece[] = [];
  let text = '';
  for (const part of parts) {
    text += `--${boundary}\r\nContent-Disposition: ${disposition(part)}\r\n`;
    if (part.contentType) text += `Content-Type: ${part.contentType}\r\n`;
    text += '\r\n';
    if (part.kind === 'text') {
      text += `${part.value}\r\n`;
    } else {
      pieces.push({ text }, { filename: part.filename });
      text = '\r\n';
    }
  }
  pieces.push({ text: `${text}--${boundary}--\r\n` });
  return { contentType: `multipart/form-data; boundary=${boundary}`, pieces };
}

/** The value of a part's `Content-Disposition`. */
export function disposition(part: MultipartPart): string {
  const name = `form-data; name="${parameter(part.name)}"`;
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
