import { expect, it } from 'vitest';
import { audienceMarks } from '../../internal/audience';
import { nothingInternal } from '../../internal/internal';
import type { Node } from '../../json';
import type { WorkflowFile } from '../../load/workflowFiles';
import { publicWorkflows } from '../publicWorkflows';

const audience = audienceMarks({ is: 'public', of: ['public', 'partner'] });

function fileWith(fields: Node): WorkflowFile {
  const document: Node = {
    arazzo: '1.0.1',
    sourceDescriptions: [{ name: 'api', url: 'openapi.yaml', type: 'openapi' }],
    ...fields,
  };
  return {
    ...{ name: 'a.arazzo.yaml', download: 'a.arazzo.yaml', body: '# partner\n', document },
    source: { name: 'api', index: 0, url: 'openapi.yaml', isOnly: true },
    locate: (pointer) => ({ file: 'a.arazzo.yaml', line: 1, column: 1, pointer }),
  };
}

const step = { stepId: 's', operationId: 'a' };

it('workflows, steps and extensions for other audiences go, and so do the names of audiences', () => {
  const { file, problems } = publicWorkflows(
    fileWith({
      workflows: [
        {
          workflowId: 'kept',
          'x-audience': 'public',
          steps: [step, { ...step, stepId: 'hidden', 'x-audience': 'partner' }],
        },
        { workflowId: 'hidden', 'x-audience': ['partner'], steps: [step] },
      ],
      'x-notes': [{ 'x-audience': 'partner', text: 'hidden' }, 'kept'],
      'x-data': { value: { 'x-audience': 'data' } },
    }),
    { ...nothingInternal, audience },
  );
  expect(problems.map(({ severity }) => severity)).toEqual(['notice']);
  expect(file?.document).toMatchObject({
    workflows: [{ workflowId: 'kept', steps: [step] }],
    'x-notes': ['kept'],
    'x-data': { value: { 'x-audience': 'data' } },
  });
  expect(file?.body).not.toMatch(/hidden|partner|public/);
});

it('a mark that names no audience is an error, at its place', () => {
  const { problems } = publicWorkflows(
    fileWith({
      workflows: [
        {
          workflowId: 'a',
          steps: [
            { ...step, 'x-audience': 'parner' },
            { ...step, stepId: 't' },
          ],
        },
      ],
    }),
    { ...nothingInternal, audience },
  );
  expect(problems).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      place: expect.objectContaining({ pointer: '#/workflows/0/steps/0/x-audience' }),
      message: '"x-audience" names "parner", which is no audience.',
    }),
  );
});

it('a part for an audience in a text is an error: only guides have parts', () => {
  const workflow = { workflowId: 'a', description: 'A\n\n:::audience partner\n\nb\n\n:::', steps: [step] };
  const { problems } = publicWorkflows(fileWith({ workflows: [workflow] }), { ...nothingInternal, audience });
  expect(problems).toMatchObject([{ severity: 'error', place: { pointer: '#/workflows/0/description' } }]);
});

it.each(['value', 'default', 'example', 'payload'])('reads the marks and texts of components called %s', (name) => {
  const workflow = { workflowId: 'a', steps: [step] };
  const ofOthers = { type: 'object', description: 'hidden', 'x-audience': 'partner' };
  const { file, problems } = publicWorkflows(
    fileWith({ workflows: [workflow], components: { inputs: { [name]: ofOthers, kept: { type: 'object' } } } }),
    { ...nothingInternal, audience },
  );
  expect(problems).toEqual([]);
  expect(file?.document.components).toEqual({ inputs: { kept: { type: 'object' } } });
  expect(file?.body).not.toMatch(/hidden|partner/);
  const withPart = { [name]: { type: 'object', description: ':::audience partner' } };
  const { problems: found } = publicWorkflows(fileWith({ workflows: [workflow], components: { inputs: withPart } }), {
    ...nothingInternal,
    audience,
  });
  expect(found).toMatchObject([{ severity: 'error', place: { pointer: `#/components/inputs/${name}/description` } }]);
});
