import { describe, expect, it } from 'vitest';
import { left } from './left';

const responses = 'responses: {200: {description: d}}';
const all = '[{name: SECRET, in: query, schema: {}}, {name: PUBLIC, in: query, schema: {}}]';
const secret = '{name: SECRET, in: query, x-internal: true, schema: {}}';

describe('an internal parameter of an operation that takes the place of one of its path', () => {
  it('is in no output where no other operation has it', async () => {
    const { text, messages } = await left(
      `paths: {/a: {parameters: ${all}, get: {parameters: [${secret}], ${responses}}, put: {parameters: [${secret}], ${responses}}}}`,
    );
    expect(text).toContain('PUBLIC');
    expect(text).not.toMatch(/SECRET|x-internal/);
    expect(messages).toEqual([]);
  });

  it('goes from this operation, and stays at the others', async () => {
    const { document, messages, locate } = await left(
      `paths: {/a: {parameters: ${all}, get: {parameters: [${secret}], ${responses}}, put: {${responses}}, post: {parameters: [{name: own, in: query, schema: {}}], ${responses}}}}`,
    );
    expect(document.paths).toMatchObject({
      '/a': {
        parameters: [{ name: 'PUBLIC' }],
        put: { parameters: [{ name: 'SECRET', in: 'query', schema: {} }] },
        post: { parameters: [{ name: 'own' }, { name: 'SECRET' }] },
      },
    });
    expect(JSON.stringify((document.paths as Record<string, object>)['/a'])).not.toContain('x-internal');
    expect((document.paths as Record<string, { get: object }>)['/a']?.get).not.toHaveProperty('parameters');
    expect(locate('#/paths/~1a/post/parameters/1/schema').pointer).toBe('#/paths/~1a/parameters/0/schema');
    expect(messages).toEqual([]);
  });

  it('takes it by its name and place, over references, headers without regard to case', async () => {
    const { text } = await left(
      `paths: {/a: {parameters: [{$ref: "#/components/parameters/SECRET"}, {name: PUBLIC, in: query, schema: {}}], get: {parameters: [{name: x-SECRET, in: header, x-internal: true, schema: {}}], ${responses}}}}\ncomponents: {parameters: {SECRET: {name: X-SECRET, in: header, schema: {}}, PUBLIC: {}}}`,
    );
    expect(text).toContain('PUBLIC');
    expect(text).not.toMatch(/SECRET/);
  });

  it('cannot be left out of a path that has it', async () => {
    const { messages } = await left(
      `paths: {"/a/{id}": {parameters: [{name: id, in: path, required: true, schema: {}}], get: {parameters: [{name: id, in: path, required: true, x-internal: true, schema: {}}], ${responses}}, put: {${responses}}}}`,
    );
    expect(messages).toEqual([
      'error #/paths/~1a~1{id}/get/parameters/0 This is internal, or refers to something internal, and cannot be left out: the path /a/{id} has "id".',
    ]);
  });

  it('is public where an operation states a public one in the place of an internal one of its path', async () => {
    const { document } = await left(
      `paths: {/a: {parameters: [${secret}], get: {parameters: [{name: SECRET, in: query, schema: {}}], ${responses}}, put: {${responses}}}}`,
    );
    expect(document.paths).toEqual({
      '/a': {
        get: { parameters: [{ name: 'SECRET', in: 'query', schema: {} }], responses: { 200: { description: 'd' } } },
        put: { responses: { 200: { description: 'd' } } },
      },
    });
  });
});

describe('scopes of an internal flow', () => {
  const flows =
    'flows: {implicit: {authorizationUrl: a, scopes: {PUBLIC: a, both: b}}, password: {x-internal: true, tokenUrl: a, scopes: {SECRET: a, both: b}}}';
  const scheme = `components: {securitySchemes: {o: {type: oauth2, ${flows}}}}`;

  it('go from requirements, with a notice', async () => {
    const { document, text, messages } = await left(
      `security: [{o: [SECRET]}]\npaths: {/a: {get: {security: [{o: [both, SECRET, PUBLIC, other]}], ${responses}}}}\n${scheme}`,
    );
    expect(text).not.toMatch(/SECRET|x-internal/);
    expect(document).toMatchObject({
      security: [{ o: [] }],
      paths: { '/a': { get: { security: [{ o: ['both', 'PUBLIC', 'other'] }] } } },
    });
    expect(messages.map((message) => message.slice(0, 60))).toEqual([
      'notice #/security/0/o/0 This is the scope "SECRET", which on',
      'notice #/paths/~1a/get/security/0/o/1 This is the scope "SEC',
    ]);
  });
});

const base = 'Base: {properties: {id: {}, f: {description: public}}}';

it.each<[name: string, schemas: string, places: string[]]>([
  [
    'in a member of allOf beside a base that has it',
    `{${base}, A: {allOf: [{$ref: "#/components/schemas/Base"}, {properties: {f: {x-internal: true}}}]}}`,
    ['/A/allOf/1/properties/f'],
  ],
  [
    'beside a reference to a schema that has it',
    `{${base}, A: {$ref: "#/components/schemas/Base", properties: {f: {x-internal: true}}}}`,
    ['/A/properties/f'],
  ],
  [
    'in a base where the schema above has it without saying anything',
    '{A: {allOf: [{properties: {id: {}, f: {x-internal: true}}}, {properties: {f: {}}}]}}',
    ['/A/allOf/0/properties/f'],
  ],
  [
    'in an alternative beside a schema that has it',
    '{A: {properties: {f: {}}, oneOf: [{properties: {f: {x-internal: true}}}]}}',
    ['/A/oneOf/0/properties/f'],
  ],
  [
    'further in',
    '{A: {allOf: [{properties: {o: {properties: {f: {x-internal: true}}}}}, {properties: {o: {properties: {f: {}}}}}]}}',
    ['/A/allOf/0/properties/o/properties/f'],
  ],
  ['in one of two alternatives', '{A: {oneOf: [{properties: {f: {x-internal: true}}}, {properties: {f: {}}}]}}', []],
  [
    'in both',
    '{Base: {properties: {f: {x-internal: true}}}, A: {$ref: "#/components/schemas/Base", properties: {f: {x-internal: true}}}}',
    [],
  ],
])('says that a field is shown which is internal %s', async (_name, schemas, places) => {
  const { messages } = await left(`components: {schemas: ${schemas}}`);
  const said = messages.filter((message) => message.includes('so it is shown'));
  expect(said).toEqual(
    places.map((place) =>
      expect.stringMatching(`^notice #/components/schemas${place} The field "f" is internal here, and public in`),
    ),
  );
});

it('keeps the value and the name of a field that is public again', async () => {
  const schema =
    '{allOf: [{properties: {a: {x-internal: true}}}], properties: {a: {}}, required: [a], example: {a: b}}';
  const { document } = await left(`components: {schemas: {A: ${schema}}}`);
  expect(document.components).toMatchObject({ schemas: { A: { required: ['a'], example: { a: 'b' } } } });
});
