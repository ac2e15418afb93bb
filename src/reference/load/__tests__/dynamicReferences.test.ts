import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Node } from '../../json';
import { bindDynamicReferences } from '../dynamicReferences';

const page =
  "Page: {$id: page, type: object, properties: {items: {type: array, items: {$dynamicRef: '#item'}}}, $defs: {item: {$dynamicAnchor: item, not: {}}}}";
const user = 'User: {type: object}';
const ofUsers = {
  type: 'object',
  properties: { items: { type: 'array', items: { $ref: '#/components/schemas/User' } } },
};
const toUser = '{$dynamicAnchor: item, $ref: "#/components/schemas/User"}';

test.each<[what: string, schemas: string, want: Record<string, unknown>]>([
  [
    'a generic for a schema',
    `Users: {$ref: '#/components/schemas/Page', $defs: {item: ${toUser}}}`,
    { Users: { ...ofUsers, $defs: expect.anything() } },
  ],
  [
    'one that the generic is named for by its $id, from a schema with one',
    "Users: {$id: users, $ref: page, $defs: {item: {$dynamicAnchor: item, $ref: '#/components/schemas/User'}}}",
    { Users: { ...ofUsers, $id: 'users', $defs: expect.anything() } },
  ],
  [
    'a schema that has the name itself',
    "Named: {$dynamicAnchor: item, type: object}\nUsers: {$ref: page, $defs: {it: {$ref: '#/components/schemas/Named'}}}",
    { Users: { properties: { items: { items: { $ref: '#/components/schemas/Named' } } } } },
  ],
  [
    'a type that is written in place',
    'Texts: {$ref: page, $defs: {item: {$dynamicAnchor: item, type: string}}}',
    { Texts: { properties: { items: { items: { type: 'string' } } } } },
  ],
  [
    'what is beside the reference, with it',
    `Users: {$ref: page, description: All, required: [items], $defs: {item: ${toUser}}}`,
    { Users: { description: 'All', required: ['items'], allOf: [ofUsers] } },
  ],
  [
    'a generic in a list of schemas',
    `Users: {allOf: [{$ref: page}, {properties: {next: {type: string}}}], $defs: {item: ${toUser}}}`,
    { Users: { allOf: [ofUsers, { properties: { next: { type: 'string' } } }] } },
  ],
  [
    'a generic in a generic',
    `Envelope: {type: object, properties: {data: {$ref: page}}}\nUsers: {$ref: '#/components/schemas/Envelope', $defs: {item: ${toUser}}}`,
    {
      Users: { type: 'object', properties: { data: ofUsers } },
      Envelope: { properties: { data: { $ref: 'page' } } },
    },
  ],
  [
    'a generic of a generic',
    `Box: {$id: box, properties: {value: {$dynamicRef: '#value'}}, $defs: {value: {$dynamicAnchor: value}}}\nBoxed: {$ref: box, $defs: {value: {$dynamicAnchor: value, $ref: page, $defs: {item: ${toUser}}}}}`,
    { Boxed: { properties: { value: ofUsers } } },
  ],
  [
    'one that is extended, with what the outer one says',
    `Things: {$ref: page, $defs: {item: {$dynamicAnchor: item, type: object}}}\nUsers: {$ref: '#/components/schemas/Things', $defs: {item: ${toUser}}}`,
    { Users: ofUsers, Things: { properties: { items: { items: { type: 'object' } } } } },
  ],
  [
    'but not in a field that has its own',
    `Texts: {$ref: page, $defs: {item: {$dynamicAnchor: item, type: string}}}\nBoth: {properties: {texts: {$ref: '#/components/schemas/Texts'}, users: {$ref: page}}, $defs: {item: ${toUser}}}`,
    { Both: { properties: { texts: { $ref: '#/components/schemas/Texts' }, users: ofUsers } } },
  ],
  [
    'a tree that is extended',
    "Tree: {$id: tree, $dynamicAnchor: node, properties: {children: {items: {$dynamicRef: '#node'}}}}\nStrict: {$id: strict, $dynamicAnchor: node, $ref: tree, unevaluatedProperties: false}",
    {
      Strict: {
        unevaluatedProperties: false,
        allOf: [{ properties: { children: { items: { $ref: '#/components/schemas/Strict' } } } }],
      },
      Tree: { properties: { children: { items: { $ref: '#/components/schemas/Tree' } } } },
    },
  ],
  [
    'a generic that refers to itself, to the place where it is written',
    `Linked: {$id: linked, properties: {value: {$dynamicRef: '#value'}, next: {$ref: '#'}}, $defs: {value: {$dynamicAnchor: value}}}\nNumbers: {$ref: linked, $defs: {value: {$dynamicAnchor: value, type: number}}}`,
    { Numbers: { properties: { value: { type: 'number' }, next: { $ref: '#/components/schemas/Numbers' } } } },
  ],
  [
    'its own placeholder where nothing is bound, though others have the name before it',
    `A: {$ref: page, $defs: {item: ${toUser}}}`,
    { Page: { properties: { items: { items: { $ref: '#/components/schemas/Page/$defs/item' } } } } },
  ],
  ['nothing for a name that nobody has', "Lost: {$dynamicRef: '#lost'}", { Lost: { $dynamicRef: '#lost' } }],
])('writes out %s', (_what, schemas, want) => {
  const document = { openapi: '3.1.0', components: { schemas: schemasOf([schemas, page, user].join('\n')) } };
  bindDynamicReferences(document);
  expect(document.components.schemas).toMatchObject(want);
});

function schemasOf(yaml: string): Node {
  return parse(yaml) as Node;
}

test('changes nothing in a description without generics, and ends where they multiply', () => {
  const plain = {
    components: { schemas: parse(`${user}\nA: {$ref: '#/components/schemas/User', $defs: {x: {$dynamicAnchor: x}}}`) },
  };
  const before = JSON.stringify(plain);
  bindDynamicReferences(plain);
  expect(JSON.stringify(plain)).toBe(before);
  const levels = Array.from({ length: 40 }, (_each, index) => {
    const next = index === 39 ? '{$dynamicRef: "#x"}' : `{$ref: '#/components/schemas/L${index + 1}'}`;
    return `L${index}: {properties: {a: ${next}, b: ${next}}}`;
  });
  const many = {
    components: {
      schemas: parse(
        `${levels.join('\n')}\nM: {$ref: '#/components/schemas/L0', $defs: {x: {$dynamicAnchor: x, type: string}}}`,
      ),
    },
  };
  bindDynamicReferences(many);
  expect(JSON.stringify(many).length).toBeLessThan(100_000_000);
});
