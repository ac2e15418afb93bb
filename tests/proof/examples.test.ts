import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isJsonType } from '../../src/reference/mediaType';
import type { Operation } from '../../src/reference/model';
import { type JudgedSandbox, judgeSandbox, withJson } from '../sandbox/judgedSandbox';
import { expectProof } from './expectProof';

let sandbox: JudgedSandbox;
beforeAll(async () => {
  sandbox = await judgeSandbox(path.resolve('openapi/openapi.yaml'));
});

/** One line for each example in JSON of the request body: what is against it, empty where the sandbox takes it. */
function requestExamples(operation: Operation): string[] {
  return (operation.requestBody?.content ?? []).flatMap(({ mediaType, examples }) =>
    isJsonType(mediaType)
      ? examples.flatMap(({ name, value }, index) => {
          if (value === undefined) return [];
          if (operation.kind === 'webhook') {
            return [said(operation, name, sandbox.againstBody(sandbox.bodySchema(operation) ?? true, value))];
          }
          const response = sandbox.respond(withJson(sandbox.sampleOf(operation), value));
          // A further example may be about an object that the first ones do not know; it is valid all the same.
          const isTaken = response.status < 300 || (index > 0 && response.status === 404);
          return [said(operation, name, isTaken ? '' : `${response.status} ${response.body}`)];
        })
      : [],
  );
}

/** One line for each example in JSON of a response: what Ajv has against it by the documented schema. */
function responseExamples(operation: Operation): string[] {
  return operation.responses.flatMap(({ status, content }) =>
    content.flatMap(({ mediaType, examples }) =>
      examples.flatMap(({ name, value }) => {
        if (value === undefined || !isJsonType(mediaType)) return [];
        const body = JSON.stringify(value);
        const response = { status: Number(status), headers: [['Content-Type', mediaType] as [string, string]], body };
        return [said(operation, `${status} ${name}`, sandbox.againstResponse(operation, response))];
      }),
    ),
  );
}

function said({ id }: Operation, name: string, against: string): string {
  return against === '' ? '' : `${id} ${name}: ${against}`;
}

it('the sandbox takes every example of a request, and every example of a response is as documented', () => {
  const { operations, webhooks } = sandbox.description;
  const all = [...operations, ...webhooks].flatMap((each) => [...requestExamples(each), ...responseExamples(each)]);
  const wrong = all.filter(Boolean);
  expect(wrong).toEqual([]);
  expectProof('Examples', [{ run: all.length, passed: all.length - wrong.length }]);
});

describe('an example that is wrong is seen', () => {
  /** An operation with these words in its examples changed. */
  const changed = (id: string, from: string, to: string): Operation => {
    const operation = sandbox.description.operations.find((each) => each.id === id);
    const text = JSON.stringify(operation);
    expect(text).toContain(from);
    return JSON.parse(text.replaceAll(from, to)) as Operation;
  };

  it.each<[what: string, from: string, to: string, want: RegExp]>([
    ['a field of a request', '"taskType":"PHOTO_REPORT","description"', '"taskTyp":"x","description"', /photos: 422 /],
    ['a value of an answer', '"status":"OPEN","grouped"', '"status":"AJAR","grouped"', /200 forStores: .*status/],
  ])('%s', (_what, from, to, want) => {
    const operation = changed('createTask', from, to);
    const wrong = [...requestExamples(operation), ...responseExamples(operation)].filter(Boolean);
    expect(wrong.join('\n')).toMatch(want);
  });
});
