import { describe, expect, it } from 'vitest';
import { maxContractBytes, type OperationGroup, planContractFiles } from '../contractFiles';

/** A description with an operation for each length, whose example has as many characters. */
function planned(groups: Record<string, number[]>) {
  const paths: Record<string, object> = {};
  const operationGroups = Object.entries(groups).map(([name, lengths]): OperationGroup => {
    const operations = lengths.map((length, index) => {
      const path = `/${name}/${index}`;
      paths[path] = { get: { responses: { 200: { content: { 'text/plain': { example: 'e'.repeat(length) } } } } } };
      return { path, method: 'get' };
    });
    return { name, operations };
  });
  const plan = planContractFiles({ openapi: '3.1.0', paths }, operationGroups, 'f');
  const places = operationGroups.flatMap(({ operations }) => operations);
  return {
    files: Object.fromEntries(plan.files().map(({ path, content }) => [path, Object.keys(JSON.parse(content).paths)])),
    paths: places.map((place) => plan.pathOf(place)),
  };
}

const [third, whole] = [maxContractBytes / 3, maxContractBytes];

describe('the files that requests are checked by', () => {
  it.each<[string, Record<string, number[]>, Record<string, string[]>, (string | undefined)[]]>([
    [
      'one for all',
      { a: [1, 2], b: [3], model: [] },
      { 'f/all.json': ['/a/0', '/a/1', '/b/0'] },
      Array(3).fill('f/all.json'),
    ],
    [
      'one for each page where that is too large',
      { a: [third, third], b: [third, third], model: [] },
      { 'f/a.json': ['/a/0', '/a/1'], 'f/b.json': ['/b/0', '/b/1'] },
      ['f/a.json', 'f/a.json', 'f/b.json', 'f/b.json'],
    ],
    [
      'one for each operation of a page that is too large, and none for what is too large alone',
      { a: [third, third, third, whole] },
      { 'f/a.get.json': ['/a/0'], 'f/a.get.2.json': ['/a/1'], 'f/a.get.3.json': ['/a/2'] },
      ['f/a.get.json', 'f/a.get.2.json', 'f/a.get.3.json', undefined],
    ],
  ])('are %s', (_name, groups, files, paths) => {
    expect(planned(groups)).toEqual({ files, paths });
  });
});
