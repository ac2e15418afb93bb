import { expect, it } from 'vitest';
import { findFieldProblems } from '../objects/fieldProblems';
import { distinctNames, inShort, requiredWord, withArticle } from '../words';
import { documentOf, makeAll, placeOf } from './builders';
import { countSteps } from './countSteps';

it.each([
  ['Shop API', 'the Shop API'],
  ['The Shop', 'The Shop'],
  ['A shop', 'A shop'],
  ['Theatre', 'the Theatre'],
  [' ', 'the API'],
])('%s has its article once', (name, want) => {
  expect(withArticle(name)).toBe(want);
});

it.each([
  ['are as they are', ['A/x', 'B/x'], ['A', 'B']],
  ['have details', ['A/x', 'B/', 'A/y'], ['A · x', 'B', 'A · y']],
  ['have details but for one', ['A/', 'A/y'], ['A', 'A · y']],
  ['are numbered where details are equal', ['A/x', 'A/y', 'A/x'], ['A 1', 'A 2', 'A 3']],
  ['have other numbers than a name that has one', ['A/', 'A/', 'A 1/'], ['A 2', 'A 3', 'A 1']],
  ['have no details that make a name of another', ['A/x', 'A/y', 'A · x/'], ['A 1', 'A 2', 'A · x']],
])('names of one choice %s', (_what, given, want) => {
  const pairs = given.map((each) => each.split('/'));
  expect(distinctNames(pairs.map(([name = '', detail = '']) => ({ name, detail })))).toEqual(want);
});

it.each([
  ['of one name', () => 'A'],
  ['of names of their own', String],
])('tells names apart that are %s in steps that grow as they do', async (_what, nameOf) => {
  const stepsOf = (count: number) =>
    countSteps(() => distinctNames(Array.from({ length: count }, (_, at) => ({ name: nameOf(at), detail: '' }))));
  expect((await stepsOf(1000)) / (await stepsOf(250))).toBeLessThan(6);
});

it('names an API in summaries with one article', () => {
  const { pages } = makeAll(`info: {title: The Shop, version: '1'}
paths: {/toys: {get: {tags: [Toys], responses: {}}}}
components: {schemas: {Toy: {type: object}}}`);
  expect(pages.map(({ summary }) => summary)).toEqual([
    'Operations of Toys in The Shop.',
    'Fields of Toy in The Shop.',
  ]);
});

it.each([
  ['paths: {/a: {get: {sumary: x}}}', '"sumary" is not a field of the Operation Object, so it is not shown.'],
  ['paths: {/a: {gett: {}}}', '"gett" is not a field of the Path Item Object, so it is not shown.'],
  ['paths: {/a: {Get: {}}}', '"Get" is not a field of the Path Item Object, but it is shown.'],
  ['components: {schemas: {A: {xml: {nam: x}}}}', '"nam" is not a field of the XML Object, but it is shown.'],
  [
    "definitions: {A: {}}\ncomponents: {schemas: {B: {$ref: '#/definitions/A'}}}",
    '"definitions" is not a field of the OpenAPI Object, but it is shown.',
  ],
  ['definitions: {A: {}}', '"definitions" is not a field of the OpenAPI Object, so it is not shown.'],
  ['pathes: {}', '"pathes" is not a field of the OpenAPI Object, so it is not shown.'],
  [
    'components: {securitySchemes: {a: {type: oauth2, flows: {implicit: {scope: {}}}}}}',
    '"scope" is not a field of the OAuth Flow Object, so it is not shown.',
  ],
  ['externalDocs: {uri: x}', '"uri" is not a field of the External Documentation Object, so it is not shown.'],
])('names the object that lacks a field: %s', (yaml, want) => {
  const document = documentOf(yaml) as never;
  expect(findFieldProblems({ document, locate: placeOf }).map(({ message }) => message)).toEqual([want]);
});

it.each([
  [true, [], 'required'],
  [true, ['readOnly'], 'required in responses'],
  [true, ['deprecated', 'writeOnly'], 'required in requests'],
  [false, ['readOnly'], undefined],
])('a field that is required: %s, with the marks %j, is %s', (required, keywords, want) => {
  const marks = keywords.map((keyword) => ({ keyword, word: keyword }));
  expect(requiredWord(marks, required)).toBe(want);
});

it.each<[count: number, most: number | undefined, want: string]>([
  [1, undefined, '"1"'],
  [3, undefined, '"1", "2" and "3"'],
  [10, undefined, '"1", "2", "3", "4", "5", "6", "7", "8" and 2 more'],
  [3, 3, '"1", "2" and "3"'],
  [5, 3, '"1", "2", "3" and 2 more'],
  [3, Number.POSITIVE_INFINITY, '"1", "2" and "3"'],
])('a list of %d, of which %s are named', (count, most, want) => {
  const list = Array.from({ length: count }, (_, index) => String(index + 1));
  expect(inShort(list, (name) => JSON.stringify(name), most)).toBe(want);
});
