import type { Fault } from './fault';

/** Mistakes in what is said of changes of the API, and where. */
export const changeFaults: Fault[] = [
  {
    what: 'a change of a response is said to touch what recipes send',
    file: 'src/diff/apiTexts.ts',
    from: "requestBody: 'request',",
    to: "requestBody: 'response',",
    tests: ['src/diff/__tests__/apiTexts.test.ts'],
  },
  {
    what: 'a recipe that sends what is required now is said to be touched',
    file: 'src/diff/touched.ts',
    from: 'if (operationIds && named.length > 0 && ofNeeds.includes(change.rule)) return [];',
    to: '',
    tests: ['src/diff/__tests__/touched.test.ts'],
  },
  {
    what: 'an annotation ends at a comma in the name of its file',
    file: 'src/reference/annotations.ts',
    from: ".replace(/,/g, '%2C')",
    to: '',
    tests: ['src/reference/__tests__/annotations.test.ts'],
  },
  {
    what: 'a comment is longer than GitHub takes it',
    file: 'src/diff/formats/markdown.ts',
    from: 'const maxReportLength = 60_000;',
    to: 'const maxReportLength = 600_000;',
    tests: ['src/diff/formats/__tests__/formats.test.ts'],
  },
  {
    what: 'schemas of properties that need others are not compared',
    file: 'src/diff/schemas/properties.ts',
    from: 'entries.push([name, schemas])',
    to: 'entries.push([name, []])',
    tests: ['src/diff/__tests__/cases.test.ts'],
  },
  {
    what: 'a check of a pull request runs a script that is not there',
    file: '.github/workflows/portal.yml',
    from: 'run: npm run lint:api',
    to: 'run: npm run lint:description',
    tests: ['scripts/__tests__/portalWorkflow.test.ts'],
  },
];
