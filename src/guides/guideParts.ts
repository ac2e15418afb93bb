import type { AudienceMarks } from '../reference/internal/audience';
import { field, isLike, type Report } from './guideMarks';

/** A part for an audience that has begun. */
interface Part {
  colons: number;
  line: number;
  isHidden: boolean;
  margin: Margin;
}

/** What stands before the text of a line: how many quotations it is in, and how far to the right it begins. */
interface Margin {
  quotes: number;
  column: number;
}

/** A line as it is looked at. */
interface Line {
  number: number;
  margin: Margin;
  /** It without quotations, indentation, the marks of list items and invisible signs. */
  bare: string;
}

/** A block of code, comment or formula inside a part: in it nothing ends the part. */
interface Verbatim {
  end: RegExp;
  margin: Margin | undefined;
}

/**
 * A text without parts for others, and without the lines around other parts; each line stays in its place. `first` is the number of its
 * first line. A part begins wherever a line says so, also in code, and goes on to the line of colons that ends it in every reading:
 * what is not clear hides more, or is an error.
 */
export function withoutParts(text: string, first: number, marks: AudienceMarks | undefined, report: Report): string {
  const reader = new PartReader(marks, report);
  const pieces = text.split(/(\r\n|[\n\r\u2028\u2029])/);
  let number = first;
  const shown = pieces.map((piece, index) => {
    if (index % 2 === 0) return reader.read(piece, number);
    if (/[\r\n]/.test(piece)) number += 1;
    return piece;
  });
  reader.end();
  return shown.join('');
}

class PartReader {
  private readonly parts: Part[] = [];
  /** Other containers outside of parts, by their colons. */
  private readonly others: number[] = [];
  private verbatim: Verbatim | undefined;
  private lastPart: number | undefined;

  constructor(
    private readonly marks: AudienceMarks | undefined,
    private readonly report: Report,
  ) {}

  /** The line as the edition has it. */
  read(content: string, number: number): string {
    const line = toLine(content, number);
    const shown = this.parts.some(({ isHidden }) => isHidden) ? '' : content;
    const [, colons = '', name = '', rest = ''] = /^(:{3,})[^\S\n]*([\p{L}\p{N}_-]*)(.*)$/su.exec(line.bare) ?? [];
    if (name === field) return this.begin(line, colons.length, rest);
    if (name === '') this.refuseHalfMarks(line);
    if (this.parts.length > 0 && this.isVerbatim(line)) return shown;
    if (colons === '' || (name === '' && rest.trim() !== '')) return shown;
    return name === '' ? this.close(line, colons.length, shown) : this.openOther(line, colons.length, name, shown);
  }

  end(): void {
    for (const { line } of this.parts) this.report(line, 'This part has no end.', 'Write ::: below it.');
  }

  private begin({ number, margin }: Line, colons: number, rest: string): string {
    this.refuseEnding(number, colons);
    const isHidden = isForOthers(rest, number, this.marks, this.report);
    this.parts.push({ colons, line: number, isHidden, margin });
    this.verbatim = undefined;
    return '';
  }

  /** A container that is no part: inside of a part it may not end it. */
  private openOther({ number }: Line, colons: number, name: string, shown: string): string {
    if (this.marks && isLike(name.slice(0, field.length)))
      this.report(number, `":::${name}" names no audience.`, `Write ":::${field}".`);
    if (this.parts.length === 0) this.others.push(colons);
    else this.refuseEnding(number, colons);
    return shown;
  }

  private refuseEnding(number: number, colons: number): void {
    const around = this.parts.find((part) => part.colons <= colons);
    if (!around) return;
    this.report(
      number,
      `The end of this would end what begins in line ${around.line}.`,
      'Write more colons around it.',
    );
  }

  /** A line of colons, which ends the outermost part that has no more of them, with all inside. */
  private close({ number, margin, bare }: Line, colons: number, shown: string): string {
    const index = this.parts.findIndex((part) => part.colons <= colons);
    const part = this.parts[index];
    if (part === undefined) return this.closeOther(number, colons, shown);
    if (!isBeside(margin, part.margin)) {
      this.report(
        number,
        `It is not clear whether ${bare.trim()} ends the part that begins in line ${part.line}.`,
        `Begin it as far to the right as line ${part.line}, or write more colons around the part.`,
      );
      return shown;
    }
    this.parts.splice(index);
    this.lastPart = part.line;
    return '';
  }

  private closeOther(number: number, colons: number, shown: string): string {
    if (this.parts.length > 0) return shown;
    const index = this.others.findIndex((each) => each <= colons);
    if (index >= 0) this.others.splice(index);
    else if (this.lastPart !== undefined)
      this.report(
        number,
        `This ends nothing: the part that begins in line ${this.lastPart} has ended before.`,
        'Write more colons around that part.',
      );
    return shown;
  }

  /** Whether a line is in code, a comment or a formula inside a part, or begins or ends one. */
  private isVerbatim({ bare, margin }: Line): boolean {
    if (this.verbatim) {
      const { end, margin: begun } = this.verbatim;
      if (end.test(bare) && (begun === undefined || isBeside(margin, begun))) this.verbatim = undefined;
      return true;
    }
    this.verbatim = verbatimFrom(bare, margin);
    return this.verbatim !== undefined;
  }

  /** What looks like a mark and is none would be shown to all. */
  private refuseHalfMarks({ bare, number }: Line): void {
    if (!/(?<![`\w])(?:::\s*audience\b|^[\s>]*:\s*audience\s*[[{])|:::\s*(?:\{[^}]*)?audience(?!`)\b/iu.test(bare))
      return;
    if (/`[^`]*audience[^`]*`/iu.test(bare)) return;
    this.report(
      number,
      'This names no audience here.',
      `Write ":::${field} NAME" in a line of its own, and ::: below it.`,
    );
  }
}

/** What begins in a line and does not end there. */
function verbatimFrom(bare: string, margin: Margin): Verbatim | undefined {
  const [, fence] = /^(`{3,}|~{3,})/.exec(bare) ?? [];
  if (fence !== undefined) return { end: new RegExp(`^${fence[0]}{${fence.length},}\\s*$`), margin };
  const kinds: [RegExp, RegExp][] = [
    [/<!--(?![\s\S]*-->)/, /-->/],
    [/\{\/\*(?![\s\S]*\*\/)/, /\*\/\}/],
    [/^\$\$(?![\s\S]*\$\$)/, /^\$\$\s*$/],
    [/^<(pre|script|style|textarea)\b(?![\s\S]*<\/\1>)/i, /<\/(?:pre|script|style|textarea)>/i],
  ];
  const [, end] = kinds.find(([begin]) => begin.test(bare)) ?? [];
  return end && { end, margin: undefined };
}

function toLine(content: string, number: number): Line {
  const [prefix = ''] = /^[\s>\p{Cf}]*(?:(?:[-*+]|\d{1,9}[.)])[^\S\n]+[\s>\p{Cf}]*)*/u.exec(content) ?? [];
  const column = [...prefix].reduce((at, each) => (each === '\t' ? at + 4 - (at % 4) : at + 1), 0);
  return {
    number,
    margin: { quotes: prefix.split('>').length - 1, column },
    // A reader sees no difference to plain colons and letters.
    bare: content
      .slice(prefix.length)
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replaceAll('\uff1a', ':'),
  };
}

/** Whether two lines are in the same quotations, and neither is so far to the right of the other that it is code there. */
function isBeside(one: Margin, other: Margin): boolean {
  return one.quotes === other.quotes && Math.abs(one.column - other.column) <= 3;
}

/** Whether a part is for others, from what stands behind its name: audiences with spaces or commas between them. */
function isForOthers(rest: string, line: number, marks: AudienceMarks | undefined, report: Report): boolean {
  const names = rest.split(/[\s,]+/).filter(Boolean);
  if (names.length === 0) report(line, 'This part names no audience.', `Write ":::${field} NAME".`);
  if (!marks || names.length === 0) return false;
  const { isHidden, fault } = marks.read(names, field);
  if (fault) report(line, fault.message, fault.remedy);
  return isHidden;
}
