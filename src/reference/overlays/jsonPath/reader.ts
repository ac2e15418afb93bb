/** What is wrong with a JSONPath expression, and where in it. */
export class JsonPathError extends Error {
  /** Characters before the place. */
  readonly at: number;

  constructor(message: string, at: number) {
    super(message);
    this.name = 'JsonPathError';
    this.at = at;
  }
}

/** Goes through the characters of a JSONPath expression. */
export class Reader {
  at = 0;

  constructor(readonly text: string) {}

  /** Takes a text if it is next. */
  take(text: string): boolean {
    if (!this.text.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }

  /** Takes what a pattern, which is sticky, matches next. */
  takeMatch(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.text) ?? [];
    this.at += found?.length ?? 0;
    return found;
  }

  /** Takes a text that has to be next. */
  expect(text: string): void {
    if (!this.take(text)) this.fail(`"${text}" is expected`);
  }

  skipSpace(): void {
    this.takeMatch(/[ \t\n\r]*/y);
  }

  /** Throws what is wrong at this place. */
  fail(expected: string, at = this.at): never {
    const found = at < this.text.length ? `"${String.fromCodePoint(this.text.codePointAt(at) ?? 0)}"` : 'the end';
    const name = hyphenated(this.text, at);
    const hint = name === undefined ? '' : `a name with a hyphen is written ['${name}']; `;
    throw new JsonPathError(`${hint}${expected}, not ${found}, at character ${at + 1}`, at);
  }
}

/** The name with a hyphen that a place is in: `x-internal` is the most frequent fault. */
function hyphenated(text: string, at: number): string | undefined {
  if (!/\w/.test(text[at - 1] ?? '') || text[at] !== '-') return undefined;
  const [before] = /\w*$/.exec(text.slice(0, at)) ?? [''];
  const [after] = /^[\w-]+/.exec(text.slice(at)) ?? [''];
  return `${before}${after}`;
}
