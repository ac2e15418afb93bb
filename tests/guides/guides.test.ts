import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { guidesIn } from '../../scripts/diff/readGuides';
import { postsIn } from '../../src/plugins/api-reference/guideFiles';
import { listen } from '../../src/sandbox/server/server';
import type { SandboxDescription } from '../../src/sandbox/world/description';
import { requestSamples, responseSample } from '../../src/site/home/samples';
import { expectProof } from '../proof/expectProof';
import { filesIn, guideSteps, nameOf } from './guideSteps';
import { differenceOf, ourDescription, runGuide } from './runGuide';

let description: SandboxDescription;
beforeAll(async () => {
  description = await ourDescription();
});

const words: Record<string, string> = {
  bash: 'cURL',
  python: 'Python',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
};

it('snippets and programs of guides, posts and home print what the page says', { timeout: 300_000 }, async () => {
  const posts = await postsIn(process.cwd(), 'blog');
  const sources = [...guidesIn(process.cwd(), 'docs'), ...posts].map((file) => ({
    file,
    text: readFileSync(path.resolve(file), 'utf8'),
  }));
  sources.push({ file: 'src/site/home/samples.ts', text: homeGuide() });
  const wrong: string[] = [];
  const counts = new Map<string, { run: number; passed: number }>();
  for (const { file, text } of sources) {
    for (const result of await runGuide(text, description, besideOf(file))) {
      const count = counts.get(result.language) ?? { run: 0, passed: 0 };
      const passed = result.wrong === undefined ? 1 : 0;
      counts.set(result.language, { run: count.run + 1, passed: count.passed + passed });
      if (result.wrong !== undefined) wrong.push(`${file}:${result.line} ${result.wrong}`);
    }
  }
  expect(wrong).toEqual([]);
  const rows = [...counts].filter(([language]) => language in words && language !== 'bash').sort();
  expectProof('Guide snippets', [{ language: 'cURL', ...(counts.get('bash') ?? { run: 0, passed: 0 }) }]);
  expectProof(
    'Guide programs',
    rows.map(([language, count]) => ({ language: words[language], ...count })),
  );
});

/** The samples of the home page as a guide: each prints the fields that the response beside it shows. */
function homeGuide(): string {
  const fields = JSON.stringify(Object.keys(JSON.parse(responseSample)[0]));
  const programs: Record<string, [language: string, print: string]> = {
    curl: ['bash', ` | jq 'map(. as $task | ${fields} | map({(.): $task[.]}) | add)'`],
    javascript: ['javascript', `\nconsole.log(JSON.stringify(tasks, ${fields}));`],
    python: [
      'python',
      `\nimport json\nprint(json.dumps([{name: task[name] for name in ${fields}} for task in tasks]))`,
    ],
  };
  const steps = requestSamples.map(({ id, code }) => {
    const [language, print] = programs[id] ?? [id, ''];
    return `# ${id}\n\n\`\`\`${language} run\n${code}${print}\n\`\`\`\n\n\`\`\`json\n${responseSample}\n\`\`\`\n`;
  });
  return steps.join('\n');
}

/** Pages of examples share the modules that their overview shows. */
function besideOf(file: string): Record<string, string> {
  const overview = 'docs/docs/examples/table_of_contents.md';
  const isExample = path.dirname(file) === path.dirname(overview) && file !== overview;
  return isExample ? filesIn(readFileSync(path.resolve(overview), 'utf8')) : {};
}

it('the receivers of both languages print the same, also while another program has their port', async () => {
  const guide = readFileSync(path.resolve('docs/docs/webhooks.md'), 'utf8');
  const inNode = guide
    .replaceAll('python3 receiver.py', 'node receiver.mjs')
    .replaceAll('output=receiver.py', 'output=receiver.mjs');
  const other = createServer();
  // Whoever has it, it is not free.
  await listen(other, 4020).catch(() => undefined);
  const results = await runGuide(inNode, description);
  other.close();
  expect(results.filter(({ wrong }) => wrong !== undefined)).toEqual([]);
});

describe('a program goes on after a 429 in the middle of its requests', () => {
  it.each<[file: string, program: string, rateLimit: number, want: number[]]>([
    ['docs/docs/pagination.md', 'python3 closed_tasks.py 2030-02-25 2', 1, [200, 429, 200]],
    ['docs/docs/examples/weekly_checklist.md', 'weekly_answers.py', 1, [200, 429, 200]],
    ['docs/docs/examples/survey.md', 'survey-start.mjs', 4, [200, 200, 200, 200, 429, 200, 200]],
  ])('%s: %s', async (file, program, rateLimit, want) => {
    const guide = readFileSync(path.resolve(file), 'utf8');
    const block = guideSteps(guide).find((step) => [nameOf(step.block), step.block.text].includes(program))?.block;
    const source = `\`\`\`${block?.language} run title="${program}"\n${block?.text}\n\`\`\`\n`;
    const statuses: number[] = [];
    const beside = { ...besideOf(file), ...filesIn(guide) };
    const onResponse = (status: number) => statuses.push(status);
    const results = await runGuide(source, description, beside, { rateLimit, onResponse });
    expect(results.flatMap(({ wrong }) => wrong ?? [])).toEqual([]);
    expect(statuses).toEqual(want);
  });
});

it('a program says why an export has failed', async () => {
  const file = 'docs/docs/examples/survey.md';
  const guide = readFileSync(path.resolve(file), 'utf8');
  const files = filesIn(guide);
  const sent = 'Authorization: authorization };';
  expect(files['retail.mjs']).toContain(sent);
  const asksForIt = `${sent}\n  if (/exports./.test(path)) headers.Prefer = 'example=failed';`;
  const failing = { ...files, 'retail.mjs': String(files['retail.mjs']).replace(sent, asksForIt) };
  const source = '```bash run\nnode survey-results.mjs 64f0a2b7e7b3d90012ab3411 1476 1896134400000\n```\n';
  const [result] = await runGuide(source, description, failing);
  expect(result?.wrong).toMatch(/^It ended with 1: [\s\S]*Error: validation_failed: /);
});

describe('a guide that says something else than is printed', () => {
  const cases: [what: string, source: string, wrong: string][] = [
    ['text', '```bash run\necho a\n```\n\n```text\nb\n```\n', 'It printed:\na'],
    ['JSON', '```bash run\necho "[1]"\n```\n\n```json\n[2]\n```\n', 'It printed:\n[1]'],
    [
      'a status',
      '```bash run\ncurl -si "$API_BASE/tasks/1499" -H "Authorization: Bearer $API_TOKEN"\n```\n\n```http\nHTTP/1.1 200 OK\n```\n',
      'HTTP/1.1 404 Not Found',
    ],
    [
      'a parameter that the API does not have',
      '```bash run\ncurl -sS "$API_BASE/orgstruct/shops?order=id" -H "Authorization: Bearer $API_TOKEN"\n```\n',
      'It sends query order, which listShops does not have.',
    ],
    [
      'a field that the API does not have',
      '```bash run\ncurl -sS -X POST "$API_BASE/tasks/1480/close" -H "Authorization: Bearer $API_TOKEN" -H "Content-Type: application/json" -d \'{"remark": "a"}\'\n```\n',
      'It sends body remark, which closeTask does not have.',
    ],
    ['an error', '```python run\nraise SystemExit("no")\n```\n', 'It ended with 1: no'],
    [
      'a program in the background',
      '```bash run=background\necho a; exec sleep 9 # a.py\n```\n\n```text output=a.py\na\n```\n\n```bash run\nfalse\n```\n',
      'It ended with 1',
    ],
  ];
  it.each(cases)('%s', async (_what, source, wrong) => {
    const results = await runGuide(source, description);
    expect(results.map((result) => result.wrong).filter((each) => each !== undefined)).toEqual([
      expect.stringContaining(wrong),
    ]);
  });
});

it.each([
  ['json', '{"a": 1, "requestId": "x"}', '{"requestId": "y",\n "a": 1}'],
  ['http', 'HTTP/1.1 200 OK\r\nX-A: 1\r\nDate: now\r\n\r\n[1]', 'HTTP/1.1 200 OK\nx-a: 1\n\n[ 1 ]'],
  ['text', '{"requestId":"x"}\n404\n', '{"requestId":"y"}\n404'],
])('%s counts as the same', (language, output, text) => {
  expect(differenceOf(output, { language, text })).toBeUndefined();
});
