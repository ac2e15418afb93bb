import type { Page } from '@playwright/test';

/** What Tab came to, from where it started. */
export interface Walk {
  /** Elements that a mouse could use and Tab did not come to; when it did not end, up to the last one that it came to. */
  missed: string[];
  /** Elements that Tab came to after one that is behind them in the document. */
  outOfOrder: string[];
  /** Elements that look the same with the focus as without it, or are out of sight. */
  unseen: string[];
  /** How many elements Tab came to. */
  reached: number;
  /** Whether there was nothing more to come to. */
  ended: boolean;
}

interface Stop {
  element: Element;
  look: string;
  reached: boolean;
}

/** What the walk keeps in the page. */
interface Track {
  stops: Stop[];
  last: number;
  step: () => { outOfOrder?: string; unseen?: string } | undefined;
  missed: (ended: boolean) => string[];
}

type Tracked = Window & { track: Track };

/** Presses Tab from where the focus is, until the page ends or `max` elements have been reached. */
export async function walk(page: Page, max = 800): Promise<Walk> {
  await page.evaluate(layTrack);
  const result: Walk = { missed: [], outOfOrder: [], unseen: [], reached: 0, ended: false };
  while (result.reached < max) {
    await page.keyboard.press('Tab');
    const step = await page.evaluate(() => (window as unknown as Tracked).track.step());
    if (step === undefined) {
      result.ended = true;
      break;
    }
    result.reached += 1;
    if (step.outOfOrder !== undefined) result.outOfOrder.push(step.outOfOrder);
    if (step.unseen !== undefined) result.unseen.push(step.unseen);
  }
  const missed = await page.evaluate((ended) => (window as unknown as Tracked).track.missed(ended), result.ended);
  return { ...result, missed };
}

/** Runs in the page: lists what can be operated, in the order of the document, with its look before it is reached. */
function layTrack(): void {
  const operable = 'a[href], button, input, select, textarea, summary, [tabindex]';
  /** The radio button of a group that Tab goes to: the chosen one, else the first. */
  const isEntry = (element: Element): boolean => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name, form }) => name === element.name && form === element.form,
    );
    return element === (group.find(({ checked }) => checked) ?? group[0]);
  };
  const isStop = (element: Element): element is HTMLElement =>
    element instanceof HTMLElement &&
    (element.tabIndex >= 0 || element.matches('a, button, select, textarea, summary')) &&
    !element.matches(':disabled, [inert] *') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    isEntry(element);
  /** A control in a label is drawn by it, and so is a radio button that has its label beside it. */
  const drawn = (element: Element): Element => {
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio';
    return (isRadio ? element.labels?.[0] : element.matches('input') && element.closest('label')) || element;
  };
  const look = (element: Element): string => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(drawn(element));
    const { borderColor } = getComputedStyle(element);
    return [
      outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} ${outlineColor}`,
      boxShadow,
      borderColor,
    ].join();
  };
  const isInSight = (element: Element): boolean => {
    const { top, bottom, left, right, width, height } = drawn(element).getBoundingClientRect();
    const opacities = [
      getComputedStyle(drawn(element)).opacity,
      getComputedStyle(drawn(element).parentElement ?? element).opacity,
    ];
    const inWindow = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    return inWindow && width > 0 && height > 0 && opacities.every((opacity) => Number(opacity) > 0.5);
  };
  const name = (element: Element): string => element.outerHTML.slice(0, 160);
  const stops = [...document.querySelectorAll(operable)]
    .filter(isStop)
    .map((element): Stop => ({ element, look: look(element), reached: false }));
  const first = stops.findIndex(
    ({ element }) => document.activeElement?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const track: Track = {
    stops: document.activeElement === document.body ? stops : stops.slice(Math.max(first, 0)),
    last: -1,
    step: () => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return undefined;
      const index = track.stops.findIndex(({ element }) => element === activeElement);
      const stop = track.stops[index];
      // A box that scrolls is a stop of the browser's own.
      if (stop === undefined) return isInSight(activeElement) ? {} : { unseen: name(activeElement) };
      if (stop.reached) return undefined;
      stop.reached = true;
      const isSeen = look(activeElement) !== stop.look && isInSight(activeElement);
      const isBehind = index < track.last;
      track.last = Math.max(index, track.last);
      return { ...(isBehind && { outOfOrder: name(activeElement) }), ...(!isSeen && { unseen: name(activeElement) }) };
    },
    missed: (ended) =>
      track.stops
        .slice(0, ended ? undefined : track.last + 1)
        .filter(({ reached, element }) => !reached && isStop(element))
        .map(({ element }) => name(element)),
  };
  Object.assign(window, { track });
}
