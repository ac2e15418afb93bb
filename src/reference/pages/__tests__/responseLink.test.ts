import { describe, expect, it } from 'vitest';
import { firstSection, makeAll } from '../../__tests__/builders';
import { anchorFor } from './anchorFor';

const getTask = `/docs/ref/api/t#${anchorFor('getTask')}`;

function linkOf(yaml: string) {
  const made = makeAll(
    `paths: {/a: {get: {tags: [t], operationId: getTask, responses: {200: {links: {next: ${yaml}}}}}}}`,
  );
  return firstSection(made).responses[0]?.links[0];
}

describe('a link to another operation', () => {
  it.each<[string, object | undefined, [string, string][]]>([
    ['{operationId: getTask}', { label: 'getTask', href: getTask }, []],
    ['{operationRef: "#/paths/~1a/get"}', { label: 'getTask', href: getTask }, []],
    ['{operationId: nope}', undefined, [['Operation', 'nope']]],
    ['{operationRef: "https://x.org#/a"}', undefined, [['Operation', 'https://x.org#/a']]],
    ['{}', undefined, []],
    [
      '{operationId: getTask, parameters: {id: $response.body#/id}, requestBody: {a: 1}}',
      { label: 'getTask' },
      [
        ['id', '$response.body#/id'],
        ['body', '{"a":1}'],
      ],
    ],
  ])('%s', (yaml, target, facts) => {
    const view = linkOf(yaml);
    if (target) expect(view?.target).toMatchObject(target);
    else expect(view?.target).toBeUndefined();
    expect(view?.facts.map(({ label, value }) => [label, value])).toEqual(facts);
  });
});
