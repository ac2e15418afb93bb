import { describe, expect, it } from 'vitest';
import { left } from './left';

/** What is left of a public operation's samples beside these paths, with one that calls nothing internal. */
async function leftBeside(paths: string, source: string, more = ''): Promise<string> {
  const samples = [source, 'PUBLIC'].map((each) => JSON.stringify({ lang: 'a', source: each }));
  const operation = `post: {x-codeSamples: [${samples.join(', ')}], ${ok}}`;
  const { text } = await left(
    `servers: [{url: /v2/open-api}]\npaths: {"/tasks/{id}": {${operation}}, ${paths}}\n${more}`,
  );
  expect(text).toContain('PUBLIC');
  return text;
}

const ok = 'responses: {200: {description: d}}';
const hidden = (path: string): string => `"${path}": {get: {x-internal: true, ${ok}}}`;

describe('a sample that calls an internal path is left out', () => {
  it.each([
    ['JavaScript, Java, Python, C#', 'get("/tasks/" + id + "/SECRET")'],
    ['a value that is computed', 'get("/tasks/" + encode(task["id"]) + "/SECRET")'],
    ['several lines', 'get("/tasks/"\n    + id\n    + "/SECRET")'],
    ['JavaScript, in a template', 'get(`${base}/tasks/${encode(task["id"])}/SECRET`)'],
    ['Python, in a template', 'get(f"{BASE}/tasks/{task[\'id\']}/SECRET")'],
    ['Ruby', 'get("/tasks/#{id}/SECRET")'],
    ['Ruby, with a value of a list', 'get("/tasks/#{task["id"]}/SECRET")'],
    ['PHP', "$c->get('/tasks/' . $id . '/SECRET');"],
    ['PHP, in a text', '$c->get("tasks/$id/SECRET");'],
    ['Lua', "get('/tasks/' .. id .. '/SECRET')"],
    ['Elixir', 'get("/tasks/" <> id <> "/SECRET")'],
    ['Visual Basic', 'Fetch("/tasks/" & id & "/SECRET")'],
    ['shell', 'curl "$BASE"/tasks/"$ID"/SECRET'],
    ['shell, with braces', 'curl "${BASE}"/tasks/"${ID}"/SECRET'],
    ['a client with a base address', 'client.get("tasks/42/SECRET")'],
    ['a client with a base address and a value', 'client.get("tasks/" + id + "/SECRET")'],
  ])('written in %s: %s', async (_language, source) => {
    expect(await leftBeside(hidden('/tasks/{id}/SECRET'), source)).not.toContain('SECRET');
  });

  it.each([
    ['/tasks/{id}/SECRET-log', 'request(["tasks", id, "SECRET-log"].join("/"))'],
    ['/tasks/{id}/SECRET-log', 'URI.parse(base).append("/tasks").append(id).append("/SECRET-log")'],
    ['/tasks/{id}/SECRET_log', 'path.join("tasks", id, "SECRET_log")'],
    ['/tasks/{id}/SECRETLog/{part}', 'target.path("SECRETLog").path(part)'],
    ['/SECRET-log', 'client.get("SECRET-log")'],
    ['/SECRET/log', 'client.get("SECRET/log")'],
    ['/tasks/{id}/SECRET/log', 'client.get(String.join("/", "tasks", id, "SECRET/log"))'],
    ['/tasks/SECRET', 'client.get("tasks/" + "SECRET")'],
    ['/SECRETs/{id}', 'client.get("/SECRETs/" + id)'],
  ])('%s, in parts: %s', async (path, source) => {
    expect(await leftBeside(hidden(path), source)).not.toContain('SECRET');
  });

  it('but the path alone is no reason for a text of other tools to have its words', async () => {
    const text = await leftBeside(
      `${hidden('/tasks/{id}/SECRET')}, /b: {get: {x-a: 'get("/tasks/" + id + "/SECRET")', x-b: a, ${ok}}}`,
      'a',
    );
    expect(text).not.toContain('SECRET');
    expect(text).toContain('"x-b"');
  });
});

describe('a sample that calls public paths stays', () => {
  it.each([
    ['another path', '/tasks/{id}/cost', 'get("/tasks/" + id + "/costs")'],
    ['the path before it', '/tasks/{id}/cost', 'get("/tasks/" + id)'],
    ['a word of the path', '/tasks/{id}/cost', 'print("cost")'],
    ['a media type', '/application/{id}', 'post("application/json")'],
    ['the name of a value', '/oauth/access_token', 'post({"access_token": token, "a": data["access_token"]})'],
    ['a variable', '/oauth/access-token', 'login(access-token, ACCESS_TOKEN, accessToken)'],
    ['a segment that a public path has', '/internal/open-tasks', 'get("open-tasks")', '/open-tasks/{id}'],
    ['segments that a server has', '/internal/open-api', 'new Client("/v2/open-api")'],
    ['segments that a public path has', '/internal/tasks/open', 'get("tasks/open")', '/tasks/open'],
    ['the name of a public field', '/open-cost', 'print(task["a"], "open-cost")'],
    ['a public path with a parameter', '/tasks/mine', 'get("/tasks/" + id)'],
  ])('%s: %s, %s', async (_what, path, source, open = '/b') => {
    const schemas = 'components: {schemas: {Task: {properties: {openCost: {}}}}}';
    const text = await leftBeside(`${hidden(path)}, "${open}": {get: {${ok}}}`, source, schemas);
    expect(text).toContain(JSON.stringify(source));
  });
});
