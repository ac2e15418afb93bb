import { describe, expect, it } from 'vitest';
import { makeAll } from '../../__tests__/builders';
import { anchorFor } from '../../pages/__tests__/anchorFor';

const ref = (name: string): string => `{$ref: '#/components/schemas/${name}'}`;
const { index, pages } = makeAll(`
paths:
  /b: {post: {tags: [T], operationId: b, requestBody: {content: {a/b: {schema: ${ref('Task')}}}}, responses: {}}}
  /a: {get: {tags: [T], operationId: a, deprecated: true, parameters: [{name: q, in: query, schema: ${ref('Name')}}], responses: {200: {headers: {X-A: {}}, content: {a/b: {schema: ${ref('Task')}}}}}}}
webhooks: {done: {post: {tags: [Hooks], operationId: done}}}
components: {schemas: {Task: {type: object, properties: {name: ${ref('Name')}, alt: {oneOf: [{title: x, properties: {z: true}}, {type: string}]}}}, Name: {type: string}, Unused: {type: object}}}`);

describe('makeReferenceIndex', () => {
  it('names the description', () => {
    expect(index.spec).toEqual({ title: 'Test', version: '1', openapi: '3.1.0' });
  });

  it('lists operations and webhooks by their ids', () => {
    expect(index.operations).toEqual([
      { id: 'a', method: 'get', path: '/a', page: '/docs/ref/api/t', anchor: 'a', deprecated: true },
      { id: 'b', method: 'post', path: '/b', page: '/docs/ref/api/t', anchor: 'b', deprecated: false },
    ]);
    expect(index.webhooks).toEqual([
      { id: 'done', method: 'post', name: 'done', page: '/docs/ref/api/hooks', anchor: 'done', deprecated: false },
    ]);
  });

  it('lists models by name, with the operations that reach them', () => {
    expect(index.models).toEqual([
      { name: 'Name', page: null, usedBy: ['a', 'b'] },
      { name: 'Task', page: '/docs/ref/models/task', usedBy: ['a', 'b'] },
      { name: 'Unused', page: '/docs/ref/models/unused', usedBy: [] },
    ]);
  });

  it('lists every page and its fields, sorted', () => {
    expect(index.pages.map(({ url }) => url)).toEqual(pages.map(({ url }) => url).sort());
    const fields = index.fields.filter(({ page }) => page.endsWith('/task')).map(({ anchor }) => anchor);
    expect(fields).toEqual([anchorFor('Task', 'alt'), anchorFor('Task', 'alt', 'x', 'z'), anchorFor('Task', 'name')]);
    expect(index.fields.map(({ name }) => name)).toEqual(expect.arrayContaining(['q', 'X-A', 'name', 'alt']));
  });

  it('leads to anchors that the pages have', () => {
    for (const { page, anchor } of [...index.fields, ...index.operations]) {
      const found = pages.find(({ url }) => url === page);
      expect(JSON.stringify(found)).toContain(`"anchor":"${anchor}"`);
    }
  });
});
