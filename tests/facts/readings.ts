import type { Reading } from './applyReadings';

/** Every fact that the description reads differently, and why. */
export const READINGS: readonly Reading[] = [];
