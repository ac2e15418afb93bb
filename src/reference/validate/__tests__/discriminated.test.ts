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

describe('a schema whose subtypes a discriminator chooses', () => {
  const vehicle = (discriminator: string): string => `
Vehicle: {type: object, required: [kind], properties: {kind: {type: string}}, discriminator: {propertyName: kind, ${discriminator}}}
Car: {allOf: [{$ref: '#/components/schemas/Vehicle'}, {type: object, required: [doors], properties: {doors: {type: integer}}}]}
Van: {allOf: [{$ref: '#/components/schemas/Car'}, {type: object, required: [load], properties: {load: {type: integer}}}]}
Bike: {allOf: [{$ref: '#/components/schemas/Vehicle'}, {type: object, properties: {electric: {type: boolean}}}]}
`;
  const mapped = vehicle("mapping: {car: '#/components/schemas/Car', van: Van, bike: Bike}");
  const [base, car] = ["{$ref: '#/components/schemas/Vehicle'}", "{$ref: '#/components/schemas/Car'}"];
  it.each<[openapi: string, yaml: string, value: Json, want: string[], named?: string]>([
    ['3.1.0', base, { kind: 'car', doors: 4 }, []],
    ['3.1.0', base, { kind: 'car' }, [' required']],
    ['3.0.3', base, { kind: 'car', doors: 'x' }, ['/doors type']],
    ['3.0.3', `{type: array, items: ${base}}`, [{ kind: 'van', doors: 2 }], ['/0 required']],
    ['3.0.3', `{properties: {a: {allOf: [${base}], description: One}}}`, { a: { kind: 'car' } }, ['/a required']],
    ['3.1.0', base, { kind: 'bus' }, ['/kind enum']],
    ['3.1.0', base, {}, [' required']],
    ['3.1.0', base, { kind: 'bike' }, []],
    // A subtype is chosen among those that extend it, and is not chosen again in what it extends.
    ['3.1.0', car, { kind: 'car', doors: 4 }, []],
    ['3.1.0', car, { kind: 'van', doors: 4 }, [' required']],
    ['3.1.0', car, { kind: 'bike', doors: 4 }, ['/kind enum']],
    // A name that a mapping does not state may be that of a schema elsewhere.
    ['3.1.0', base, { kind: 'Bike', electric: 1 }, ['/electric type'], vehicle('')],
    ['3.1.0', base, { kind: 'Boat' }, [], vehicle('')],
    [
      '3.2.0',
      base,
      { kind: 'boat', electric: 1 },
      ['/electric type'],
      vehicle('mapping: {car: Car}, defaultMapping: Bike'),
    ],
    ['3.2.0', base, { kind: 'car', doors: 4, electric: 1 }, [], vehicle('mapping: {car: Car}, defaultMapping: Bike')],
  ])('%s: %s finds in %j %j', async (openapi, yaml, value, want, named = mapped) => {
    expect(await problems(yaml, value, { named, openapi })).toEqual(want);
  });
});
