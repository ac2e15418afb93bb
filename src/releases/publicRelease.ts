import { type AudienceMarks, audienceMarks } from '../reference/internal/audience';
import { type CleanOptions, cleanDocument } from '../reference/internal/cleanDocument';
import { markAudience } from '../reference/internal/markAudience';
import { asNode, type Node } from '../reference/json';
import type { Edition } from '../reference/load/description';
import { audienceField, overlayNames, overlaysField, type Release } from './release';

/**
 * A recorded release without what is internal in it, for other audiences, or either in the description as it is now (`also`). A mark
 * that cannot be read is for nobody.
 */
export function publicRelease<Recorded extends Release>(release: Recorded, options: CleanOptions): Recorded {
  const { audience } = options;
  const given = audience ? structuredClone(release.document) : release.document;
  const forOthers = audience && markAudience(given, noPlace, audience).forOthers;
  const document = cleanDocument(given, { ...options, forOthers })?.result.document;
  return document ? { ...release, document } : release;
}

const noPlace = (pointer: string) => ({ file: '', line: 1, column: 1, pointer });

/** The edition that releases are shown in. */
export interface ShownIn {
  marks?: AudienceMarks | undefined;
  /** The names of the files of its overlays. */
  overlays: readonly string[];
}

/** The edition that a site or a command states; `overlays` are files. */
export function shownIn({
  audience,
  overlays = [],
}: Pick<Edition, 'overlays'> & Partial<Pick<Edition, 'audience'>>): ShownIn {
  return { marks: audience && audienceMarks(audience), overlays: overlayNames(overlays) };
}

/** Why an edition has nothing of a release: it was recorded with what is for others, which nothing marks any more. */
export function otherEdition({ info }: Node, { marks, overlays }: ShownIn) {
  const { [audienceField]: audience, [overlaysField]: made } = asNode(info);
  if (audience !== undefined && marks?.read(audience, audienceField).isHidden)
    return {
      pointer: `#/info/${audienceField}`,
      message: `This release was recorded for "${String(audience)}", so that it says what others do not see.`,
      remedy: 'Restore the description of that version and record it for the first audience, or delete the file.',
    };
  const other = Array.isArray(made) ? made.find((name) => !overlays.includes(name)) : undefined;
  if (other === undefined) return undefined;
  return {
    pointer: `#/info/${overlaysField}`,
    message: `This release was recorded with the overlay "${String(other)}", which this edition does not have.`,
    remedy: 'Restore the description of that version and record it without the overlay, or delete the file.',
  };
}
