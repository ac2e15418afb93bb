import { expect, it } from 'vitest';
import { type Internal, nothingInternal } from '../../internal/internal';
import type { WorkflowFile } from '../../load/workflowFiles';
import { valueAt } from '../../pointer';
import { createExpressions } from '../goingExpressions';
import { publicWorkflows } from '../publicWorkflows';

/** A file with one step that sends a payload. */
function fileWith(payload: unknown): WorkflowFile {
  const step = { stepId: 's', operationId: 'a', requestBody: { contentType: 'application/json', payload } };
  const document = { arazzo: '1.0.1', workflows: [{ workflowId: 'w', steps: [step] }] };
  const place = (pointer: string) => ({ file: 'w.arazzo.yaml', line: 1, column: 1, pointer });
  const source = { name: 's', index: 0, url: 'openapi.yaml', isOnly: true };
  return { name: 'w.arazzo.yaml', download: 'w.arazzo.yaml', body: '', document, locate: place, source };
}

/** What is left of a payload whose operation has lost some texts, and how often one was looked at. */
function leave(payload: unknown): { left: unknown; looks: number } {
  let looks = 0;
  const namesLost = (text: string): boolean => {
    looks += 1;
    return text === '$request.body#/lost';
  };
  const operation: Internal['operation'] = () => ({
    ...{ isGone: false, hasLost: () => false, lostParameters: [], prune: (body) => body },
    pruneParameter: (_place, _name, value) => value,
    ...{ namesLost, mentionsLost: () => false },
  });
  const { file } = publicWorkflows(fileWith(payload), { ...nothingInternal, operation });
  return { left: valueAt(file?.document, '#/workflows/0/steps/0/requestBody/payload'), looks };
}

function nested(levels: number, inner: unknown): unknown {
  return levels === 0 ? inner : [nested(levels - 1, inner)];
}

it('looks at a text in a payload once, however deep it is', () => {
  const shallow = leave(nested(1, '$a'));
  expect(leave(nested(60, '$a'))).toEqual({ left: nested(60, '$a'), looks: shallow.looks });
});

it('leaves out texts that are lost at any depth', () => {
  const payload = { a: nested(60, '$request.body#/lost'), b: '$request.body#/lost', c: { d: '$x' } };
  expect(leave(payload).left).toEqual({ a: nested(60, null), c: { d: '$x' } });
});

it('looks at no more keys of an expression than something that goes has', () => {
  let reads = 0;
  const keys = function* (): Generator<string> {
    for (const key of ['$steps', 'a', 'outputs', ...Array<string>(10_000).fill('b')]) {
      reads += 1;
      yield key;
    }
  };
  const going = createExpressions(['$steps.a.outputs.c', '$inputs.i']);
  expect(going.names(keys())).toBe(false);
  expect(reads).toBe(4);
  expect(going.names(['$inputs', 'i', 'part'])).toBe(true);
  expect(going.names(['$inputs'])).toBe(false);
  expect(going.size()).toBe(2);
});
