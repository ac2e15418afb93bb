import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escapeRegExp } from '../../src/reference/escape';
import { anchorFor } from '../../src/reference/pages/__tests__/anchorFor';
import { createSiteSearch } from '../../src/search/dialog/siteSearch';
import { readTable } from '../search/queries';
import { connectMcp, type McpConnection, readThrough } from '../support/mcpClient';
import { readSiteFile, siteFolder } from './builtSite';
import { asList, asNode } from './description/nodes';

const index = asNode(JSON.parse(readSiteFile('reference-index.json')));
const namesOf = (list: string, key: string): string[] => asList(index[list]).map((each) => String(asNode(each)[key]));
const token = { Authorization: 'Bearer any' };

/** A list in a list in a list. */
function nested(levels: number): unknown {
  return Array.from({ length: levels }).reduce((inner) => [inner], 1 as unknown);
}

let mcp: McpConnection;
beforeAll(async () => {
  mcp = await connectMcp(siteFolder());
});
afterAll(() => mcp.close());

describe('the MCP server, asked by a client over a pipe', () => {
  it('offers four tools that say what they do and take, and a resource for each kind', async () => {
    const { tools } = await mcp.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'list', 'read', 'check_request']);
    for (const { description = '', inputSchema } of tools) {
      expect(description.length).toBeGreaterThan(50);
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
    }
    const { resourceTemplates } = await mcp.client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(
      ['operation', 'model', 'guide', 'recipe'].map((kind) => `portal://${kind}/{+name}`),
    );
    const { contents } = await mcp.client.readResource({ uri: 'portal://operation/closeTask' });
    expect(JSON.stringify(contents)).toContain('## Close task');
  });

  it('finds what the search of the site finds, in its order', async () => {
    const { kinds } = readTable('ours.yaml');
    const queries = Object.values(kinds).flatMap((queries) => Object.keys(queries));
    for (const query of queries.filter((_, at) => at % 3 === 0)) {
      const search = createSiteSearch(async (file) => JSON.parse(readSiteFile(file)));
      await search.load(query, () => undefined);
      const want = search
        .find(query)
        .slice(0, 10)
        .map(({ url }) => url);
      const { text } = await mcp.call('search', { query });
      expect(
        text
          .split('\n')
          .slice(0, want.length)
          .map((line) => / (\/\S*?)(?:;|$)/.exec(line.replace(/^.*: (?=\/)/, ' '))?.[1]),
        query,
      ).toEqual(want);
    }
  });

  it('lists everything, and reads everything that it lists', async () => {
    const listed = async (kind: string): Promise<string[]> => {
      const lines = (await readThrough(mcp, 'list', { kind, limit: 40 })).split('\n');
      return lines.filter(Boolean).map((line) => line.slice(0, line.indexOf(': ')));
    };
    expect(await listed('operations')).toEqual([...namesOf('operations', 'id'), ...namesOf('webhooks', 'id')]);
    expect(await listed('models')).toEqual(namesOf('models', 'name'));
    for (const name of namesOf('operations', 'id')) {
      const text = await readThrough(mcp, 'read', { kind: 'operation', name });
      // What stands further down are operations of callbacks.
      expect(/^- Operation: `(.*)`$/m.exec(text)?.[1]).toBe(name);
    }
    for (const name of namesOf('models', 'name').filter((_, at) => at % 10 === 0))
      expect((await mcp.call('read', { kind: 'model', name })).isError, name).toBe(false);
    const guides = await listed('guides');
    expect(guides).toEqual(expect.arrayContaining(['/', '/docs/docs/pagination', '/blog/welcome']));
    for (const name of guides) expect((await mcp.call('read', { kind: 'guide', name })).text, name).toMatch(/^# /);
    const recipes = await listed('recipes');
    expect(recipes).toContain('payroll');
    for (const name of recipes)
      expect((await mcp.call('read', { kind: 'recipe', name })).text).toBe(
        readSiteFile(`downloads/${name}.arazzo.yaml`),
      );
  });

  it('gives an operation as the OpenAPI file of its own, by method and path too', async () => {
    const text = await readThrough(mcp, 'read', { kind: 'operation', name: 'get /tasks/{id}', format: 'openapi' });
    expect(text).toBe(readSiteFile('openapi/getTask.yaml'));
  });

  const tasks = '/docs/api_reference/api/tasks/tasks_create_view';
  it.each([
    ['operation', 'GET /tasks/42', 'getTask'],
    ['operation', 'get https://api.example.com/tasks/{taskId}', 'getTask'],
    ['operation', `${tasks}#${anchorFor('createTask')}`, 'createTask'],
  ])('reads the %s %s', async (kind, name, id) => {
    expect((await mcp.call('read', { kind, name })).text).toContain(`\n- Operation: \`${id}\`\n`);
  });

  it('knows pages by their whole address, and guides without its first slash', async () => {
    const whole = await mcp.call('list', { kind: 'operations', page: `https://developers.example.com${tasks}.md` });
    expect(whole).toEqual(await mcp.call('list', { kind: 'operations', page: 'Tasks' }));
    const { contents } = await mcp.client.readResource({ uri: 'portal://guide/docs/docs/errors' });
    expect(JSON.stringify(contents)).toContain('# Errors');
  });

  it.each([
    ['/docs/docs/errors#idempotency', /^## Idempotency\n/],
    ['/docs/docs/errors#operations-rate-limited', /^<a id="operations-rate-limited"><\/a>\n### `rate_limited`\n/],
    ['/docs/docs/errors#nowhere', /^# Errors\n/],
  ])('reads %s as a section, where it is one', async (name, want) => {
    expect((await mcp.call('read', { kind: 'guide', name })).text).toMatch(want);
  });

  it.each([
    ['deadlineDate', `${tasks}#${anchorFor('createTask', 'body', 'deadlineDate')}; read operation "createTask"`],
    ['deadlineDate', `/docs/api_reference/models/tasks/task#${anchorFor('Task', 'deadlineDate')}; read model "Task"`],
    ['tasks', `${tasks}; list operations of page "${tasks}"`],
  ])('says how to read what it finds for %s: %s', async (query, want) => {
    expect((await mcp.call('search', { query, limit: 30 })).text.split('\n')).toContainEqual(
      expect.stringMatching(new RegExp(`: ${escapeRegExp(want)}$`)),
    );
  });

  it('answers requests as the API would, and keeps what they create until it is told to forget', async () => {
    const list = { method: 'GET', url: '/v1/orgstruct/groups?page=1&size=100', headers: token };
    const count = async (more = {}): Promise<string | undefined> =>
      /X-Total-Count: (\d+)/.exec((await mcp.call('check_request', { ...list, ...more })).text)?.[1];
    const before = await count();
    const made = await mcp.call('check_request', {
      method: 'post',
      url: '/orgstruct/groups',
      headers: token,
      body: { name: 'Night shift', description: 'Works at night', blockWebAccess: false },
    });
    expect(made.text).toMatch(/^HTTP 200\n[\s\S]*"name":"Night shift"[\s\S]*Nothing was sent\.$/);
    expect(await count()).toBe(String(Number(before) + 1));
    expect(await count({ start_again: true })).toBe(before);
  });

  it.each([
    [{ method: 'GET', url: '/tasks?page=1&size=1' }, /^HTTP 401\n[\s\S]*At fault:\n- security/],
    [{ method: 'GET', url: '/tasks?size=1', headers: token }, /^HTTP 4\d\d\n[\s\S]*At fault:\n- query page is missing/],
    [
      { method: 'POST', url: '/tasks', headers: token, body: { name: 'x' } },
      /^HTTP 422\n[\s\S]*- body deadlineDate is missing/,
    ],
    [{ method: 'POST', url: '/tasks', headers: { ...token, 'content-type': 'text/plain' }, body: 'x' }, /^HTTP 415\n/],
    [{ method: 'PATCH', url: '/tasks', headers: token }, /^HTTP 405\n[\s\S]*Allow: GET, HEAD, POST/],
    [{ method: 'GET', url: '/taks', headers: token }, /^HTTP 404\n[\s\S]*Similar paths: \/tasks,/],
    [
      { method: 'GET', url: '/tasks?statuss=OPEN&page=1&size=1#top', headers: token },
      /^HTTP 200\n[\s\S]*Not in the contract, so the API may ignore it:\n- query statuss\n/,
    ],
  ])('answers %j with what is at fault', async (request, want) => {
    expect((await mcp.call('check_request', request)).text).toMatch(want);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['read', { kind: 'operation', name: 'getTsk' }, 'There is no operation "getTsk". Did you mean getTask,'],
    ['read', { kind: 'operation', name: 'GET /task' }, 'Did you mean GET /tasks'],
    ['read', { kind: 'operation', name: 'Create task' }, 'Did you mean createTask,'],
    ['read', { kind: 'model', name: 'Tasks' }, 'There is no model "Tasks". Did you mean Task,'],
    ['read', { kind: 'guide', name: '/docs/docs/paging' }, 'Did you mean /docs/docs/pagination'],
    ['read', { kind: 'recipe', name: '../../package' }, 'There is no recipe "../../package".'],
    ['read', { kind: 'guide', name: 'Errors', format: 'openapi' }, 'A guide has no "openapi" format.'],
    [
      'read',
      { kind: 'guide', name: '/docs/api_reference/api/tasks/tasks_create_view' },
      '/docs/api_reference/api/tasks/tasks_create_view is a page of operations: list operations of this "page"',
    ],
    [
      'read',
      { kind: 'guide', name: '/docs/api_reference/models/tasks/task' },
      'is the page of a model: read the model "Task".',
    ],
    ['read', { kind: 'page', name: 'x' }, 'expected one of "operation"|"model"|"guide"|"recipe"'],
    ['list', { kind: 'operations', page: 'Task' }, 'There is no page with operations "Task". Did you mean Tasks'],
    ['list', { kind: 'models', page: 'Tasks' }, '"page" is for operations only.'],
    ['list', { kind: 'models', offset: 9999 }, 'there is none at offset 9999'],
    ['read', { kind: 'operation', name: 'x'.repeat(1001) }, 'expected string to have <=1000 characters'],
    ['list', { kind: 'operations', page: 'x'.repeat(1001) }, 'expected string to have <=1000 characters'],
    ['check_request', { method: 'x'.repeat(101), url: '/tasks' }, 'expected string to have <=100 characters'],
    ['check_request', { method: 'GET', url: '/tasks', headers: { a: 'x'.repeat(16_001) } }, '<=16000 characters'],
    [
      'check_request',
      { method: 'GET', url: '/tasks', headers: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [at, 'x'])) },
      'At most 200 headers.',
    ],
    ['search', { query: ' ' }, 'The query is empty.'],
    ['search', { query: 'x', limt: 3 }, 'Unrecognized key: "limt"'],
    ['check_request', { method: 'GET', url: 'tasks' }, '"tasks" is not an address.'],
    ['check_request', { method: 'GET', url: '/a'.repeat(9000) }, 'The path has more than 200 segments.'],
    ['check_request', { method: 'G T', url: '/tasks' }, '"G T" is not a method.'],
    ['check_request', { method: 'POST', url: '/tasks', body: nested(3000) }, 'is nested more than 100 levels deep.'],
  ])('refuses %s of %j with the reason and the way out', async (tool, args, want) => {
    const { text, isError } = await mcp.call(tool, args);
    expect(isError).toBe(true);
    expect(text).toContain(want);
  });

  it('refuses a body that is too long, and goes on', async () => {
    const body = 'x'.repeat(10 * 1024 * 1024 + 1);
    const { text, isError } = await mcp.call('check_request', { method: 'POST', url: '/tasks', body });
    expect(isError).toBe(true);
    expect(text).toBe(
      'The body has 10.0 MB, and requests are checked up to 10 MB. Check a smaller one: fewer items, or a shorter file.',
    );
    expect((await mcp.call('list', { kind: 'recipes' })).isError).toBe(false);
  });

  it('refuses a message that is too long, and goes on', async () => {
    const name = 'x'.repeat(40 * 1024 * 1024);
    await expect(mcp.call('read', { kind: 'operation', name })).rejects.toThrow('The message has more than 40 MB.');
    await expect(mcp.client.readResource({ uri: `portal://operation/${'x'.repeat(2000)}` })).rejects.toThrow(
      'A name has at most 1000 characters.',
    );
    expect((await mcp.call('list', { kind: 'recipes' })).isError).toBe(false);
  });

  it('says nothing beside the protocol', () => {
    expect(mcp.strays).toEqual([]);
    expect(mcp.log()).toBe('');
  });
});

it('says for each call that there is no built site, and what to do', async () => {
  const empty = await connectMcp('no-such-folder');
  const { text, isError } = await empty.call('search', { query: 'task' });
  await empty.close();
  expect({ text, isError }).toEqual({
    text: 'There is no built site in no-such-folder. Run "npm run build", and call again; "npm run mcp -- --site FOLDER" names another folder.',
    isError: true,
  });
});
