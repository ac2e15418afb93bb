import { shortened } from './shortened';

/**
 * A number of JSON whose text a number of JavaScript would change: 9007199254740993, 1.10, 1e400. In a text it is as it
 * was written; arithmetic on it rounds, so compare it by the functions below.
 */
export class ExactNumber {
  readonly #text: string;

  /** `text` is a number as JSON writes it. */
  constructor(text: string) {
    if (!isNumberText(text)) throw new RangeError(`${shortened(text, 50)} is not a number of JSON.`);
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  [Symbol.toPrimitive](hint: string): string | number {
    return hint === 'number' ? Number(this.#text) : this.#text;
  }

  /** `JSON.stringify` can only round it; `toJsonText` writes it out. */
  toJSON(): number {
    return Number(this.#text);
  }
}

/** A number of a description. */
export type JsonNumber = number | ExactNumber;

/** Digits of the numbers that are calculated with. Longer ones are shown as they were written. */
export const maxDigits = 40;

/** Larger exponents are calculated with as this one: JSON does not limit them, and a power has to stay a safe integer. */
const maxExponent = 2 ** 50;

/** Whether a text is a number as JSON writes it. */
export function isNumberText(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text);
}

/** Whether a value is a number, whichever way it is held. */
export function isNumber(value: unknown): value is JsonNumber {
  return typeof value === 'number' || value instanceof ExactNumber;
}

/** The number that JSON writes so: one of JavaScript where that is written the same. */
export function numberOf(text: string): JsonNumber {
  const number = Number(text);
  return String(number) === text ? number : new ExactNumber(text);
}

/** A finite number as its digits without zeros around them, and the power of ten of the first: 0.0250 is 25 and -2. */
export interface Decimal {
  isNegative: boolean;
  digits: string;
  power: number;
}

/** A finite number in its digits. */
export function decimalOf(number: JsonNumber): Decimal {
  const [, sign, whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(String(number)) ?? [];
  const all = whole + fraction;
  const first = all.search(/[1-9]/);
  if (first === -1) return { isNegative: false, digits: '', power: 0 };
  const digits = all.slice(first, endOfDigits(all));
  const shift = Math.max(-maxExponent, Math.min(maxExponent, Number(exponent)));
  return { isNegative: sign === '-', digits, power: whole.length - 1 - first + shift };
}

/** Where the zeros at the end of digits begin. */
export function endOfDigits(digits: string): number {
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  return end;
}

/** How many digits a number has between the zeros around it. */
export function countDigits(number: JsonNumber): number {
  return decimalOf(number).digits.length;
}

/** Below zero when the first of two numbers is the smaller one, zero when they are equal, however they are written. */
export function compareNumbers(a: JsonNumber, b: JsonNumber): number {
  if (typeof a === 'number' && typeof b === 'number') return a === b ? 0 : a - b;
  if (!isFiniteNumber(a) || !isFiniteNumber(b)) return Number(a) - Number(b);
  const [first, second] = [decimalOf(a), decimalOf(b)];
  const signs = signOf(first) - signOf(second);
  if (signs !== 0) return signs;
  const sizes = first.power - second.power || compareDigits(first.digits, second.digits);
  return first.isNegative ? -sizes : sizes;
}

/** The greater of two numbers. */
export function greaterNumber(a: JsonNumber, b: JsonNumber): JsonNumber {
  return compareNumbers(a, b) < 0 ? b : a;
}

/** Whether a number is finite: an exact one is even where one of JavaScript of its size would not be. */
export function isFiniteNumber(number: JsonNumber): boolean {
  return number instanceof ExactNumber || Number.isFinite(number);
}

function signOf({ isNegative, digits }: Decimal): number {
  return digits === '' ? 0 : isNegative ? -1 : 1;
}

function compareDigits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Whether a number has no fraction: 5, 5.0 and 5e3. */
export function isInteger(number: JsonNumber): boolean {
  if (typeof number === 'number') return Number.isInteger(number);
  const { digits, power } = decimalOf(number);
  return digits.length <= power + 1 || digits === '';
}

/**
 * Whether a number is a whole multiple of a step above zero, by their decimal digits: 0.3 is three times 0.1. Numbers of
 * more than `maxDigits` count as multiples.
 */
export function isMultipleOf(number: JsonNumber, step: JsonNumber): boolean {
  if (!isFiniteNumber(number) || !isFiniteNumber(step)) return true;
  const [of, by] = [decimalOf(number), decimalOf(step)];
  if (of.digits === '' || by.digits === '' || Math.max(of.digits.length, by.digits.length) > maxDigits) return true;
  const shift = of.power - of.digits.length - (by.power - by.digits.length);
  // Digits that are left behind the step's last one are not zero.
  if (shift < 0) return false;
  const divisor = BigInt(by.digits);
  return (BigInt(of.digits) * powerOfTen(shift, divisor)) % divisor === 0n;
}

/** The rest of a power of ten, which can be too large to write out. */
function powerOfTen(exponent: number, divisor: bigint): bigint {
  let rest = 1n % divisor;
  let square = 10n % divisor;
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) rest = (rest * square) % divisor;
    square = (square * square) % divisor;
  }
  return rest;
}

/** The integer above an integer, or the one below; itself where it has more than `maxDigits`. */
export function nextInteger(number: JsonNumber, step: 1 | -1): JsonNumber {
  if (typeof number === 'number' && Number.isSafeInteger(number + step)) return number + step;
  const { isNegative, digits, power } = decimalOf(number);
  if (power >= maxDigits) return number;
  const size = BigInt(digits.padEnd(power + 1, '0'));
  return numberOf(String((isNegative ? -size : size) + BigInt(step)));
}

/** A text that equal numbers have in common, however they are written. */
export function numberKey(number: JsonNumber): string {
  const rounded = Number(number);
  if (compareNumbers(number, rounded) === 0) return String(rounded);
  const { isNegative, digits, power } = decimalOf(number);
  return `${isNegative ? '-' : ''}${digits}e${power}`;
}
