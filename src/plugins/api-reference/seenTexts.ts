import { dataWithoutControls, withoutControls } from '../../reference/printable';
import type { Finished } from '../../reference/stages/checks';

/**
 * A reference whose pages and texts for guides show letters that turn the direction of text, or that no screen shows, as their
 * escapes, as Markdown pages do. Most descriptions have none, so that one look at the whole is enough.
 */
export function withSeenTexts<Made extends Finished>(made: Made): Made {
  const { description, pages, inserts } = made;
  const whole = JSON.stringify([description.document, inserts]);
  if (withoutControls(whole) === whole) return made;
  return { ...made, pages: pages.map(dataWithoutControls), inserts: dataWithoutControls(inserts) };
}
