import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Figures, measureStages, medians, repeat } from './measure';

/** What the generator takes for a description of which no site is built. */
export type StageFigures = Pick<Figures, 'load' | 'model' | 'pages' | 'stagesPeak'>;

/** Takes each costly description through the generator `runs` times; the files are written to `folder` (absolute). */
export async function measureCostly(runs: number, folder: string): Promise<Record<string, StageFigures>> {
  const measured: Record<string, StageFigures> = {};
  const description = path.join(folder, 'costly.json');
  for (const [name, make] of Object.entries({ ...costlySubjects, ...largest })) {
    console.error(`Measuring ${name} …`);
    await writeFile(description, JSON.stringify(make()));
    measured[name] = medians(await repeat(runs, () => measureStages({ description })));
  }
  return measured;
}

function numbered<Part>(count: number, make: (index: number) => Part): Record<string, Part> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, make(index)]));
}

function document(part: object): object {
  const paths = { '/a': { get: { operationId: 'a', responses: { 200: { description: 'd' } } } } };
  return { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths, ...part };
}

function schemas(named: Record<string, object>): object {
  return document({ components: { schemas: named } });
}

/** Schemas of which each has the one before in two places. */
function chain(count: number, make: (previous: object) => object): object {
  return schemas(
    numbered(count, (index) =>
      index === 0 ? { type: 'string' } : make({ $ref: `#/components/schemas/n${index - 1}` }),
    ),
  );
}

function described(text: string): object {
  return document({ info: { title: 'T', version: '1', description: text } });
}

function smallValues(count: number): object {
  return document({ 'x-values': Array.from({ length: count }, (_, index) => ({ a: index, b: [index] })) });
}

/** Descriptions that are cheap to write and costly to read, by what they are; the same every time. */
export const costlySubjects: Record<string, () => object> = {
  'a chain of 14 oneOf': () => chain(14, (previous) => ({ oneOf: [previous, previous] })),
  'a chain of 14 anyOf': () => chain(14, (previous) => ({ anyOf: [previous, previous] })),
  'a chain of 14 if': () => chain(14, (previous) => ({ if: previous, then: previous, else: previous })),
  '4,000 variables of a server': () => {
    const names = Object.keys(numbered(4000, String)).map((name) => `{${name}}`);
    const variables = numbered(4000, () => ({ default: 'x' }));
    return document({ servers: [{ url: `https://example.com/${names.join('')}`, variables }] });
  },
  '20,000 tags': () => document({ tags: Object.keys(numbered(20_000, String)).map((name) => ({ name })) }),
  '30,000 properties': () =>
    schemas({ All: { type: 'object', properties: numbered(30_000, () => ({ type: 'string' })) } }),
  '20,000 values of an enumeration': () =>
    schemas({ All: { type: 'string', enum: Object.keys(numbered(20_000, String)) } }),
  '5,000 schemas': () => schemas(numbered(5000, () => ({ type: 'object', properties: { a: { type: 'string' } } }))),
  'a million small values': () => smallValues(500_000),
  'a text of 5 MB': () => described('plain words '.repeat(420_000)),
  'Markdown of 5 MB': () => described('*a* <b>b</b> [c](d)\n\n> [!NOTE]\n> - e\n\n'.repeat(125_000)),
  '190,000 characters of elements inside each other': () => described('<b><i>'.repeat(31_000)),
};

/** One that takes minutes, which only the measurement waits for. */
const largest = { '46 MB of small values': () => smallValues(1_660_000) };
