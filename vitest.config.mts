import { defineConfig } from 'vitest/config';

const files = { maxWorkers: 2, testTimeout: 60_000, hookTimeout: 60_000 };

/** Tests that run Rspack, whose native code ends the process when two threads of it use it. They get processes. */
const bundling = ['src/platform/__tests__/replaceModules.test.ts', 'src/plugins/*/__tests__/noticesPlugin.test.ts'];

/** Tests of parts that take tens of seconds: large inputs, whose steps are counted, and runs after runs. */
const slow = [
  'src/reference/__tests__/costly/*.test.ts',
  'src/**/__tests__/{bodySchemaSize,costs,keptRun,manyProblems,manyRelated,nestedAlternatives,sharedSteps,splitOperations}.test.ts',
];

/**
 * `unit`: one part of the sources each, within a second or so. `whole`: our description from end to end, and samples run in
 * their languages. `site`: the files of the production build in `build/`. `foreign`: other descriptions, attacks on the
 * generator, builds that are stopped or made elsewhere, and the checks of a pull request; minutes. `host`: the reference in two
 * sites of their own; `hosts`: in sites with other settings, a minute or two each.
 */
export default defineConfig({
  // React as in a build: its checks for developers take half the time of a long page.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    allowOnly: false,
    env: { NODE_ENV: 'production' },
    projects: [
      {
        extends: true,
        test: {
          ...files,
          name: 'unit',
          include: [
            '{src,scripts,openapi}/**/__tests__/**/*.test.{ts,tsx}',
            'openapi/facts/*.test.ts',
            'tests/{faults,readmes}/**/*.test.ts',
          ],
          exclude: [...bundling, ...slow],
          // No module keeps anything between tests, so the files share their imports: a quarter of the time.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...files,
          name: 'whole',
          include: [
            ...bundling,
            ...slow,
            'tests/{badInput,builder,coverage,diff,examples,guides,proof,sandbox,wire,workflows}/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        extends: true,
        test: { ...files, name: 'site', include: ['tests/site/**/*.test.ts'], hookTimeout: 120_000, isolate: false },
      },
      {
        extends: true,
        test: {
          ...files,
          name: 'foreign',
          include: ['tests/{builds,ci,foreign,hostile}/**/*.test.ts'],
          testTimeout: 300_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...files, name: 'host', include: ['tests/host/*.test.ts'], testTimeout: 300_000 },
      },
      {
        extends: true,
        test: {
          ...files,
          name: 'hosts',
          include: ['tests/host/all/*.test.ts'],
          // Each is a whole build.
          maxWorkers: 1,
          testTimeout: 600_000,
        },
      },
    ],
  },
});
