import type { AudienceMarks } from '../reference/internal/audience';
import { type CleanOptions, cleanDocument } from '../reference/internal/cleanDocument';
import { markAudience } from '../reference/internal/markAudience';
import { asNode, type Node } from '../reference/json';
import { audienceField, type Release } from './release';

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

/** Why an edition has nothing of a release: it was recorded with what is for others, whose marks are no more. */
export function otherAudience({ info }: Node, marks: AudienceMarks | undefined) {
  const { [audienceField]: audience } = asNode(info);
  if (audience === undefined || !marks?.read(audience, audienceField).isHidden) return undefined;
  return {
    pointer: `#/info/${audienceField}`,
    message: `This release was recorded for "${String(audience)}", so that it says what others do not see.`,
    remedy: 'Restore the description of that version and record it for the first audience, or delete the file.',
  };
}
