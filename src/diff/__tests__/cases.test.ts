import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compareDescriptions } from '../compareDescriptions';

/** What changed before → after, and the changes that are found. The comments of the files say how they are written. */
interface Case {
  case: string;
  openapi?: string;
  /** A schema, the operations of a path, or a document. */
  schema?: [before: unknown, after: unknown];
  path?: [before: object, after: object];
  document?: [before: object, after: object];
  /** The named schemas, or all components. */
  schemas?: [before: object, after: object];
  components?: [before: object, after: object];
  want: string[];
}

const folder = path.join(__dirname, 'cases');
const today = '2026-03-01';
const places = {
  request: '#/paths/~1things/post/requestBody/content/application~1json/schema',
  response: '#/paths/~1things/post/responses/200/content/application~1json/schema',
};

function operationWith(schema: unknown, direction: keyof typeof places): object {
  const content = { 'application/json': { schema } };
  const response = { description: 'Done', ...(direction === 'response' ? { content } : {}) };
  return { post: { ...(direction === 'request' ? { requestBody: { content } } : {}), responses: { '200': response } } };
}

/** The documents of a case, for both directions where it is about a schema. */
function documentsOf(given: Case, direction: keyof typeof places): [object, object] {
  const make = (side: 0 | 1): object => ({
    openapi: given.openapi ?? '3.1.0',
    info: { title: 'Things', version: '1.0.0' },
    paths: {
      '/things': given.schema ? operationWith(given.schema[side], direction) : (given.path?.[side] ?? {}),
    },
    components: { ...given.components?.[side], ...(given.schemas ? { schemas: given.schemas[side] } : {}) },
    ...given.document?.[side],
  });
  return [make(0), make(1)];
}

function foundIn(given: Case, direction: keyof typeof places): { rule: string; verdict: string; at: string }[] {
  const start = given.schema ? places[direction] : '\n';
  return compareDescriptions(...documentsOf(given, direction), today)
    .map(({ rule, verdict, revision }) => ({ rule, verdict, at: shorten(revision, start) }))
    .sort((a, b) => (a.rule + a.at < b.rule + b.at ? -1 : 1));
}

/** A pointer from the schema of a case on, or from the path. */
function shorten(pointer: string, start: string): string {
  const inner = pointer.startsWith(start) ? pointer.slice(start.length) : pointer;
  const short = inner.replace(/^#?\/paths\/~1things/, '#').replace('#/components/schemas/', '#/');
  return short === '' ? '/' : short;
}

const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const all = files.flatMap((file) => parse(readFileSync(path.join(folder, file), 'utf8')) as Case[]);

describe.each(files)('%s', (file) => {
  const cases = parse(readFileSync(path.join(folder, file), 'utf8')) as Case[];
  test.each(cases.map((given) => [given.case, given] as const))('%s', (_, given) => {
    const found = foundIn(given, 'request');
    if (!given.schema) {
      expect(found.map(({ rule, verdict, at }) => `${rule} ${verdict} ${at}`).sort()).toEqual([...given.want].sort());
      return;
    }
    const inResponse = foundIn(given, 'response');
    const lines = found.map(({ rule, verdict, at }) => {
      const index = inResponse.findIndex((other) => other.rule === rule && other.at === at);
      const [other] = index < 0 ? [] : inResponse.splice(index, 1);
      return `${rule} ${verdict}/${other?.verdict ?? '-'} ${at}`;
    });
    const alone = inResponse.map(({ rule, verdict, at }) => `${rule} -/${verdict} ${at}`);
    expect([...lines, ...alone].sort()).toEqual([...given.want].sort());
  });
});

test('there are at least 150 cases, each with a name of its own', () => {
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all.map((given) => given.case)).size).toBe(all.length);
});

test('no message has an empty name', () => {
  const messages = all
    .flatMap((given) => compareDescriptions(...documentsOf(given, 'request'), today))
    .map(({ message }) => message);
  expect(messages.filter((message) => /: *\.|``|: ,|→ *\.$/.test(message))).toEqual([]);
});

test('a description does not differ from itself', () => {
  const changed = all.flatMap((given) => {
    const [before, after] = documentsOf(given, 'request');
    const changes = [...compareDescriptions(before, before, today), ...compareDescriptions(after, after, today)];
    return changes.length > 0 ? [given.case] : [];
  });
  expect(changed).toEqual([]);
});
