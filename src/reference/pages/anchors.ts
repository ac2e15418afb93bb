/** Hands out the anchors of one page: safe in an id and in an address, and never the same one twice. */
export interface Anchors {
  /** An anchor for a part below `parent`; numbered when it is taken. */
  child: (parent: string, part: string) => string;
  /** An anchor at the top of the page. */
  top: (name: string) => string;
}

/** Makes an empty set of anchors. The same calls in the same order give the same anchors. */
export function createAnchors(): Anchors {
  const taken = new Set<string>();
  const claim = (wanted: string): string => {
    let anchor = wanted;
    for (let number = 2; taken.has(anchor.toLowerCase()); number += 1) anchor = `${wanted}-${number}`;
    taken.add(anchor.toLowerCase());
    return anchor;
  };
  return {
    child: (parent, part) => claim(`${parent}.${toAnchorPart(part)}`),
    top: (name) => claim(toKebabCase(name)),
  };
}

function toAnchorPart(name: string): string {
  return name.replace(/[^A-Za-z0-9_$-]+/g, '-').replace(/^-+|-+$/g, '') || 'part';
}

/** `listTasks` gives `list-tasks`. */
function toKebabCase(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2');
  return toAnchorPart(words).toLowerCase();
}
