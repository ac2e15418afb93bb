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

const [tab, lineFeed, carriageReturn, space, hyphen] = [9, 10, 13, 32, 45];

/** Characters of a boundary (RFC 2046, 5.1.1). */
const maxBoundary = 70;

/**
 * The parts of a multipart body (RFC 2046, 5.1); undefined for one that is cut off or has no boundary or a longer one than
 * allowed, and for a form with a part without a name (RFC 7578).
 */
export function readMultipart(body: Uint8Array, contentType: string): Part[] | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined || boundary.length > maxBoundary) return undefined;
  const delimiter = new TextEncoder().encode(`--${boundary}`);
  const parts: Part[] = [];
  let start = nextDelimiter(body, delimiter, 0);
  while (start >= 0) {
    const after = start + delimiter.length;
    if (body[after] === hyphen && body[after + 1] === hyphen) return parts;
    const content = afterLine(body, after);
    const end = nextDelimiter(body, delimiter, content);
    if (end < 0) return undefined;
    const part = readPart(body.subarray(content, beforeLine(body, end)), isMultipartForm(contentType));
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

/** Where the first line that is a delimiter begins, from the line at `line` on; -1 where there is none. */
function nextDelimiter(bytes: Uint8Array, delimiter: Uint8Array, line: number): number {
  for (let at = line; at < bytes.length; at = afterLine(bytes, at)) if (isDelimiter(bytes, delimiter, at)) return at;
  return -1;
}

/** Whether a line is a delimiter: behind it are only spaces, or the two hyphens of the last one. */
function isDelimiter(bytes: Uint8Array, delimiter: Uint8Array, line: number): boolean {
  if (!delimiter.every((byte, index) => bytes[line + index] === byte)) return false;
  const [after, next] = [0, 1].map((index) => bytes[line + delimiter.length + index]);
  if (after === hyphen) return next === hyphen;
  return after === undefined || [tab, lineFeed, carriageReturn, space].includes(after);
}
