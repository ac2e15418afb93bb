import { isMultipartForm } from '../../reference/mediaType';

/** A part of a multipart body. The name is empty for one that has none, outside of a form. */
export interface Part {
  name: string;
  filename?: string;
  contentType?: string;
  content: Uint8Array;
}

/** A file of a multipart body, or a body that is one. */
export interface UploadedFile {
  /** The property whose value it is. */
  field: string;
  name: string;
  mediaType: string;
  content: Uint8Array;
}

const [lineFeed, carriageReturn, hyphen] = [10, 13, 45];

/**
 * The parts of a multipart body (RFC 2046, 5.1); undefined for one that is cut off or has no boundary, and for a form with a
 * part without a name (RFC 7578).
 */
export function readMultipart(body: Uint8Array, contentType: string): Part[] | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return undefined;
  const delimiter = new TextEncoder().encode(`--${boundary}`);
  const parts: Part[] = [];
  let start = indexOf(body, delimiter, 0);
  while (start >= 0) {
    const after = start + delimiter.length;
    if (body[after] === hyphen && body[after + 1] === hyphen) return parts;
    const end = indexOf(body, delimiter, after);
    if (end < 0) return undefined;
    const part = readPart(body.subarray(afterLine(body, after), beforeLine(body, end)), isMultipartForm(contentType));
    if (!part) return undefined;
    parts.push(part);
    start = end;
  }
  return undefined;
}

/** The text of bytes, each of which is one character, so that nothing of a file is lost. */
export function toBinaryText(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return pieces.join('');
}

function readPart(bytes: Uint8Array, isOfForm: boolean): Part | undefined {
  const blank = blankLine(bytes);
  if (!blank) return undefined;
  const head = new TextDecoder().decode(bytes.subarray(0, blank.at));
  const headers = new Map(
    head.split(/\r?\n/).map((line) => {
      const [name = '', value = ''] = line.split(/:(.*)/s);
      return [name.trim().toLowerCase(), value.trim()];
    }),
  );
  const disposition = headers.get('content-disposition') ?? '';
  const name = parameterOf(disposition, 'name');
  if (name === undefined && isOfForm) return undefined;
  const filename = parameterOf(disposition, 'filename');
  const contentType = headers.get('content-type');
  return {
    name: name ?? '',
    ...(filename === undefined ? {} : { filename }),
    ...(contentType === undefined ? {} : { contentType }),
    content: bytes.subarray(blank.after),
  };
}

/** A parameter of `Content-Disposition`, as browsers write it. */
function parameterOf(disposition: string, name: string): string | undefined {
  const [, quoted, plain] =
    new RegExp(`(?:^|[;\\s])${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]+))`, 'i').exec(disposition) ?? [];
  const text = quoted?.replace(/\\(.)/g, '$1') ?? plain;
  return text?.replace(/%22/g, '"').replace(/%0D/g, '\r').replace(/%0A/g, '\n');
}

function blankLine(bytes: Uint8Array): { at: number; after: number } | undefined {
  // A part without headers begins with it.
  if (bytes[0] === lineFeed) return { at: 0, after: 1 };
  if (bytes[0] === carriageReturn && bytes[1] === lineFeed) return { at: 0, after: 2 };
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== lineFeed) continue;
    if (bytes[at + 1] === lineFeed) return { at, after: at + 2 };
    if (bytes[at + 1] === carriageReturn && bytes[at + 2] === lineFeed) return { at, after: at + 3 };
  }
  return undefined;
}

/** Where the content begins that follows a delimiter. */
function afterLine(bytes: Uint8Array, at: number): number {
  const next = bytes.indexOf(lineFeed, at);
  return next < 0 ? bytes.length : next + 1;
}

/** Where the content ends that is before a delimiter. */
function beforeLine(bytes: Uint8Array, at: number): number {
  const end = bytes[at - 1] === lineFeed ? at - 1 : at;
  return bytes[end - 1] === carriageReturn ? end - 1 : end;
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}
