import { describe, expect, it } from 'vitest';
import { schemasOf, yamlOf } from '../../__tests__/builders';
import type { Json } from '../../json';
import { writeXml } from '../xml';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Writes a value of the schema `It`; the rows are in YAML. */
const write = (schemas: string, value: string): string =>
  writeXml(
    yamlOf(value) as Json,
    { kind: 'reference', name: 'It', deprecated: false, readOnly: false, writeOnly: false, examples: [] },
    schemasOf(`{${schemas}}`),
  );

describe('writeXml', () => {
  it.each<[string, string, string, string]>([
    [
      'an object by the name of its schema',
      'It: {type: object, properties: {a: {type: string}}}',
      '{a: x, b: 1}',
      '<It>\n  <a>x</a>\n  <b>1</b>\n</It>',
    ],
    [
      'names, namespaces and prefixes',
      "It: {type: object, xml: {name: order, namespace: 'urn:o', prefix: o}, properties: {id: {type: integer, xml: {attribute: true}}, n: {type: string, xml: {prefix: o, name: note}}}}",
      '{id: 5, n: x}',
      '<o:order xmlns:o="urn:o" id="5">\n  <o:note>x</o:note>\n</o:order>',
    ],
    [
      'a namespace of an element and of its attributes once',
      "It: {type: object, xml: {namespace: 'urn:o', prefix: o}, properties: {a: {type: string, xml: {attribute: true, prefix: o, namespace: 'urn:o'}}, b: {type: string, xml: {attribute: true, prefix: p, namespace: 'urn:p'}}, c: {type: string, xml: {attribute: true, prefix: p, namespace: 'urn:p'}}}}",
      '{a: 1, b: 2, c: 3}',
      '<o:It xmlns:o="urn:o" o:a="1" xmlns:p="urn:p" p:b="2" p:c="3"/>',
    ],
    [
      'attributes of one name once, and none of their namespaces without a prefix',
      "It: {type: object, xml: {namespace: 'urn:o'}, properties: {a: {type: string, xml: {attribute: true, namespace: 'urn:a'}}, b: {type: string, xml: {attribute: true, name: a}}}}",
      '{a: 1, b: 2}',
      '<It xmlns="urn:o" a="1"/>',
    ],
    [
      'a namespace without a prefix',
      "It: {type: object, xml: {namespace: 'urn:a&b'}}",
      '{}',
      '<It xmlns="urn:a&amp;b"/>',
    ],
    [
      'lists without an element around them',
      'It: {type: object, properties: {animals: {type: array, xml: {name: ignored}, items: {type: string}}, pets: {type: array, items: {type: string, xml: {name: pet}}}}}',
      '{animals: [a, b], pets: [c], more: [1, 2]}',
      '<It>\n  <animals>a</animals>\n  <animals>b</animals>\n  <pet>c</pet>\n  <more>1</more>\n  <more>2</more>\n</It>',
    ],
    [
      'wrapped lists',
      'It: {type: object, properties: {animals: {type: array, xml: {wrapped: true, name: aliens}, items: {type: string}}, pets: {type: array, xml: {wrapped: true}, items: {type: string, xml: {name: pet}}}, none: {type: array, xml: {wrapped: true}}}}',
      '{animals: [a], pets: [b, c], none: []}',
      '<It>\n  <aliens>\n    <aliens>a</aliens>\n  </aliens>\n  <pets>\n    <pet>b</pet>\n    <pet>c</pet>\n  </pets>\n  <none/>\n</It>',
    ],
    [
      'items that are named elsewhere',
      "It: {type: object, properties: {lines: {type: array, items: {$ref: '#/components/schemas/Line'}}}}, Line: {type: object, xml: {name: line}, properties: {sku: {type: string, xml: {attribute: true}}}}",
      '{lines: [{sku: a}, {sku: b}]}',
      '<It>\n  <line sku="a"/>\n  <line sku="b"/>\n</It>',
    ],
    [
      'a list as the root',
      "It: {type: array, items: {$ref: '#/components/schemas/Line'}}, Line: {type: object, xml: {name: line}}",
      '[{}, {a: 1}]',
      '<It>\n  <line/>\n  <line>\n    <a>1</a>\n  </line>\n</It>',
    ],
    [
      'a list of plain items as the root',
      'It: {type: array, items: {type: string}}',
      '[a, b]',
      '<It>\n  <item>a</item>\n  <item>b</item>\n</It>',
    ],
    [
      'a list of components as the root',
      "It: {type: array, xml: {name: pets, nodeType: element}, items: {$ref: '#/components/schemas/Pet'}}, Pet: {type: object}",
      '[{name: Rex}]',
      '<pets>\n  <Pet>\n    <name>Rex</name>\n  </Pet>\n</pets>',
    ],
    [
      'properties of the parts of allOf and oneOf',
      "It: {allOf: [{$ref: '#/components/schemas/Base'}, {type: object, oneOf: [{type: object, properties: {b: {type: string, xml: {attribute: true}}}}]}]}, Base: {type: object, properties: {a: {type: string, xml: {attribute: true}}}}",
      '{a: 1, b: 2}',
      '<It a="1" b="2"/>',
    ],
    [
      'values of a map',
      'It: {type: object, additionalProperties: {type: string, xml: {attribute: true}}}',
      '{a: x}',
      '<It a="x"/>',
    ],
    [
      'text and CDATA (3.2)',
      'It: {type: object, properties: {a: {type: string, xml: {nodeType: attribute}}, t: {type: string, xml: {nodeType: text}}, c: {type: string, xml: {nodeType: cdata}}}}',
      '{a: x, t: a<b, c: "c]]>d"}',
      '<It a="x">a&lt;b<![CDATA[c]]]]><![CDATA[>d]]></It>',
    ],
    [
      'an object without an element of its own (3.2)',
      'It: {type: object, properties: {in: {type: object, xml: {nodeType: none}, properties: {a: {type: string, xml: {attribute: true}}}}}}',
      '{in: {a: x, b: y}}',
      '<It a="x">\n  <b>y</b>\n</It>',
    ],
    [
      'null',
      'It: {type: object, properties: {a: {type: string, xml: {attribute: true}}}}',
      '{a: null, b: null}',
      '<It>\n  <b xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"/>\n</It>',
    ],
    [
      'what would be markup',
      'It: {type: object, properties: {a: {type: string, xml: {attribute: true}}}}',
      '{a: "\\"<&>\\n", "b c<": "</It>&\\u0000", 1d: x}',
      '<It a="&quot;&lt;&amp;&gt;&#10;">\n  <b_c_>&lt;/It&gt;&amp;\uFFFD</b_c_>\n  <_1d>x</_1d>\n</It>',
    ],
    ['a plain value', 'It: {type: string}', 'a b', '<It>a b</It>'],
    ['an empty text', 'It: {type: string}', '""', '<It/>'],
    ['a text by its name', 'It: {type: string, xml: {name: greeting}}', 'a<b', '<greeting>a&lt;b</greeting>'],
    ['one of the texts that are listed', 'It: {enum: [a, b]}', 'a', '<It>a</It>'],
  ])('writes %s', (_case, schemas, value, want) => {
    expect(write(schemas, value)).toBe(`${head}${want}\n`);
  });

  it.each<[string, string, string]>([
    ['a document', 'It: {type: string, xml: {name: a}}', '"\\n<a>b</a>"'],
    ['a file', 'It: {type: string, format: binary}', 'a.xml'],
    ['a text for an object', 'It: {type: object}', 'as the author wrote it'],
  ])('leaves %s as it is', (_case, schemas, value) => {
    expect(write(schemas, value)).toBe(yamlOf(value));
  });

  it('names the root of a schema without a name', () => {
    expect(writeXml({ a: 1 }, undefined, new Map())).toBe(`${head}<root>\n  <a>1</a>\n</root>\n`);
    expect(writeXml('as the author wrote it', undefined, new Map())).toBe('as the author wrote it');
  });
});
