import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { maxContractBytes, planContractFiles } from '../../src/plugins/api-reference/requestBuilder/contractFiles';
import { loadDescription } from '../../src/reference/load/description';
import type { FilledForm } from '../../src/reference/outputs/requestBuilder/fillForm';
import { valueAt } from '../../src/reference/pointer';
import type { FieldProblem } from '../../src/sandbox/request/values';
import { statedTexts } from '../examples/excuses';
import { checkedForms } from '../sandbox/checkedForm';
import { fileOf, github } from './descriptions';

/** What the file of a contract may weigh, packed: the rest of the 150 KB is the program that reads it. */
const maxPackedBytes = 85 * 1024;

it.each([
  ['ours', path.resolve('openapi/openapi.yaml'), 1],
  ['Train Travel', fileOf('3.1/json/train-travel.json'), 1],
  ["GitHub's", github, 40],
  ['a description without tags', fileOf('3.0/json/polymorphism.json'), 1],
])('%s: the files that requests are checked by are small, and every operation has one', async (_name, file, least) => {
  const { description } = await loadDescription(file, '/');
  if (!description) throw new Error(`${file} cannot be read`);
  const { operations } = await checkedForms(file);
  const tags = new Map<string, { path: string; method: string }[]>();
  for (const { path: own, method, tags: names } of operations) {
    const name = names[0] ?? '';
    tags.set(name, [...(tags.get(name) ?? []), { path: own, method }]);
  }
  const groups = [...tags].map(([name, own]) => ({ name, operations: own }));
  const plan = planContractFiles(description.document, groups, 'contract');
  const files = plan.files();
  expect(files.length).toBeGreaterThanOrEqual(least);
  const large = files.filter(
    ({ content }) => Buffer.byteLength(content) > maxContractBytes || gzipSync(content).length > maxPackedBytes,
  );
  expect(large.map((each) => each.path)).toEqual([]);
  expect(operations.filter((operation) => plan.pathOf(operation) === undefined)).toEqual([]);
});

it.each([
  ['Train Travel', fileOf('3.1/json/train-travel.json'), undefined],
  ["a page of GitHub's", github, 'issues'],
])('%s: what a form begins with is answered with 2xx, and without authorisation 401', async (_name, file, tag) => {
  const forms = await checkedForms(file, ({ tags }) => tag === undefined || tags.includes(tag));
  const stated = statedTexts((await loadDescription(file, '/')).description?.document);
  const wrong = forms.operations.flatMap((operation) => {
    const filled = forms.filled(operation);
    const { response, problems } = forms.check(operation, filled);
    // Of an id that the author shows no value of, nothing can be known.
    const isUnknown = response.status === 404 && problems.some((problem) => problem.in === 'path');
    // An example of the author that misses a format is in the form as written, and the sandbox says what it misses.
    const isAuthors = problems.length > 0 && problems.every((problem) => isMissedByAuthor(problem, filled, stated));
    const refused = forms.check(operation, { ...filled, requirement: [] });
    const isOpen = operation.security.length === 0 || operation.security.some((each) => each.length === 0);
    const isRight = (response.status < 400 || isUnknown || isAuthors) && (isOpen || refused.response.status === 401);
    return isRight ? [] : [`${operation.id} ${response.status} ${refused.response.status} ${JSON.stringify(problems)}`];
  });
  expect(forms.operations.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

/** Whether a body of JSON is refused for the format of a value that the author states. */
function isMissedByAuthor(
  { pointer, message }: FieldProblem,
  { body }: FilledForm,
  stated: ReadonlySet<string>,
): boolean {
  if (!message.startsWith('must have the format') || typeof body?.content !== 'string') return false;
  return stated.has(JSON.stringify(valueAt(JSON.parse(body.content), `#${pointer}`)));
}
