import { expect, it } from 'vitest';
import { documentOf, placeOf } from '../../__tests__/builders';
import { buildModel } from '../../objects/model';
import { schemasByName } from '../../schema';
import { createOutliner } from '../outline';
import { linkReleases } from '../releaseLinks';
import { createTextRenderer } from '../texts';

const api = `
components:
  schemas:
    Format: {type: string, enum: [PDF, CSV]}
    Export:
      properties:
        format: {$ref: '#/components/schemas/Format'}
        formats: {type: array, items: {$ref: '#/components/schemas/Format'}}
        own: {allOf: [{$ref: '#/components/schemas/Format'}], default: PDF}
        name: {type: string}
`;

it.each<[what: string, href: string | undefined, marks: Record<string, string[]>]>([
  [
    'without a page is said at each field that shows it',
    undefined,
    { format: ['changed in 1.3'], formats: ['changed in 1.3'], own: ['since 1.2'], name: [] },
  ],
  ['with a page is said there alone', '/format', { format: [], formats: [], own: ['since 1.2'], name: [] }],
])('what a release changed of a model %s', (_, href, want) => {
  const document = documentOf(api);
  const { model, schemaNodes } = buildModel({ document: document as never, locate: placeOf });
  const marks = {
    operations: new Map(),
    parameters: new Map(),
    pointers: new Map([
      ['#/components/schemas/Format', [{ label: 'changed in 1.3', href: '/changelog' }]],
      ['#/components/schemas/Export/properties/own', [{ label: 'since 1.2', href: '/changelog' }]],
    ]),
  };
  const outline = createOutliner({
    schemas: schemasByName(model.schemas),
    modelHref: () => href,
    limit: { countSteps: () => undefined },
    renderText: createTextRenderer(() => undefined),
    releases: linkReleases(marks, document, schemaNodes),
  });
  const named = model.schemas.find(({ name }) => name === 'Export');
  const { children } = outline(named?.schema ?? { kind: 'any' });
  const found = children.map(({ name, schema }) => [
    name,
    (outline(schema).words.releases ?? []).map(({ label }) => label),
  ]);
  expect(Object.fromEntries(found)).toEqual(want);
});
