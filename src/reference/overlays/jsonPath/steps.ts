/** Thrown where something takes more steps than there are. */
export class TooManySteps extends Error {}

/** What may be done altogether: values looked at, compared or copied, and hundreds of characters. */
export class Steps {
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
}
