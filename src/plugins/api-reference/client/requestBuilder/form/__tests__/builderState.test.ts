import { describe, expect, it } from 'vitest';
import { mediaType, operation, parameter, renderTexts, schemaOf } from '../../../../../../reference/__tests__/builders';
import { createExampleCache } from '../../../../../../reference/examples/schemaExample';
import type { Operation, SecurityScheme } from '../../../../../../reference/model';
import { requestForm } from '../../../../../../reference/outputs/requestBuilder/requestForm';
import type { SampleRequest } from '../../../../../../reference/sampleRequest';
import type { FieldProblem } from '../../../../../../sandbox/request/values';
import type { PageChoice } from '../../pageChoices';
import {
  type BuilderAction,
  type BuilderState,
  initialState,
  isTouched,
  pageChoiceOf,
  reduce,
  requestOf,
  withPageChoice,
} from '../builderState';

const schemas = new Map();
const use = (name: string, scheme: Record<string, unknown>) => ({
  name,
  scopes: [],
  scheme: scheme as unknown as SecurityScheme,
});
const page = parameter({
  in: 'query',
  name: 'page',
  required: true,
  style: 'form',
  examples: [{ name: '', value: 1 }],
});
const region = { name: 'region', default: 'eu', enum: [] };
const given: Operation = operation({
  method: 'post',
  path: '/tasks',
  servers: [
    { url: 'https://{region}.example.com', variables: [region] },
    { url: 'https://sandbox.example.com', variables: [] },
  ],
  parameters: [page],
  security: [[use('token', { kind: 'http', scheme: 'bearer' })], [use('login', { kind: 'http', scheme: 'Basic' })]],
  requestBody: {
    required: true,
    content: [
      mediaType({
        mediaType: 'application/json',
        schema: schemaOf('{type: object}'),
        examples: [
          { name: 'a', value: { name: 'A' } },
          { name: 'b', value: { name: 'B' } },
        ],
      }),
      mediaType({ mediaType: 'text/plain', examples: [{ name: 't', value: 'T' }] }),
    ],
  },
});
const form = requestForm(given, { schemas, cache: createExampleCache(schemas), renderText: renderTexts });
const start = initialState(form, {});

const stateAfter = (...actions: BuilderAction[]): BuilderState => actions.reduce(reduce, start);
const authorisation = ({ headers }: SampleRequest): string | undefined =>
  headers.find(({ name }) => name === 'Authorization')?.value;
const credential = (scheme: string, key: string, value: string): BuilderAction => ({
  ...{ kind: 'credential', scheme, key, value },
});

describe('the request that follows', () => {
  it.each<[actions: BuilderAction[], want: Partial<SampleRequest> & { authorisation?: string }]>([
    [[], { url: 'https://eu.example.com/tasks?page=1', authorisation: 'Bearer ' }],
    [[{ kind: 'variable', name: 'region', value: 'us' }], { url: 'https://us.example.com/tasks?page=1' }],
    [[{ kind: 'server', index: 1 }], { url: 'https://sandbox.example.com/tasks?page=1' }],
    [
      [
        { kind: 'variable', name: 'region', value: 'us' },
        { kind: 'server', index: 1 },
        { kind: 'server', index: 0 },
      ],
      { url: 'https://us.example.com/tasks?page=1' },
    ],
    [[{ kind: 'parameter', index: 0, value: '2' }], { url: 'https://eu.example.com/tasks?page=2' }],
    [[credential('token', 'token', 's3')], { authorisation: 'Bearer s3' }],
    [[credential('token', 'token', 's3'), credential('token', 'token', '')], { authorisation: 'Bearer ' }],
    [[{ kind: 'access', index: 1 }], { authorisation: 'Basic ' }],
    [[{ kind: 'access', index: 1 }, credential('login', 'username', 'jo')], { authorisation: 'Basic ' }],
    [
      [{ kind: 'access', index: 1 }, credential('login', 'username', 'jo'), credential('login', 'password', 'ü')],
      { authorisation: 'Basic am86w7w=' },
    ],
    [[{ kind: 'access', index: 2 }], { authorisation: undefined }],
    [[{ kind: 'example', index: 1 }], { body: { kind: 'json', mediaType: 'application/json', value: { name: 'B' } } }],
    [[{ kind: 'content', content: '{' }], { body: { kind: 'text', mediaType: 'application/json', text: '{' } }],
    [[{ kind: 'mediaType', index: 1 }], { body: { kind: 'text', mediaType: 'text/plain', text: 'T' } }],
    [
      [
        { kind: 'content', content: '{' },
        { kind: 'mediaType', index: 1 },
        { kind: 'mediaType', index: 0 },
      ],
      { body: { kind: 'text', mediaType: 'application/json', text: '{' } },
    ],
    [
      [
        { kind: 'content', content: '{' },
        { kind: 'example', index: 0 },
      ],
      { body: { kind: 'json', mediaType: 'application/json', value: { name: 'A' } } },
    ],
  ])('%j', (actions, want) => {
    const request = requestOf(stateAfter(...actions));
    expect({ ...request, authorisation: authorisation(request) }).toMatchObject(want);
  });
});

describe('the problems that are left after', () => {
  const problem = (place: FieldProblem['in'], field: string, pointer = ''): FieldProblem => ({
    ...{ in: place, field, pointer, message: 'is wrong' },
  });
  const all = [problem('query', 'page'), problem('security', 'token'), problem('body', 'name', '/name')];
  const [atPage, atToken, atName] = all;
  it.each<[action: BuilderAction, want: (FieldProblem | undefined)[]]>([
    [{ kind: 'parameter', index: 0, value: '2' }, [atToken, atName]],
    [{ kind: 'access', index: 1 }, [atPage, atName]],
    [{ kind: 'content', content: '{}' }, [atPage, atToken]],
    [{ kind: 'content', content: '{}', field: { pointer: '/name' } }, [atPage, atToken]],
    [{ kind: 'content', content: '{}', field: { pointer: '/more' } }, all],
    [{ kind: 'example', index: 1 }, [atPage, atToken]],
    [{ kind: 'mediaType', index: 1 }, all],
    [{ kind: 'leave', field: { in: 'query', name: 'page' } }, all],
    [{ kind: 'server', index: 1 }, all],
    [{ kind: 'check', problems: [] }, []],
  ])('%j', (action, want) => {
    expect(reduce(stateAfter({ kind: 'check', problems: all }), action).problems).toEqual(want);
  });
});

describe('a field counts as touched', () => {
  const inBody = (pointer: string) => ({ in: 'body' as const, name: '', pointer });
  const query = { in: 'query' as const, name: 'page' };
  it.each<[actions: BuilderAction[], field: Parameters<typeof isTouched>[1], want: boolean]>([
    [[], query, false],
    [[{ kind: 'leave', field: query }], query, true],
    [[{ kind: 'parameter', index: 0, value: undefined }], query, true],
    [[{ kind: 'leave', field: { in: 'header', name: 'page' } }], query, false],
    [[{ kind: 'content', content: '{}', field: { pointer: '/a' } }], inBody('/a'), true],
    [[{ kind: 'content', content: '{}', field: { pointer: '/a' } }], inBody('/b'), false],
    [
      [
        { kind: 'leave', field: inBody('/a') },
        { kind: 'example', index: 1 },
      ],
      inBody('/a'),
      false,
    ],
    [
      [
        { kind: 'leave', field: query },
        { kind: 'example', index: 1 },
      ],
      query,
      true,
    ],
  ])('after %j: %j %s', (actions, field, want) => expect(isTouched(stateAfter(...actions), field)).toBe(want));
});

describe('what the page shows', () => {
  const sandbox = { base: 'https://sandbox.example.com' };
  const typed = stateAfter({ kind: 'content', content: '{"name": "Mine"}' });
  it.each<[what: string, page: PageChoice, before: PageChoice | undefined, want: Partial<BuilderState>]>([
    ['nothing', {}, undefined, { server: 0, body: 0, examples: [0, 0] }],
    ['another base URL', sandbox, undefined, { server: 1, contents: typed.contents }],
    ['another example', { mediaType: 'application/json', example: 'b' }, undefined, { examples: [1, 0] }],
    ['another media type', { mediaType: 'text/plain', example: 't' }, undefined, { body: 1, contents: typed.contents }],
    ['a media type that the form has not', { mediaType: 'text/csv' }, undefined, { body: 0, contents: typed.contents }],
    ['the same as before', { ...sandbox, example: 'b' }, { ...sandbox, example: 'b' }, typed],
  ])('%s is in the form', (_what, now, before, want) => {
    expect(withPageChoice(typed, now, before)).toMatchObject(want);
  });

  it('is what the form shows of it', () => {
    expect(pageChoiceOf(stateAfter({ kind: 'server', index: 1 }, { kind: 'example', index: 1 }))).toEqual({
      ...{ base: 'https://sandbox.example.com', mediaType: 'application/json', example: 'b' },
    });
  });
});

it('chosen files stay beside those that were chosen before', () => {
  const [first, second] = [new File(['1'], 'a.png'), new File(['2'], 'b.png')];
  const { files } = stateAfter({ kind: 'files', files: [first] }, { kind: 'files', files: [second] });
  expect([...files]).toEqual([
    ['a.png', first],
    ['b.png', second],
  ]);
});
