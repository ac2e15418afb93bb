import { expect, it } from 'vitest';
import type { Description } from '../../reference/load/description';
import { type ApiText, recipesOf, samplesOf, zapsOf } from '../apiTexts';

/** Places whose lines are the number of keys that lead there. */
const locate = (pointer: string) => ({
  file: 'a.yaml',
  line: pointer.split('/').length - 1,
  column: 1,
  pointer,
});

function describedBy(document: object): Pick<Description, 'document' | 'locate'> {
  return { document: document as Description['document'], locate };
}

/** `line: words` of each line that says something. */
function saidIn({ lines }: ApiText): string[] {
  return lines.flatMap(({ number, text }) => (text === '' ? [] : [`${number}: ${text}`]));
}

it('reads the steps of recipes', () => {
  const step = {
    stepId: 'add',
    description: 'Adds `a task`.',
    operationId: 'createTask',
    parameters: [{ name: 'Idempotency-Key', in: 'header', value: 'run-{$inputs.run}' }],
    requestBody: {
      contentType: 'application/json',
      payload: { type: 'COMMON', executors: [{ id: '$steps.find.outputs.userId' }] },
    },
    successCriteria: [{ condition: "$response.body#/status == 'OPEN'" }],
    outputs: { taskId: '$response.body#/id', rest: '$response.header.X-Total-Count' },
  };
  const document = { workflows: [{ workflowId: 'one', summary: 'Add a task', steps: [step, { workflowId: 'two' }] }] };
  const [{ text, workflowId } = {}, ...others] = recipesOf([{ document, locate }]);
  expect(others).toEqual([]);
  expect(workflowId).toBe('one');
  expect(text).toMatchObject({ kind: 'recipe', file: 'a.yaml', operationIds: ['createTask'], title: 'Add a task' });
  expect(text?.lines[0]?.number).toBe(5);
  expect(text && saidIn(text)).toEqual([
    '7: `Idempotency-Key`',
    '7: `run-`',
    '7: `type`',
    '7: `COMMON`',
    '7: `executors`',
    '9: `id`',
    '7: `status` `OPEN`',
    '6: `id`',
    '6: `X-Total-Count`',
  ]);
  const directions = text?.lines.map(({ direction = 'none' }) => direction);
  expect(directions).toEqual(['none', ...Array(6).fill('request'), ...Array(3).fill('response')]);
});

it('reads Zaps', () => {
  const fields = [{ label: 'Task id', names: ['task.id'], format: 'date' }];
  const stated = { triggers: [{ label: 'Task closed', webhook: 'taskClosed', fields }], actions: [{ label: 'Find' }] };
  const texts = zapsOf(describedBy({ info: { 'x-zapier': stated } }));
  expect(texts).toMatchObject([{ kind: 'zap', title: 'Task closed', operationIds: ['taskClosed'] }]);
  expect(texts.map(saidIn)).toEqual([['8: `task` `id`']]);
  expect(zapsOf(describedBy({ info: {} }))).toEqual([]);
});

it.each([
  ['one line', 'getTask(1)', ['6: getTask(1)']],
  ['a block', 'a\ngetTask(1)', ['7: a', '8: getTask(1)']],
])('reads samples of %s', (_, source, want) => {
  const operation = { operationId: 'getTask', 'x-codeSamples': [{ lang: 'Go', source }, { lang: 'PHP' }] };
  const texts = samplesOf(describedBy({ paths: { '/tasks': { get: operation } } }));
  expect(texts).toMatchObject([{ kind: 'sample', title: 'Go of getTask', operationIds: ['getTask'] }]);
  expect(texts.map(saidIn)).toEqual([want]);
});

it('reads samples of further methods', () => {
  const operation = { operationId: 'lockTask', 'x-codeSamples': [{ lang: 'Go', source: 'lockTask(1)' }] };
  const texts = samplesOf(describedBy({ paths: { '/tasks': { additionalOperations: { LOCK: operation } } } }));
  expect(texts).toMatchObject([{ kind: 'sample', title: 'Go of lockTask', operationIds: ['lockTask'] }]);
});
