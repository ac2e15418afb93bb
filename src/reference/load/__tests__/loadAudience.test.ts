import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Audience } from '../../internal/audience';
import { toJsonText } from '../../jsonText';
import { loadDescription } from '../description';
import { writeFiles } from './files';

const of = ['public', 'partner', 'internal'];

/** Marks of three audiences at every kind of part, in two files. Each part for others has its audience in a name. */
const description = `openapi: 3.1.0
info: {title: Orders, version: '1'}
servers:
  - {url: https://api.example.com}
  - {url: https://partner-host.example.com, x-audience: partner}
tags:
  - {name: orders}
  - {name: partnerTag, x-audience: [partner]}
  - {name: internalTag, x-audience: internal}
paths:
  /orders:
    get:
      operationId: listOrders
      tags: [orders, internalTag]
      x-audience: public
      parameters:
        - {name: partnerParameter, in: query, schema: {type: string}, x-audience: partner}
        - {$ref: 'parts.yaml#/hidden/parameter'}
      responses:
        '200':
          description: Done
          headers: {Partner-Header: {schema: {type: string}, x-audience: partner}}
          content:
            application/json:
              schema: {$ref: '#/components/schemas/Order'}
              examples:
                plain: {value: {id: a, partnerField: partnerValue}}
                partnerExample: {value: {id: b}, x-audience: partner}
            text/partner: {schema: {type: string}, x-audience: partner}
        '202': {description: internalResponse, x-audience: internal}
      callbacks: {partnerCallback: {x-audience: partner, '{$request.body#/url}': {post: {responses: {'200': {description: x}}}}}}
    post: {operationId: partnerPost, tags: [partnerTag], responses: {'200': {description: x}}}
    delete: {operationId: internalDelete, x-audience: [internal], responses: {'200': {description: x}}}
  /internal: {x-audience: internal, get: {responses: {'200': {description: internalPath}}}}
webhooks:
  partnerHook: {x-audience: partner, post: {responses: {'200': {description: x}}}}
x-notes: [{text: For all}, {text: partnerNote, x-audience: partner}]
components:
  securitySchemes: {internalKey: {type: apiKey, in: header, name: X, x-audience: internal}}
  schemas:
    Order:
      required: [id, partnerField]
      properties:
        id: {type: string}
        partnerField: {type: string, x-audience: partner}
        internalField: {$ref: '#/components/schemas/InternalModel'}
        x-audience: {type: string}
      oneOf: [{$ref: '#/components/schemas/PartnerKind'}, {type: object}]
    InternalModel: {type: object, x-audience: internal}
    PartnerKind: {type: object, x-audience: partner}
    NobodyUses: {type: object}
`;

const parts = `hidden:
  x-audience: internal
  parameter: {name: internalParameter, in: query, schema: {type: string}}
`;

async function load(audience: Audience, text = description) {
  const named = (file: string): string => file.replaceAll('x-audience', audience.extension ?? 'x-audience');
  const folder = writeFiles({ 'openapi.yaml': named(text), 'parts.yaml': named(parts) });
  const loaded = await loadDescription(path.join(folder, 'openapi.yaml'), folder, [], false, undefined, { audience });
  const errors = loaded.problems.filter(({ severity }) => severity === 'error');
  return {
    text: toJsonText(loaded.description?.document),
    errors: errors.map(({ place, message }) => `${place.file}:${place.line} ${message}`),
  };
}

/** The first words of an audience, wherever they stand. */
const words = (text: string): string[] =>
  [...new Set(text.match(/\b(?:partner|internal)[-\w]*|\bPartner[-\w]*/gi) ?? [])].sort();

describe('an edition', () => {
  it('for the public has nothing of the others, and no word of audiences but the name of a field', async () => {
    const { text, errors } = await load({ is: 'public', of });
    expect(errors).toEqual([]);
    expect(words(text)).toEqual([]);
    expect(text.match(/x-audience/g)).toHaveLength(1);
    expect(text).not.toContain('NobodyUses');
    expect(text).toContain('listOrders');
  });

  it.each(['x', 'another name of more characters', ''])(
    'for the public is the same in every byte, whatever the parts for others say: "%s"',
    async (word) => {
      const others = ['partner', 'internal'];
      const said = (text: string): string =>
        others.reduce(
          (left, name, index) =>
            left.replace(
              new RegExp(`(?<!x-audience: \\[?)\\b${name}(?=\\w|-)`, 'gi'),
              `${word.replaceAll(' ', '')}o${index}`,
            ),
          text,
        );
      expect(said(description)).not.toBe(description);
      const [before, after] = [await load({ is: 'public', of }), await load({ is: 'public', of }, said(description))];
      expect(after).toEqual(before);
    },
  );

  it('for partners has what is for the public and for partners', async () => {
    const { text, errors } = await load({ is: 'partner', of });
    expect(errors).toEqual([]);
    expect(words(text).filter((word) => /^internal/i.test(word))).toEqual([]);
    for (const word of ['partnerField', 'partnerPost', 'Partner-Header', 'partnerNote', 'partnerHook', 'PartnerKind'])
      expect(text).toContain(word);
  });

  it('for the last audience has all that is used', async () => {
    const { text, errors } = await load({ is: 'internal', of });
    expect(errors).toEqual([]);
    for (const word of ['internalParameter', 'internalDelete', 'internalPath', 'InternalModel', 'internalTag'])
      expect(text).toContain(word);
    expect(text).not.toContain('NobodyUses');
    expect(text.match(/x-audience/g)).toHaveLength(1);
  });

  it('without an order has what is unmarked, and what names its audience', async () => {
    const { text } = await load({ is: 'partner' });
    expect(text).not.toContain('listOrders');
    expect(text).toContain('partnerPost');
    expect(words(text).filter((word) => /^internal/i.test(word))).toEqual([]);
  });

  it('reads the marks of another extension', async () => {
    const { text } = await load({ is: 'public', of, extension: 'x-for' });
    expect(words(text)).toEqual([]);
  });
});

const small = (paths: string): string =>
  `openapi: 3.1.0\ninfo: {title: Orders, version: '1'}\ntags: [{name: a, x-audience: public}]\npaths:\n  /a:\n${paths}`;
const responses = "responses: {'200': {description: x}}";

describe('a mark that does not say for whom a part is, is an error', () => {
  it.each<[audience: Partial<Audience>, paths: string, error: string]>([
    [
      {},
      `    get: {x-audience: parner, ${responses}}\n`,
      'openapi.yaml:6 "x-audience" names "parner", which is no audience.',
    ],
    [
      {},
      `    get: {X_Audience: partner, ${responses}}\n`,
      'openapi.yaml:6 "X_Audience" is not "x-audience", so it names no audience.',
    ],
    [
      {},
      "    get: {responses: {'200': {description: x, headers: {x-audience: partner}}}}\n",
      'openapi.yaml:6 This "x-audience" is an entry of a map, so it marks nothing.',
    ],
    [
      {},
      "    get: {responses: {'200': {description: x, links: {l: {parameters: {x-audience: internal, q: a}}}}}}\n",
      'openapi.yaml:6 This "x-audience" is an entry of a map, so it marks nothing.',
    ],
    [
      {},
      `    get: {x-notes: [{X-Audience: internal, text: a}, {X-Audience: none of them}], ${responses}}\n`,
      'openapi.yaml:6 "X-Audience" is not "x-audience", so it names no audience.',
    ],
    [
      {},
      `    get: {security: [{}, {x-audience: [none]}], ${responses}}\n`,
      'openapi.yaml:6 "x-audience" names "none", which is no audience.',
    ],
    [{ unmarked: 'error' }, `    get: {${responses}}\n`, 'openapi.yaml:6 This operation names no audience.'],
  ])('%j %s', async (further, paths, error) => {
    expect((await load({ is: 'public', of, ...further }, small(paths))).errors).toEqual([error]);
  });

  it.each([`    get: {tags: [a], ${responses}}\n`, `    x-audience: public\n    get: {${responses}}\n`])(
    'an operation may have that of its tag or its path: %s',
    async (paths) => {
      expect((await load({ is: 'public', of, unmarked: 'error' }, small(paths))).errors).toEqual([]);
    },
  );
});

describe('a component is in an edition where something in it uses it', () => {
  const used = (schemas: string, rest = ''): string =>
    small(
      `    get: {responses: {'200': {description: x, content: {application/json: {schema: {$ref: '#/components/schemas/Used'}}}}}}\n${rest}components:\n${schemas}`,
    );

  it.each<[string, text: string, names: string[]]>([
    ['a reference', used('  schemas: {Used: {type: object}, Unused: {type: object}}\n'), ['Used']],
    [
      'models that refer to each other alone',
      used(
        "  schemas: {Used: {type: object}, A: {items: {$ref: '#/components/schemas/B'}}, B: {items: {$ref: '#/components/schemas/A'}}}\n",
      ),
      ['Used'],
    ],
    [
      'a mapping',
      used(
        "  schemas: {Used: {discriminator: {propertyName: a, mapping: {b: B, c: '#/components/schemas/C'}}}, B: {type: object}, C: {type: object}, D: {type: object}}\n",
      ),
      ['B', 'C', 'Used'],
    ],
    [
      'a base schema with a discriminator',
      used(
        "  schemas: {Used: {discriminator: {propertyName: a}}, B: {allOf: [{$ref: '#/components/schemas/Used'}]}, C: {allOf: [{$ref: '#/components/schemas/B'}]}, D: {type: object}}\n",
      ),
      ['B', 'C', 'Used'],
    ],
    [
      'a requirement of security',
      used(
        '  schemas: {Used: {type: object}}\n  securitySchemes: {a: {type: http, scheme: basic}, b: {type: http, scheme: basic}}\n',
        'security: [{a: []}]\n',
      ),
      ['Used', 'a'],
    ],
  ])('%s', async (_case, text, names) => {
    const { components = {} } = JSON.parse((await load({ is: 'public', of }, text)).text) as { components?: object };
    expect(
      Object.values(components)
        .flatMap((entries: object) => Object.keys(entries))
        .sort(),
    ).toEqual(names);
  });
});
