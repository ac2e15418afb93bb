import { useEffect, useState } from 'react';

/** How far down the window a section must have come to be the current one. */
const READING_LINE = 0.3;

function lastAbove(sections: HTMLElement[]): string | undefined {
  const line = window.innerHeight * READING_LINE;
  return sections.filter((section) => section.getBoundingClientRect().top <= line).at(-1)?.id;
}

/**
 * The anchor of the section that is being read. Takes the anchors in the order of the page, one on each line: a text,
 * so that the same list is the same value. Nothing is current before the first section and without a script.
 */
export function useCurrentAnchor(anchors: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const sections = anchors
      .split('\n')
      .map((anchor) => document.getElementById(anchor))
      .filter((section) => section !== null);
    // Everything above the line counts as visible, so that a jump over a section is noticed too.
    const observer = new IntersectionObserver(() => setCurrent(lastAbove(sections)), {
      rootMargin: `9999999px 0px -${100 * (1 - READING_LINE)}% 0px`,
    });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [anchors]);
  return current;
}
