import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { addressesOf } from '../pageAddresses';
import { anchorFor } from '../pages/__tests__/anchorFor';
import { makeAll } from './builders';

const operation = `
  tags: [T]
  operationId: createTask
  description: 'See [our guide](https://example.com/guide).'
  requestBody:
    content:
      application/json:
        schema: {type: object, properties: {href: {type: string}, anchor: {type: string}}}
        examples: {one: {dataValue: {href: /photos/7, anchor: top, links: {self: /tasks/3}}, serializedValue: '{}'}}
  responses:
    '200':
      description: Created.
      content: {application/json: {example: {href: /photos/8, anchor: end, links: {self: /tasks/4}}}}
`;

it('addresses in what a client sends and gets are none of the page’s own', () => {
  const { pages } = makeAll(`paths: {/tasks: {post: ${JSON.stringify(parse(operation))}}}`, '3.2.0');
  const page = pages.find(({ url }) => url === '/docs/ref/api/t');
  if (!page) throw new Error('There is no page.');
  const { links, anchors } = addressesOf(page);
  expect([...links]).toContain('https://example.com/guide');
  expect([...anchors]).toContain(anchorFor('createTask'));
  const sent = ['/photos/7', '/photos/8', '/tasks/3', '/tasks/4', 'top', 'end'];
  expect([...links, ...anchors].filter((address) => sent.includes(address))).toEqual([]);
});
