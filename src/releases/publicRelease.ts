import { type CleanOptions, cleanDocument } from '../reference/internal/cleanDocument';
import type { Release } from './release';

/** A recorded release without what is internal in it, or in the description as it is now (`also`). */
export function publicRelease<Recorded extends Release>(release: Recorded, options: CleanOptions): Recorded {
  const document = cleanDocument(release.document, options)?.result.document;
  return document ? { ...release, document } : release;
}
