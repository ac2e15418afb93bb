import { defineConfig } from 'vitest/config';

/** `unit` needs the sources alone; `site` reads the files of the production build in `build/`; `foreign` reads other
 * descriptions and makes sites around some of them. */
export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{src,scripts}/**/__tests__/**/*.test.ts',
            'tests/{badInput,coverage,examples,facts,unit}/**/*.test.{ts,tsx}',
          ],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: { name: 'foreign', include: ['tests/foreign/**/*.test.ts'], maxWorkers: 2, testTimeout: 300_000 },
      },
    ],
  },
});
