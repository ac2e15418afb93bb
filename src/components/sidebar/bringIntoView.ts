/** How far inside the list, in pixels, an entry has to be to count as in view: below the filter above the list. */
const margin = 56;

/** Scrolls the list of the sidebar, never the page, so that an entry outside of its visible part is in the middle. */
export function bringIntoView(entry: Element): void {
  const list = entry.closest('.menu');
  if (!list) return;
  const { top, bottom, height } = list.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  if (place.top >= top + margin && place.bottom <= bottom - margin) return;
  list.scrollTop += place.top - top - height / 2;
  showWhole(list);
}

/** Scrolls a list back by the part of an entry that the filter above the list covers. */
function showWhole(list: Element): void {
  const edge = list.querySelector('.menu-filter')?.getBoundingClientRect().bottom ?? 0;
  for (const link of list.querySelectorAll('.menu__link')) {
    const { top, bottom } = link.getBoundingClientRect();
    if (top < edge && bottom > edge) list.scrollTop -= edge - top;
  }
}
