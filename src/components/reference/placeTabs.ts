/** The width in rem that a row of tabs has at least, beside the text of a page and on the narrowest screen. */
export interface RowWidth {
  wide: number;
  narrow: number;
}

/** The rows of a panel, without the space around the tabs. */
const panel: RowWidth = { wide: 24, narrow: 16.5 };
/** The row in the head of a panel, beside a title. */
export const panelHead: RowWidth = { wide: 15, narrow: 8 };

/** Estimated widths in rem: of a letter, of the space around the words of a tab, and of the button to the other tabs. */
const perLetter = 0.45;
const perTab = 1;
const moreButton = 4;

/**
 * The class of each tab of a row: `late` for those that may not fit on any screen, `late-narrow` for those that may not
 * fit on a narrow one only. A late tab that is chosen comes before the other late ones, where it fits: the
 * widths are estimates that are rather too large.
 */
export function placeTabs(labels: string[], rowWidth: RowWidth = panel): (string | undefined)[] {
  const widths = labels.map((label) => [...label].length * perLetter + perTab);
  const wide = countFitting(widths, rowWidth.wide);
  const narrow = countFitting(widths, rowWidth.narrow);
  return widths.map((_, index) => (index >= wide ? 'late' : index >= narrow ? 'late-narrow' : undefined));
}

/** How many tabs fit with one more beside them, the widest of those that do not. */
function countFitting(widths: number[], available: number): number {
  const sum = (list: number[]): number => list.reduce((total, width) => total + width, 0);
  if (sum(widths) + moreButton <= available) return widths.length;
  const fits = (count: number): boolean =>
    sum(widths.slice(0, count)) + Math.max(...widths.slice(count)) + moreButton <= available;
  return widths.slice(1).filter((_, index) => fits(index + 1)).length;
}
