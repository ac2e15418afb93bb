import { expect, it } from 'vitest';
import { writeFiles } from '../../load/__tests__/files';
import { loadDescription } from '../../load/description';
import { removedReport } from '../removedParts';

it('reports what an edition does not have, with the place and the rule', async () => {
  const folder = writeFiles({
    'a.yaml': `openapi: 3.1.0
info: { title: Shop, version: '1' }
tags:
  - { name: Margins, x-internal: true }
paths:
  /orders:
    get:
      parameters: [{ name: margin, in: query, x-audience: partner, schema: {} }]
      responses: { '200': { description: Orders, content: { application/json: { schema: { $ref: '#/components/schemas/Order' } } } } }
  /margins:
    get: { tags: [Margins], responses: { '200': { description: Margins } } }
  /costs:
    x-audience: [partner, internal]
    get: { responses: { '200': { description: Costs, content: { application/json: { schema: { $ref: '#/components/schemas/Cost' } } } } } }
components:
  schemas:
    Order: { type: object, properties: { bonus: { $ref: '#/components/schemas/Bonus' } } }
    Bonus: { type: object, x-internal: true }
    Cost: { type: object }
`,
  });
  const audience = { is: 'public', of: ['public', 'partner', 'internal'] };
  const { description } = await loadDescription(`${folder}/a.yaml`, folder, [], false, undefined, { audience });
  expect(removedReport(description?.internal?.removed() ?? []).split('\n')).toEqual([
    'a.yaml:4:5  #/tags/0  Tag  x-internal: true',
    'a.yaml:8:20  #/paths/~1orders/get/parameters/0  Parameter  x-audience: "partner"',
    'a.yaml:10:3  #/paths/~1margins  PathItem  says nothing without what is left out',
    'a.yaml:12:3  #/paths/~1costs  PathItem  x-audience: ["partner","internal"]',
    'a.yaml:17:42  #/components/schemas/Order/properties/bonus  Schema  refers to what is left out, a.yaml:18:5',
    'a.yaml:18:5  #/components/schemas/Bonus  Schema  x-internal: true',
    'a.yaml:19:5  #/components/schemas/Cost  Schema  is used by nothing in the edition',
    '',
  ]);
});
