/** Shows a list where it has something to show, with its heading and what leads there in the table of contents. */
export function hideWhereEmpty(list: HTMLElement, headings: string): void {
  const isEmpty = [...list.children].every((item) => (item as HTMLElement).hidden);
  list.hidden = isEmpty;
  const heading = list.previousElementSibling;
  if (!(heading instanceof HTMLElement && heading.matches(headings))) return;
  heading.hidden = isEmpty;
  const entries = document.querySelectorAll<HTMLElement>(`.table-of-contents li:has(> a[href="#${heading.id}"])`);
  for (const entry of entries) entry.hidden = isEmpty;
}
