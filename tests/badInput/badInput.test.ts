import { describe, expect, it } from 'vitest';
import type { DescriptionError } from '../../src/reference/report';
import { type Edit, errorsOf, generateWith, lineOf, refusalOf } from './brokenDescription';

interface Case {
  name: string;
  edits: Edit[];
  /** Where the report has to point: the line on which this text is after the edit. */
  at: { file: string; text: string };
  message: RegExp;
  remedy: RegExp;
}

const task = 'components/schemas/tasks/Task.yaml';
const tasks = 'paths/tasks/tasks.yaml';

const zaps = 'zapier.yaml';
const weekly = 'workflows/weekly-checklist.arazzo.yaml';

const CASES: Case[] = [
  {
    name: 'a syntax error',
    edits: [{ file: task, from: 'type: object', to: 'type: [object' }],
    at: { file: task, text: 'required:' },
    message: /parse/i,
    remedy: /syntax/,
  },
  {
    name: 'a syntax error in the root file',
    edits: [{ file: 'openapi.yaml', from: 'info:', to: 'info: : {' }],
    at: { file: 'openapi.yaml', text: 'info: : {' },
    message: /parse/i,
    remedy: /syntax/,
  },
  {
    name: 'a reference that leads nowhere',
    edits: [{ file: 'openapi.yaml', from: '$ref: paths/tasks/close.yaml', to: '$ref: paths/tasks/shut.yaml' }],
    at: { file: 'openapi.yaml', text: '/tasks/{id}/close:' },
    message: /resolve/,
    remedy: /\$ref/,
  },
  {
    name: 'an operationId that is used twice',
    edits: [{ file: tasks, from: 'operationId: createTask', to: 'operationId: getTask' }],
    at: { file: 'paths/tasks/task.yaml', text: 'operationId: getTask' },
    message: /getTask.*POST \/tasks/,
    remedy: /operationId|name/i,
  },
  {
    name: 'two pages that state one address, but for case',
    edits: [{ file: 'openapi.yaml', from: 'x-page: orgstructure/division', to: 'x-page: orgstructure/REGION' }],
    at: { file: 'openapi.yaml', text: 'x-page: orgstructure/region' },
    message: /orgstructure\/region/i,
    remedy: /address|x-page/i,
  },
  {
    name: 'two models that state one page',
    edits: [
      {
        file: 'components/schemas/tasks/TaskTemplate.yaml',
        from: 'x-page: tasks/task_template',
        to: 'x-page: tasks/task',
      },
    ],
    at: { file: 'components/schemas/tasks/TaskTemplate.yaml', text: 'x-page: tasks/task' },
    message: /tasks\/task/,
    remedy: /address|x-page/i,
  },
  {
    name: 'a model that is marked for a page twice',
    edits: [{ file: task, from: 'x-page: tasks/task', to: 'x-page: tasks/task\nx-page: tasks/task_again' }],
    at: { file: task, text: 'x-page: tasks/task_again' },
    message: /x-page|duplicat/i,
    remedy: /./,
  },
  {
    name: 'a link to an operation that is not there',
    edits: [{ file: tasks, from: 'Use this to follow work', to: 'Use [this](#listTusks) to follow work' }],
    at: { file: tasks, text: 'description: |' },
    message: /#listTusks/,
    remedy: /operationId/,
  },
  {
    name: 'a link to a guide that is not there',
    edits: [{ file: tasks, from: 'Use this to follow work', to: 'Use [this](/docs/docs/mistakes) to follow work' }],
    at: { file: tasks, text: 'description: |' },
    message: /\/docs\/docs\/mistakes/,
    remedy: /page/,
  },
  {
    name: 'a broken link in the introduction of the whole description',
    edits: [{ file: 'openapi.yaml', from: '](/docs/docs/errors)', to: '](/docs/docs/mistakes)' }],
    at: { file: 'openapi.yaml', text: 'description: |' },
    message: /\/docs\/docs\/mistakes/,
    remedy: /page/,
  },
  {
    name: 'a Zap without an operation',
    edits: [{ file: zaps, from: 'operationId: createTask', to: 'operationId: makeTask' }],
    at: { file: zaps, text: 'operationId: makeTask' },
    message: /no operation "makeTask"/,
    remedy: /remove the Zap/,
  },
  {
    name: 'a Zap without a webhook',
    edits: [{ file: zaps, from: 'webhook: surveyAnswered', to: 'webhook: surveyFilled' }],
    at: { file: zaps, text: 'webhook: surveyFilled' },
    message: /no webhook "surveyFilled"/,
    remedy: /remove the Zap/,
  },
  {
    name: 'a Zap with a field that its webhook does not have',
    edits: [{ file: zaps, from: '[checklist.grade]', to: '[checklist.mark]' }],
    at: { file: zaps, text: '[checklist.mark]' },
    message: /checklistFinished has no .* "checklist\.mark"/,
    remedy: /Name one that is there: .*grade/,
  },
  {
    name: 'a Zap with a field that its operation does not have',
    edits: [{ file: zaps, from: '[authType, ldapLogin]', to: '[authType, ldapName]' }],
    at: { file: zaps, text: '[authType, ldapName]' },
    message: /createUser has no .* "ldapName"/,
    remedy: /Name one that is there: .*ldapLogin/,
  },
  {
    name: 'a step that takes a field that no response has',
    edits: [{ file: weekly, from: 'ruleId: $response.body#/0/id', to: 'ruleId: $response.body#/0/rule' }],
    at: { file: weekly, text: 'ruleId: $response.body#/0/rule' },
    message: /createChecklistGenerationRule .*rule/,
    remedy: /\bid\b/,
  },
];

it('takes the description as it is', async () => {
  expect((await generateWith([])).pages).toHaveLength(46);
});

/** Those that are made and reported at once, in one run; each of the others has a run of its own. */
const named = ['a reference', 'an operationId', 'two pages that', 'a link to an', 'a Zap', 'a step'];
const atOnce = CASES.filter(({ name }) => named.some((start) => name.startsWith(start)));
const editsAtOnce = atOnce.flatMap(({ edits }) => edits);
let refusedAtOnce: Promise<DescriptionError> | undefined;

function refuse(mistake: Case): Promise<DescriptionError> {
  if (!atOnce.includes(mistake)) return refusalOf(mistake.edits);
  refusedAtOnce ??= refusalOf(editsAtOnce);
  return refusedAtOnce;
}

it('makes nine mistakes at once', () => {
  expect(atOnce).toHaveLength(9);
});

describe('stops the build and reports with file, line, column, what is wrong and how to correct it', () => {
  it.each(CASES)('$name', async (mistake) => {
    const { at, message, remedy } = mistake;
    const refusal = await refuse(mistake);
    const edits = atOnce.includes(mistake) ? editsAtOnce : mistake.edits;
    const file = `openapi/${at.file}`;
    const line = await lineOf(at.file, at.text, edits);
    const problem = errorsOf(refusal).find(
      ({ place, message: text }) => place.file === file && place.line === line && message.test(text),
    );
    expect(problem?.remedy ?? refusal.message).toMatch(remedy);
    expect(problem, refusal.message).toBeDefined();
    expect(refusal.message).toMatch(new RegExp(`${file}:${line}:\\d+`));
  });
});

it('reports what guides have against the description together with its own problems', async () => {
  const place = { file: 'docs/docs/errors.md', line: 3, column: 1, pointer: '' };
  const ofGuides = [{ severity: 'error' as const, place, message: '`none` is not a field.', remedy: 'Write another.' }];
  const link = { file: tasks, from: '(#taskClosed)', to: '(#taskShut)' };
  const [alone, both] = [await refusalOf([], ofGuides), await refusalOf([link], ofGuides)];
  expect(alone.message).toMatch(/^Compared with the API description, the guides have 1 problem:/);
  expect(both.message).toMatch(/^The API description has 2 problems:/);
  expect(
    errorsOf(both)
      .map(({ place: { file } }) => file)
      .sort(),
  ).toEqual(['docs/docs/errors.md', `openapi/${tasks}`]);
});

it('reports a syntax error together with the other problems', async () => {
  const [syntax] = CASES;
  const link = CASES.find(({ name }) => name.startsWith('a link to a guide'));
  const refusal = await refusalOf([...(syntax?.edits ?? []), ...(link?.edits ?? [])]);
  expect(refusal.message).toMatch(/parse/i);
  expect(refusal.message).toContain('/docs/docs/mistakes');
});
