import path from 'node:path';
import { compare, parse } from 'semver';
import { isNode, type Node } from '../reference/json';
import { sandboxFields } from '../reference/keywords/structure';
import { changeFields } from '../reference/support/changeFields';

/** A description as it was when a version of the API was released. */
export interface Release {
  version: string;
  /** Day of the release, `2026-03-01`. */
  date: string;
  /** The bundled document without its texts and examples. */
  document: Node;
}

/** Where a recorded release says when it was released, among the fields of `info`. */
export const dateField = 'x-release-date';

/** Where a recorded release says for which audience it was recorded, among the fields of `info`. */
export const audienceField = 'x-release-audience';

/** Where a recorded release names the overlays that had changed the description, among the fields of `info`. */
export const overlaysField = 'x-release-overlays';

/** What no comparison depends on: texts and values for readers, and what only this site makes something of. */
const unrecorded = new Set([
  ...['description', 'example', 'examples', 'externalDocs', 'termsOfService', 'contact', 'license', '$comment'],
  ...['x-codeSamples', 'x-code-samples', 'x-badges'],
  ...['x-enumDescriptions', 'x-enum-descriptions', 'x-enum-comments', 'x-ms-enum'],
  ...['x-zapier', 'x-tagGroups', 'x-page', 'x-displayName', ...sandboxFields],
  dateField,
  audienceField,
  overlaysField,
]);

/** A bundled document as a release keeps it: without texts and examples, which no comparison of releases depends on. */
export function withoutProse(document: object): Node {
  return changeFields(document, (name, value) => (unrecorded.has(name) ? undefined : value)) as Node;
}

/** The part of a document that decides what changed of the API: what a release keeps, without titles. */
export function comparedFields(document: object): Node {
  const isText = (name: string): boolean => unrecorded.has(name) || name === 'summary';
  return { ...changeFields(document, (name, value) => (isText(name) ? undefined : value)), info: {} };
}

/**
 * The document that is recorded for a release; `overlays` are files. The same document, version, date, audience and names of overlays
 * give the same bytes.
 */
export function recordRelease(
  document: object,
  {
    version,
    date,
    audience,
    overlays = [],
  }: Pick<Release, 'version' | 'date'> & { audience?: string | undefined; overlays?: readonly string[] },
): Node {
  const recorded = withoutProse(document);
  const edition = {
    ...(audience === undefined ? {} : { [audienceField]: audience }),
    ...(overlays.length === 0 ? {} : { [overlaysField]: overlayNames(overlays) }),
  };
  const info = { ...(isNode(recorded.info) ? recorded.info : {}), version, [dateField]: date, ...edition };
  return { ...recorded, info };
}

/** What a release calls overlays (files): their folders may differ from one checkout to the next. */
export function overlayNames(overlays: readonly string[]): string[] {
  return overlays.map((file) => path.basename(file));
}

/** Whether a text is a version by the rules of Semantic Versioning 2.0.0, without a `v` before it. */
export function isVersion(text: string): boolean {
  return parse(text) !== null && /^\d\S*$/.test(text);
}

/** Orders versions by their precedence. */
export const compareVersions: (a: string, b: string) => number = compare;

/** Whether a text is a day of the calendar, `2026-03-01`. */
export function isDate(text: unknown): text is string {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
