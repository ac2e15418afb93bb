import { decimalOf, endOfDigits, isFiniteNumber, type JsonNumber, maxDigits, numberOf } from '../exactNumber';

/** The number half way between two; undefined where these are too far apart to be written out. */
export function middleOf(a: JsonNumber, b: JsonNumber): JsonNumber | undefined {
  const scaled = scale([a, b]);
  const [low, high] = scaled?.sizes ?? [];
  return scaled && low !== undefined && high !== undefined ? unscale((low + high) * 5n, scaled.places + 1) : undefined;
}

/**
 * The multiple of a step that is `place` steps above the first one from a number on; undefined where it is too long to be
 * written out.
 */
export function multipleFrom(number: JsonNumber, step: JsonNumber, place: number): JsonNumber | undefined {
  const scaled = scale([number, step]);
  const [from, by] = scaled?.sizes ?? [];
  if (!scaled || from === undefined || !by) return undefined;
  const rounded = from / by;
  const first = rounded * by < from ? rounded + 1n : rounded;
  return unscale((first + BigInt(place)) * by, scaled.places);
}

/** Numbers as integers of one power of ten. */
function scale(numbers: readonly JsonNumber[]): { sizes: bigint[]; places: number } | undefined {
  const decimals = numbers.map(decimalOf);
  const places = Math.max(0, ...decimals.map(({ digits, power }) => digits.length - 1 - power));
  if (!numbers.every(isFiniteNumber) || decimals.some(({ power }) => power + places >= 2 * maxDigits)) return undefined;
  const sizes = decimals.map(({ isNegative, digits, power }) => {
    const size = BigInt(digits.padEnd(power + 1 + places, '0'));
    return isNegative ? -size : size;
  });
  return { sizes, places };
}

function unscale(size: bigint, places: number): JsonNumber {
  const digits = String(size < 0n ? -size : size).padStart(places + 1, '0');
  const fraction = digits.slice(digits.length - places, endOfDigits(digits));
  const whole = digits.slice(0, digits.length - places);
  return numberOf(`${size < 0n ? '-' : ''}${whole}${places > 0 && fraction ? `.${fraction}` : ''}`);
}
