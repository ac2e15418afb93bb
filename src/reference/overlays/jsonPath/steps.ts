import type { Pattern } from '../../pattern';

/** Thrown where something takes more steps than there are. */
export class TooManySteps extends Error {}

/** What may be done altogether: values looked at, compared or copied, and hundreds of characters. */
export class Steps {
  /** The patterns that steps were taken for, by how they are written: of a whole text, and of a part of one. */
  readonly patterns = { whole: new Map<string, Pattern | undefined>(), part: new Map<string, Pattern | undefined>() };

  constructor(private left: number) {}

  /** Takes steps; throws TooManySteps where none are left. */
  take(count = 1): void {
    this.left -= count;
    if (this.left < 0) throw new TooManySteps();
  }

  /** Takes the steps of looking at a text. */
  takeText(text: string): void {
    this.take(1 + text.length / 100);
  }

  /** Takes the steps of going through a text character by character. */
  takeCharacters(text: string): void {
    this.take(1 + text.length / 10);
  }
}
