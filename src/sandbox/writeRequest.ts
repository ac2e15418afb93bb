import { splitOrigin, withQuery } from '../reference/address';
import { toJsonText } from '../reference/jsonText';
import type { SampleBody, SampleHeader, SampleRequest } from '../reference/sampleRequest';
import { formPieces, multipart } from '../reference/samples/forms';
import type { SandboxRequest } from './request/types';
import { newUuid } from './world/ids';

/** What a request is written with. */
interface WriteContext {
  /** Returns the content of a file that the request names. */
  contentOf: (filename: string) => Uint8Array;
  /** A number from 0 up to 1, without 1, for keys that are new each time. */
  random: () => number;
}

/**
 * A request as it would arrive. Where the name of an environment variable stands for a secret, that name is the secret.
 */
export function writeRequest(request: SampleRequest, context: WriteContext): SandboxRequest {
  const { method, url, secretQuery = [], headers, body, digest } = request;
  const merged = new Map<string, string>(digest === undefined ? [] : [['authorization', `Digest ${digest}`]]);
  for (const header of headers) {
    const name = header.name.toLowerCase();
    const value = headerValue(header, context);
    const earlier = merged.get(name);
    const separator = name === 'cookie' ? '; ' : ', ';
    merged.set(name, earlier === undefined ? value : earlier + separator + value);
  }
  const written = body && writeBody(body, context);
  return {
    method,
    url: withQuery(
      splitOrigin(url).rest || '/',
      secretQuery.map(({ name, secret }) => `${name}=${secret}`),
    ),
    headers: {
      ...Object.fromEntries(merged),
      ...(written?.contentType ? { 'content-type': written.contentType } : {}),
    },
    ...(written ? { body: written.bytes } : {}),
  };
}

function headerValue({ value, secret, isNewKey }: SampleHeader, { random }: WriteContext): string {
  if (isNewKey) return newUuid(random);
  if (secret === undefined) return value;
  // RFC 7617 requires a user as well, and both encoded.
  return value + (/^basic $/i.test(value) ? btoa(`user:${secret}`) : secret);
}

function writeBody(body: SampleBody, { contentOf }: WriteContext): { contentType?: string; bytes: Uint8Array } {
  const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
  switch (body.kind) {
    case 'json':
      return { bytes: encode(toJsonText(body.value)) };
    case 'form':
      return { bytes: encode(formPieces(body.fields).join('')) };
    case 'text':
      return { bytes: encode(body.text) };
    case 'file':
      return { bytes: contentOf(body.filename) };
    case 'multipart': {
      const { contentType, pieces } = multipart(body);
      return {
        contentType,
        bytes: joined(pieces.map((piece) => ('text' in piece ? encode(piece.text) : contentOf(piece.filename)))),
      };
    }
  }
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
