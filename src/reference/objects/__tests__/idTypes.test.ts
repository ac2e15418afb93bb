import { expect, it } from 'vitest';
import { modelOf, placeOf } from '../../__tests__/builders';
import { findIdTypeProblems } from '../idTypes';

it.each<[parameter: string, property: string, want: string[]]>([
  ['type: integer', 'type: string', ['The path takes "id" as integer, but returns it as string.']],
  [
    'type: integer',
    'type: [string, "null"], format: uuid',
    ['The path takes "id" as integer, but returns it as string.'],
  ],
  [
    'type: boolean',
    'oneOf: [{type: string}, {type: integer}]',
    ['The path takes "id" as boolean, but returns it as string or integer.'],
  ],
  ['type: integer', 'type: integer, format: int64', []],
  ['type: number', 'type: integer', []],
  ['type: integer', 'type: [integer, string]', []],
  ['type: string', 'type: integer', []],
  ['{}', 'type: integer', []],
  ['type: integer', '{}', []],
])('a path that takes {%s} and returns {%s}', (parameter, property, want) => {
  const { model } = modelOf(`
paths:
  /pets/{id}:
    get:
      parameters: [{name: id, in: path, required: true, schema: {${parameter.replace('{}', '')}}}]
      responses: {200: {description: d, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
components: {schemas: {Pet: {allOf: [{type: object, properties: {id: {${property.replace('{}', '')}}}}]}}}`);
  expect(findIdTypeProblems(model, placeOf).map(({ message }) => message)).toEqual(want);
});

it('a name that what is returned does not have is not judged', () => {
  const { model } = modelOf(`
paths:
  /pets/{petId}:
    get:
      parameters: [{name: petId, in: path, required: true, schema: {type: integer}}]
      responses: {200: {description: d, content: {application/json: {schema: {properties: {id: {type: string}}}}}}}`);
  expect(findIdTypeProblems(model, placeOf)).toEqual([]);
});
