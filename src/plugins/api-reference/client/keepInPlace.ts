/** Makes a change that may let what stands above an element grow or shrink; the element stays under the pointer. */
export function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect();
  change();
  window.scrollBy(0, element.getBoundingClientRect().top - top);
}
