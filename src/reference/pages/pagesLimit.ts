import type { Description } from '../load/description';
import type { Problem } from '../problems';
import { sizeOfTree } from '../repetition';
import { DescriptionError } from '../report';

/** Counts what the pages of a description take, and ends where that is very much more than the description. */
export interface PagesLimit {
  /** Adds characters of a page. Throws a DescriptionError with the place that takes the most once there are too many. */
  count: (characters: number) => void;
  /** Adds steps of merging schemas, each of which takes as long as many characters. */
  countSteps: (steps: number) => void;
  /** Makes a part of a page: that of the operation or model at `pointer`. */
  within: <Made>(pointer: string, make: () => Made) => Made;
}

/**
 * Characters that pages may have, with what is merged for them. Those of descriptions in use have up to 31 times as many as
 * the description; a small one is allowed more.
 */
const limits = { base: 4_000_000, perCharacter: 50 };

/** Characters that take as long as one step of merging. */
const perStep = 20;

/** Makes the limit of a description's pages; `found` are problems that are reported with it. */
export function limitPages(
  { document, source = document, locate }: Pick<Description, 'document' | 'source' | 'locate'>,
  found: readonly Problem[] = [],
): PagesLimit {
  const counted = new Map<string, number>();
  let at = '#';
  let left = limits.base;
  let written: number | undefined;

  const count = (characters: number): void => {
    counted.set(at, (counted.get(at) ?? 0) + characters);
    left -= characters;
    if (left >= 0) return;
    // Most descriptions never get here.
    if (written === undefined) {
      written = sizeOfTree(source);
      left += limits.perCharacter * written;
    }
    if (left < 0) throw new DescriptionError([...found, toProblem(mostOf(counted), locate)]);
  };

  return {
    count,
    countSteps: (steps) => count(steps * perStep),
    within: (pointer, make) => {
      const outer = at;
      at = pointer;
      const made = make();
      at = outer;
      return made;
    },
  };
}

function mostOf(counted: ReadonlyMap<string, number>): string {
  const [[pointer] = ['#']] = [...counted].sort(([, one], [, other]) => other - one);
  return pointer;
}

function toProblem(pointer: string, locate: Description['locate']): Problem {
  return {
    severity: 'error',
    place: locate(pointer),
    message:
      'Written out on the pages, the schemas, examples and texts that are shared make the description many times as long, most of it here.',
    remedy:
      'Let schemas restate fewer properties of those that they extend by `allOf`, and let fewer share long parts.',
    code: 'excess',
  };
}
