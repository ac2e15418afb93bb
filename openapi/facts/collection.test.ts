import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadDescription } from '../../src/reference/load/description';
import { keyOf, make, type Node, operationsOf } from '../../src/reference/outputs/postman/__tests__/postmanCases';
import { formatProblems } from '../../src/reference/outputs/postman/__tests__/postmanFormat';
import { valueAt } from '../../src/reference/pointer';

const own = (await loadDescription(path.resolve('openapi/openapi.yaml'), process.cwd())).description?.document;
if (!own) throw new Error('our own description cannot be read');

describe('the Postman collection of the description', () => {
  const { collection, items } = make(own);
  const follow = (node: unknown): Node =>
    typeof (node as Node)?.$ref === 'string'
      ? follow(valueAt(own, String((node as Node).$ref)))
      : ((node ?? {}) as Node);
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  const cases = operationsOf(own).map(({ key, item, node }) => ({ key, item, node, made: byKey.get(key) }));

  test('keeps the rules of format 2.1, with a request for each operation', () => {
    expect(formatProblems(collection)).toEqual([]);
    expect(items.map(keyOf).sort()).toEqual(cases.map(({ key }) => key).sort());
  });

  test('the folders are the tags, in their order', () => {
    expect(collection.item.map(({ name }) => name)).toEqual(
      own.tags?.map(({ name, ...tag }) => (tag as Node)['x-displayName'] ?? name),
    );
  });

  test('a request has its operation’s summary, parameters, token and responses', () => {
    for (const { key, item, node, made } of cases) {
      const all = [item.parameters, node.parameters].flatMap((list) => (Array.isArray(list) ? list.map(follow) : []));
      // A parameter of the operation overrides that of its path (4.10.1).
      const lists = [...new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter])).values()];
      const namesOf = (place: string) =>
        lists
          .filter((parameter) => parameter.in === place)
          .map(({ name }) => name)
          .sort();
      const query = made?.request.url.query ?? [];
      const optional = lists
        .filter((parameter) => parameter.in === 'query' && !parameter.required)
        .map(({ name }) => name);
      expect(made?.name, key).toBe(node.summary);
      expect(made?.request.auth, key).toBeUndefined();
      expect(made?.request.url.variable?.map((field) => field.key).sort() ?? [], key).toEqual(namesOf('path'));
      expect([...new Set(query.map((field) => field.key))].sort(), key).toEqual(namesOf('query'));
      expect(
        query.filter((field) => field.disabled).map((field) => field.key),
        key,
      ).toEqual(expect.arrayContaining(optional));
      expect(
        [...query, ...(made?.request.url.variable ?? [])].filter(({ value }) => value === ''),
        key,
      ).toEqual([]);
      const codes = new Set(made?.response.map(({ code }) => String(code)));
      expect([...codes].sort(), key).toEqual(Object.keys(node.responses as Node).sort());
    }
  });

  test('a JSON body is the description’s first named example, and a form has a row for each of its fields', () => {
    for (const { key, node, made } of cases) {
      const [media] = Object.entries((follow(node.requestBody).content ?? {}) as Node);
      if (!media) {
        expect(made?.request.body, key).toBeUndefined();
        continue;
      }
      const [type, content] = media;
      const [first] = Object.values(((content as Node).examples ?? {}) as Node);
      const value = follow(first).value as Node;
      const body = made?.request.body;
      if (body?.mode === 'raw') expect(JSON.parse(body.raw), key).toEqual(value);
      else
        expect(body?.mode === 'formdata' && [...new Set(body.formdata.map((part) => part.key))], key).toEqual(
          Object.keys(value),
        );
      expect(body?.mode, key).toBe(type === 'multipart/form-data' ? 'formdata' : 'raw');
    }
    const uploads = items.filter(({ request }) => request.body?.mode === 'formdata');
    expect(uploads.length).toBeGreaterThan(0);
    for (const { name, request } of uploads) {
      expect(JSON.stringify(request.body), name).toMatch(/"key":"files","type":"file","src":"[\w-]+\.\w+"/);
    }
  });
});
