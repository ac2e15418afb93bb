interface Look {
  colorScheme: 'light' | 'dark';
  /** Of the window, in pixels. */
  width: number;
  tag: string[];
}

/** Each theme at each width. `npm test` takes two that differ in both, `npm run test:others` the rest. */
export const looks: readonly Look[] = [
  { colorScheme: 'light', width: 1280, tag: [] },
  { colorScheme: 'dark', width: 390, tag: [] },
  { colorScheme: 'light', width: 390, tag: ['@long'] },
  { colorScheme: 'dark', width: 1280, tag: ['@long'] },
];
