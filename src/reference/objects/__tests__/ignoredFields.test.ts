import { expect, it } from 'vitest';
import { documentOf, placeOf } from '../../__tests__/builders';
import { findFieldProblems } from '../fieldProblems';

const B = "components: {schemas: {B: {type: object}, A: {properties: {a: {$ref: '#/components/schemas/B', MORE}}}}}";
const place = '#/components/schemas/A/properties/a';
const beside = (field: string) =>
  `${place}/${field} The specification ignores "${field}" beside $ref, so what the reference leads to is shown without it.`;
const header = (name: string) =>
  `The specification ignores the header parameter "${name}": it is shown as optional, and requests do not send it.`;

it.each<[version: string, yaml: string, want: string[]]>([
  ['3.0.3', B.replace('MORE', 'nullable: true'), [beside('nullable')]],
  [
    '3.0.3',
    B.replace('MORE', 'nullable: true, minProperties: 1, description: A'),
    [beside('nullable'), beside('minProperties')],
  ],
  ['3.0.3', B.replace('MORE', 'nullable: false, type: object, readOnly: true'), []],
  ['3.0.3', B.replace('MORE', 'type: string'), [beside('type')]],
  ['3.1.0', B.replace('MORE', 'minProperties: 1'), []],
  [
    '3.1.0',
    'paths: {/a: {parameters: [{name: Accept, in: header}], get: {parameters: [{name: authorization, in: header, required: true}, {name: Authorization, in: query}]}}}',
    [
      `#/paths/~1a/parameters/0/name ${header('Accept')}`,
      `#/paths/~1a/get/parameters/0/name ${header('authorization')}`,
    ],
  ],
  [
    '3.0.3',
    "paths: {/a: {post: {requestBody: {content: {multipart/form-data: {schema: {$ref: '#/components/schemas/L'}}, multipart/mixed: {schema: {type: array}}}}}}}\ncomponents: {schemas: {L: {type: array, items: {type: string, format: binary}}}}",
    [
      '#/paths/~1a/post/requestBody/content/multipart~1form-data/schema Nothing names the parts of this body: each is shown and sent under the name "file".',
    ],
  ],
  [
    '3.0.3',
    'components: {parameters: {T: {name: Content-Type, in: header}, O: {name: X-Accept, in: header}}}',
    [`#/components/parameters/T/name ${header('Content-Type')}`],
  ],
])('what OpenAPI %s ignores is a notice: %s', (version, yaml, want) => {
  const found = findFieldProblems({ document: documentOf(yaml, version) as never, locate: placeOf });
  expect(found.map(({ severity, place, message }) => `${severity} ${place.pointer} ${message}`)).toEqual(
    want.map((each) => `notice ${each}`),
  );
});

it.each<[what: string, logo: { problem?: string } | undefined, want: string[]]>([
  ['a site that shows no logos', undefined, ['The extension "x-logo" is not shown.']],
  ['one that shows it', {}, []],
  ['one that cannot show it', { problem: 'it is elsewhere.' }, ['The logo is not shown: it is elsewhere.']],
])('a logo on %s', (_what, logo, want) => {
  const document = documentOf('info: {title: T, version: "1", x-logo: {url: a.png}}') as never;
  expect(findFieldProblems({ document, locate: placeOf }, logo).map(({ message }) => message)).toEqual(want);
});
