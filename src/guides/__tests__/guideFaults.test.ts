import { describe, expect, it } from 'vitest';
import { apiOf, yaml } from './api';
import { fence, findings, guide } from './guide';

describe('what a guide may not say', () => {
  const cases: [what: string, source: string, want: string[]][] = [
    [
      'a field of something else',
      guide('The `due` of nothing.'),
      ['1:6 `due` belongs to Task or others, none of which this page links to or calls.'],
    ],
    [
      'JSON that belongs to nothing',
      guide(`${fence}json¶{}`),
      ['2:1 No request comes before this JSON, so it is not known what it is.'],
    ],
    ['text that is no JSON', guide(`${fence}json schema=Task¶{ name }`), ['2:1 This is not JSON.']],
    [
      'a server in a program',
      guide(`${fence}bash¶curl https://api.example.com/v1/tasks`),
      ['2:6 The program names the server https://api.example.com/v1.'],
    ],
    [
      'a body without its type',
      guide(`${fence}bash¶curl "$API_BASE/tasks" -d '{"name": "A"}'`),
      ['2:1 The header Content-Type is missing, or is not that of JSON'],
    ],
    [
      'a request that is said to be refused and is not',
      guide(`${fence}bash refused¶curl "$API_BASE/tasks"`),
      ['2:1 This request is valid, but is marked as refused.'],
    ],
    ['no body', guide(`${fence}bash¶curl -X POST "$API_BASE/tasks"`), ['2:1 The body of createTask is missing.']],
    ['what is no message of HTTP', guide(`${fence}http¶tasks`), ['2:1 This is not a message of HTTP.']],
  ];
  it.each(cases)('%s', async (_what, source, want) => {
    const found = findings(source, await apiOf(yaml));
    expect(found).toHaveLength(want.length);
    for (const [index, text] of want.entries()) expect(found[index]).toContain(text);
  });
});

describe('what is left alone', () => {
  const cases: [what: string, source: string][] = [
    ['words that are not of the API', 'With `jq`.'],
    [
      'values, files, commands and addresses',
      '`true`, `1898841600000`, `a.json`, `curl -v`, `https://example.com/x`, `"0031"`',
    ],
    ['headers of HTTP', '`Authorization: Bearer <your_token>` and `Content-Type`'],
    [
      "the reader's own data, and its fields",
      guide(`${fence}json own¶{ "people": [{ "mail": "a" }] }`, 'Each of `people` has `mail`.'),
    ],
    ['a word in a link to another guide', '[`due`](/docs/docs/tasks)'],
    ['requests to other places', guide(`${fence}bash¶curl http://localhost:8080/hooks -d a`)],
    ['a request that is refused', guide(`${fence}bash refused¶curl -X POST "$API_BASE/tasks"`)],
    ['front matter and comments', '---\ntitle: `x`\n---\n\n<!-- `x` -->\n'],
  ];
  it.each(cases)('%s', async (_what, source) => {
    expect(findings(source, await apiOf(yaml), ['jq'])).toEqual([]);
  });
});
