import { expect, it } from 'vitest';
import { left } from './left';

const described = (source: string): string => `servers: [{url: "https://api.example/v1"}]
paths:
  /a:
    post:
      operationId: addA
      x-codeSamples: [{lang: js, source: ${JSON.stringify(source)}}]
      requestBody: {content: {application/json: {schema: {properties: {open: {}, body: {x-internal: true}, data: {x-internal: true}}}}}}
      responses: {200: {description: d, content: {application/json: {schema: {properties: {open: {}, status: {x-internal: true}}}}}}}
  /b: {get: {operationId: listB, x-internal: true, parameters: [{name: page, in: query, schema: {}}, {name: limit, in: query, schema: {}}], responses: {200: {description: d}}}}
  /tasks/{id}/cost-audit: {get: {x-internal: true, responses: {200: {description: d}}}}
  /reports/costs: {get: {x-internal: true, responses: {200: {description: d}}}}
  /client: {get: {x-internal: true, responses: {200: {description: d}}}}
components: {schemas: {Error: {x-internal: true}, Audit: {x-internal: true}}}`;

it.each<[source: string, stays: boolean]>([
  ['if (res.status !== 200) throw new Error(text)', true],
  ['fetch(url, {method, body})', true],
  ["curl --data '{}' https://api.example/v1/a", true],
  ['const { data } = await axios.post(url)', true],
  ['const page = await browser.newPage()', true],
  ['client.addA({limit: 10})', true],
  ["import x from '@acme/sdk/client'", true],
  ['import "github.com/acme/sdk/client"', true],
  ['requests.post(url, json={"status": 1})', false],
  ["curl --data 'data=1'", false],
  ['curl -d "{\\"body\\": 1}"', false],
  ['task["status"]', false],
  ['new Audit()', false],
  ['client.tasks.costAudit.list(id)', false],
  ['api.tasksIdCostAuditGet(id)', false],
  ['api.reportsCostsGet()', false],
  ['api.get_reports_costs()', false],
  ['curl https://api.example/v1/client', false],
])('of code that has %j it says whether it names something internal: stays %s', async (source, stays) => {
  const { text } = await left(described(source));
  expect(text.includes('"source"')).toBe(stays);
});

const row = (count: number): string => Array(count).fill('ab').join('_');
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

it('finds names in 5,000 long names of code', async () => {
  const parameters = range(27).map((index) => `{name: ${row(index + 2)}, in: query, schema: {}}`);
  const lines = (from: number): string =>
    range(5000)
      .map((index) => `${row(from)}_z${index}`)
      .join(' ');
  const { text } = await left(`paths:
  /a: {get: {x-codeSamples: [{lang: a, source: ${lines(28)}}, {lang: b, source: cd_z}], responses: {200: {description: d}}}}
  /b: {get: {x-internal: true, parameters: [${parameters.join(', ')}], responses: {200: {description: d}}}}`);
  expect(text).not.toContain('ab_ab');
  expect(text).toContain('cd_z');
});
