import type { Locate, Problem } from '../problems';
import { maxLevels, type Unlisted } from './unlist';

/** Where an internal schema is not written out, or has lost what leads to it. */
export function notWrittenOut(unlisted: Unlisted | undefined, locate: Locate): Problem[] {
  const cycles = [...new Set(unlisted?.cycles)].map((pointer): Problem => {
    const message = 'This refers back to the internal schema that it stands in, so any value is shown.';
    const remedy = 'Take the mark of that schema away, so that it has a page.';
    return { severity: 'notice', place: locate(pointer), message, remedy };
  });
  const kinds = (unlisted?.kinds ?? []).map((pointer): Problem => {
    const message = 'This leads to an internal schema, which is shown without a name, so the value is left out.';
    const remedy = 'Give the property of the discriminator a `const` in that schema.';
    return { severity: 'notice', place: locate(pointer), message, remedy };
  });
  if (!unlisted?.stopped) return [...cycles, ...kinds];
  const { by, pointer } = unlisted.stopped;
  const message =
    by === 'levels'
      ? `Written out where they are used, internal schemas are more than ${maxLevels} levels deep inside each other here.`
      : 'Written out where they are used, the internal schemas are too long.';
  const remedy =
    by === 'levels'
      ? 'Take the mark of one of them away, so that it has a page and the others refer to it.'
      : 'Take the mark away from those that refer to each other.';
  return [...cycles, { severity: 'error', place: locate(pointer), message, remedy, code: 'internal' }];
}
