import type { Operation } from '../model';

/** What paths may begin with that says nothing of what they are about: `api`, `v1`, `2.0`, `2010-04-01`. */
const version = /^(?:api|rest|v?\d+(?:[.-]\d+)*(?:-?(?:alpha|beta|preview)\d*)?)$/i;

/**
 * The segments of a path that name what it is about, for the pages of operations: without parameters, a version that it
 * begins with, and the extension of a format. A custom verb (`orders:cancel`) and the parts of a dotted name
 * (`chat.postMessage`) are segments, too, and so are the words of a webhook's name.
 */
export function segmentsOf({ kind, path }: Pick<Operation, 'kind' | 'path'>): string[] {
  if (kind === 'webhook') return path.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
  const sent = path.replace(/[?#](?!\}).*$/s, '');
  const written = sent
    .split('/')
    .map((segment) => segment.replace(/\{[^{}]*\}/g, ''))
    .filter((segment) => segment !== '');
  const about = written.findIndex((segment) => !version.test(segment));
  return (about < 0 ? written : written.slice(about)).flatMap(namesIn).filter((name) => name !== '');
}

/** The names in one segment; those of one without a letter before a dot are one. */
function namesIn(segment: string): string[] {
  return segment.replace(/\.(?:json|xml)$/i, '').split(/:|(?<=\p{L})\.(?=\p{L})/u);
}

/** The segments by which an operation is below its tag; that of one without a tag is the first of them. */
export function segmentsBelowTag(operation: Operation): string[] {
  const segments = segmentsOf(operation);
  return isTaggedByPath(operation) ? segments.slice(1) : segments;
}

/** Whether an operation has no tag, so that the first segment of its path is taken for one. */
export function isTaggedByPath({ kind, tags }: Pick<Operation, 'kind' | 'tags'>): boolean {
  return kind === 'operation' && tags[0] === undefined;
}
