import { describe, expect, it } from 'vitest';
import { contextOf, yamlOf } from '../../__tests__/builders';
import { buildResponses } from '../response';

const document = `
components: {responses: {NotFound: {description: Not there., headers: {X-A: {}}}}, links: {L: {operationId: l}}}`;

function build(yaml: string) {
  return buildResponses(yamlOf(yaml), '#/r', contextOf(document));
}

describe('buildResponses', () => {
  it('puts a range after the statuses in it, and default last', () => {
    const found = build('{default: {}, 5XX: {}, x-a: {}, 2XX: {}, "404": {}, "202": {}, "200": {}, 4xx: {}}');
    expect(found.map(({ status }) => status)).toEqual(['200', '202', '2XX', '404', '4xx', '5XX', 'default']);
  });

  it('follows references', () => {
    expect(build("{404: {$ref: '#/components/responses/NotFound'}, 405: {$ref: '#/nope'}}")).toMatchObject([
      {
        status: '404',
        description: ['Not there.'],
        headers: [{ pointer: '#/components/responses/NotFound/headers/X-A' }],
      },
    ]);
  });

  it('reads content and an empty response', () => {
    expect(build('{200: {content: {a/b: {}}}, 204: {description: " "}}')).toMatchObject([
      { content: [{ mediaType: 'a/b' }], headers: [], links: [] },
      { status: '204', description: undefined, content: [] },
    ]);
  });
});

it('reports a status by which the connection goes on in another protocol', () => {
  const context = contextOf();
  buildResponses(yamlOf('{101: {description: Open}, 200: {description: Done}}'), '#/r', context);
  expect(context.problems).toMatchObject([
    {
      severity: 'notice',
      place: { pointer: '#/r/101' },
      message: expect.stringMatching(/^With status 101 .* WebSocket/),
    },
  ]);
});

describe('links', () => {
  it.each<[string, object[]]>([
    [
      '{next: {operationId: getTask, parameters: {id: $response.body#/id, x-y: 1}}}',
      [{ name: 'next', operationId: 'getTask', parameters: [{ name: 'id', value: '$response.body#/id' }] }],
    ],
    ['{next: {requestBody: null}}', [{ requestBody: null }]],
    ["{next: {$ref: '#/components/links/L'}}", [{ name: 'next', operationId: 'l' }]],
    ["{next: {$ref: '#/components/links/No'}}", []],
  ])('%s', (yaml, want) => {
    const links = build(`{200: {links: ${yaml}}}`)[0]?.links ?? [];
    expect(links).toHaveLength(want.length);
    expect(links).toMatchObject(want);
  });
});
