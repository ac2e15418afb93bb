import { describe, expect, it } from 'vitest';
import { left } from './left';

const schemas = 'schemas: {S: {properties: {a: {}, SECRET_cost: {x-internal: true}, ID: {x-internal: true}, id: {}}}}';

/** An operation with a response of these fields, beside components. */
const described = (response: string, components = ''): string =>
  `paths: {/a: {get: {responses: {200: {description: d, ${response}}}}}}\ncomponents: {${components}${schemas}}`;

const used = 'content: {application/json: {schema: {$ref: "#/components/schemas/S"}}}';

describe('a field that is internal goes from an example that no schema is stated for', () => {
  it.each([
    ['an entry that nothing uses', described(used, 'examples: {E: {value: {a: PUBLIC, SECRET_cost: 2}}}, ')],
    ['in another form', described(used, 'examples: {E: {value: {a: PUBLIC, o: [{SECRETCost: 2}]}}}, ')],
    ['as JSON in a text', described(used, `examples: {E: {value: '{"a": "PUBLIC", "SECRET_cost": 2}'}}, `)],
    ['a media type without a schema', described('content: {a/json: {example: {a: PUBLIC, SECRET_cost: 2}}}')],
    [
      'several of such a media type',
      described('content: {a/json: {examples: {e: {value: {a: PUBLIC, SECRET_cost: 2}}}}}'),
    ],
    [
      'the parameter of a component',
      described(used, 'parameters: {P: {name: p, in: query, example: {a: PUBLIC, SECRET_cost: 1}}}, '),
    ],
    ['a header of a component', described(used, 'headers: {H: {example: {a: PUBLIC, SECRET_cost: 1}}}, ')],
    [
      'the response of a component',
      described(used, 'responses: {R: {description: d, content: {a/b: {example: {a: PUBLIC, SECRET_cost: 1}}}}}, '),
    ],
  ])('%s', async (_what, yaml) => {
    const { text } = await left(yaml);
    expect(text).toContain('PUBLIC');
    expect(text).not.toContain('SECRET');
  });

  it('where nothing of it may be seen, it goes as a whole, with a notice', async () => {
    const { text, messages } = await left(
      described(used, 'examples: {E: {summary: s, value: "<a>SECRET</a><SECRET_cost>1</SECRET_cost>"}}, '),
    );
    expect(text).not.toContain('SECRET');
    expect(messages).toEqual([
      'notice #/components/examples/E/value Without what is internal, this example is not valid, so it is left out.',
    ]);
  });

  it('a name that something public has stays', async () => {
    const { text } = await left(described(used, 'examples: {E: {value: {a: 1, id: PUBLIC}}}, '));
    expect(text).toContain('PUBLIC');
  });
});

describe('a field of an example that its schema does not have goes in any form of the name of an internal one', () => {
  it.each(['SECRETCost', 'secretCost', 'SECRET-COST', 'SecretCost', 'secret_cost'])('%s', async (name) => {
    const example = (value: string): string =>
      `content: {application/json: {schema: {$ref: "#/components/schemas/S"}, example: ${value}}}`;
    for (const value of [`{a: PUBLIC, ${name}: 1}`, `{a: PUBLIC, o: {${name}: 1}}`]) {
      const { text } = await left(described(example(value)));
      expect(text).toContain('PUBLIC');
      expect(text.toLowerCase()).not.toContain('secret');
    }
  });

  it.each(['o.SECRET_cost', 'o[SECRET_cost]', '/SECRET_cost'])('as the way to it: %s', async (name) => {
    const example = `content: {application/json: {schema: {$ref: "#/components/schemas/S"}, example: {a: PUBLIC, "${name}": 1}}}`;
    const { text } = await left(described(example));
    expect(text).toContain('PUBLIC');
    expect(text).not.toContain('SECRET');
  });

  it('but not where it is also a form of the name of one that stays', async () => {
    const response = 'content: {a/json: {schema: {$ref: "#/components/schemas/S"}, example: {a: 1, Id: PUBLIC}}}';
    expect((await left(described(response))).text).toContain('PUBLIC');
  });
});
