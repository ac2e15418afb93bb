import { describe, expect, it } from 'vitest';
import type { Json } from '../../json';
import { problems } from './checkedValue';

describe('alternatives that a discriminator chooses', () => {
  const named = `
Value: {type: object, required: [kind], properties: {kind: {type: string}}, discriminator: {propertyName: kind, mapping: {bin: '#/components/schemas/Binary', txt: Text}}}
Binary: {allOf: [{$ref: '#/components/schemas/Value'}, {type: object, properties: {data: {type: string}, mode: {enum: [a]}}}]}
Text: {allOf: [{$ref: '#/components/schemas/Value'}, {type: object, properties: {text: {type: string}}}]}
Free: {type: object, properties: {kind: {type: string}, a: {type: string}}}
Open: {type: object, properties: {kind: {type: string}, b: {type: string}}}
Three: {x-discriminator-value: '3', type: object, properties: {kind: {type: integer}}}
Four: {x-discriminator-value: '4', type: object, properties: {kind: {type: integer}}}
Own: {type: object, properties: {kind: {const: own}}}
Same: {type: object, properties: {kind: {enum: [same]}}}
Pet: {type: object, required: [kind], properties: {kind: {type: string, enum: [Cat, Dog]}}, discriminator: {propertyName: kind, mapping: {Cat: '#/components/schemas/Cat', Dog: '#/components/schemas/Dog'}}}
Cat: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {lives: {type: integer}}}]}
Dog: {allOf: [{$ref: '#/components/schemas/Pet'}, {type: object, properties: {bark: {type: string}}}]}
`;
  const oneOf = (...names: string[]) => `oneOf: [${names.map((name) => `{$ref: '#/components/schemas/${name}'}`)}]`;
  const tagged = 'discriminator: {propertyName: kind}';
  it.each<[yaml: string, value: Json, want: string[]]>([
    [`{${oneOf('Binary', 'Text')}}`, { kind: 'bin' }, []],
    [`{${oneOf('Binary', 'Text')}}`, { kind: 'bin', data: 1 }, [' oneOf', '/data type']],
    [`{${oneOf('Binary', 'Text')}}`, { kind: 'bin', mode: 'z' }, [' oneOf', '/mode enum']],
    [`{${oneOf('Binary', 'Text')}}`, { kind: 'none' }, ['/kind enum']],
    [`{${oneOf('Binary', 'Text')}, ${tagged}}`, { kind: 'txt', data: 1 }, []],
    // Of names alone a value that is none of them may still be told apart by its fields.
    [`{${oneOf('Free', 'Open')}, ${tagged}}`, { kind: 'Free' }, []],
    [`{${oneOf('Free', 'Open')}, ${tagged}}`, { kind: 'Open', a: 1 }, []],
    [`{${oneOf('Free', 'Open')}, ${tagged}}`, { kind: 'else', a: 1 }, []],
    [`{${oneOf('Free', 'Open')}, ${tagged}}`, { kind: 'else' }, [' oneOf']],
    [`{${oneOf('Three', 'Four')}, ${tagged}}`, { kind: 3 }, []],
    [`{${oneOf('Own', 'Same')}, ${tagged}}`, { kind: 'own' }, []],
    [`{${oneOf('Free', 'Open')}}`, { kind: 'Free' }, [' oneOf']],
    // What the others extend may be among them, and lists their values.
    [`{${oneOf('Pet', 'Cat', 'Dog')}}`, { kind: 'Cat', lives: 9 }, []],
    [`{${oneOf('Pet', 'Cat', 'Dog')}}`, { kind: 'Dog' }, []],
  ])('%s finds in %j %j', async (yaml, value, want) => {
    expect(await problems(yaml, value, { named })).toEqual(want);
  });
});
