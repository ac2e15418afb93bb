import { describe, expect, it } from 'vitest';
import { apiPage, makeAll, modelPage, schemasOf } from '../../__tests__/builders';
import { createMarkdownWriter } from '../../outputs/markdown/referencePage';

/** The titles of schemas in YAML, by name. */
function titlesIn(yaml: string): Record<string, string | undefined> {
  const named = [...schemasOf(yaml).values()];
  return Object.fromEntries(
    named.map(({ name, schema }) => [name, 'title' in schema ? schema.title?.trim() : undefined]),
  );
}

describe('titles of named schemas', () => {
  it.each<[what: string, yaml: string, want: Record<string, string | undefined>]>([
    ['of their own stay', 'A: {title: One}\nB: {title: Two}', { A: 'One', B: 'Two' }],
    ['that two have are followed by the name', 'A: {title: R}\nB: {title: R}', { A: 'R (A)', B: 'R (B)' }],
    [
      'differ in case or spaces',
      'A: {title: My  Rule}\nB: {title: " my rule"}',
      { A: 'My  Rule (A)', B: 'my rule (B)' },
    ],
    [
      'whose words are in the name give way to it',
      'OldRule: {title: Rule}\nB: {title: Rule}',
      { OldRule: 'OldRule', B: 'Rule (B)' },
    ],
    [
      'that only begin a word of the name do not',
      'Rulers: {title: Rule}\nB: {title: Rule}',
      { Rulers: 'Rule (Rulers)', B: 'Rule (B)' },
    ],
    [
      'that are written as words stay beside the name',
      'BigRule: {title: Big rule}\nB: {title: Big rule}',
      { BigRule: 'Big rule (BigRule)', B: 'Big rule (B)' },
    ],
    [
      'of input and output',
      'Rule-In: {title: Rule}\nRule-Out: {title: Rule}',
      { 'Rule-In': 'Rule-In', 'Rule-Out': 'Rule-Out' },
    ],
    ['that are the name of another one', 'Rule: {type: object}\nB: {title: Rule}', { Rule: undefined, B: 'Rule (B)' }],
    ['that are the own name', 'Rule: {title: Rule}\nB: {title: Other}', { Rule: 'Rule', B: 'Other' }],
    ['beside a reference', "A: {$ref: '#/components/schemas/B', title: R}\nB: {title: R}", { A: 'R (A)', B: 'R (B)' }],
    [
      'without a word',
      "A: {title: ''}\nB: {title: ' '}\nC: {title: ' '}",
      { A: undefined, B: undefined, C: undefined },
    ],
  ])('%s', (_what, yaml, want) => expect(titlesIn(yaml)).toEqual(want));
});

describe('models with one title', () => {
  const made = makeAll(`paths:
  /x:
    get:
      tags: [T]
      responses:
        '200': {content: {application/json: {schema: {$ref: '#/components/schemas/ItemGet'}}}}
        '400':
          content:
            application/json:
              schema: {oneOf: [{$ref: '#/components/schemas/ItemGet'}, {$ref: '#/components/schemas/ItemPut'}]}
components:
  schemas:
    ItemGet: {title: Response, type: object, properties: {id: {type: string}, of: {$ref: '#/components/schemas/Part'}}}
    ItemPut: {title: Response, type: object, properties: {id: {type: string}, of: {$ref: '#/components/schemas/Part'}}}
    Part: {type: object, properties: {n: {type: integer}}}`);

  it('are told apart by their headings, in lists, types, alternatives and uses', () => {
    expect(modelPage(made, 'ItemGet').title).toBe('Response (ItemGet)');
    expect(modelPage(made, 'Part').usedBy.fields.map(({ model }) => model)).toEqual([
      'Response (ItemGet)',
      'Response (ItemPut)',
    ]);
    const [operation] = apiPage(made, 'T').operations;
    const schemas = operation?.responses.flatMap(({ mediaTypes }) => mediaTypes.map(({ schema }) => schema)) ?? [];
    expect(schemas[0]?.type.map(({ text }) => text)).toEqual(['Response (ItemGet)']);
    expect(schemas[1]?.alternatives[0]?.options.map(({ label }) => label)).toEqual([
      'Response (ItemGet)',
      'Response (ItemPut)',
    ]);
  });

  it('are told apart as Markdown', () => {
    const write = createMarkdownWriter((href) => href);
    expect(write(modelPage(made, 'Part'))).toContain('Response (ItemPut)');
  });
});
