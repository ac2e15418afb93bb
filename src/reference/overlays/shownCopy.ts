import { type AudienceMarks, isHiddenBy } from '../internal/audience';
import { shortened } from '../shortened';
import { type Found, keysOf, toJsonPath } from './jsonPath/select';
import type { OverlayProblem } from './overlay';

/** What is wrong with a copy that leaves the mark of what its source stands in behind: it would be shown to all. */
export function shownCopy(
  found: Found,
  targets: readonly Found[],
  audience: AudienceMarks | undefined,
): Omit<OverlayProblem, 'source' | 'pointer'> | undefined {
  const hiddenAt = (from: Found | undefined): Found | undefined => {
    for (let at = from; at; at = at.parent) if (isHiddenBy(audience, at.value)) return at;
    return undefined;
  };
  const around = hiddenAt(found.parent);
  const target = around && targets.find((each) => !hiddenAt(each));
  if (!target || isHiddenBy(audience, found.value)) return undefined;
  const [from, to] = [around, target].map((each) => shortened(toJsonPath(keysOf(each))));
  return {
    message: `What is copied stands in ${from}, which is not for all, and ${to} is: its mark would be lost.`,
    remedy: 'Copy the object with the mark, or write what is for all in an `update`.',
  };
}
