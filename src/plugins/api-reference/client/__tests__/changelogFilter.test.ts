// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import type { ListedChange } from '../../../../releases/changelog';
import { changedCalls, changelogText } from '../../../../releases/outputs/changelogText';
import { startFilter } from '../changelogFilter';

function change(where: string, verdict: ListedChange['verdict'], ...labels: string[]): ListedChange {
  const operations = labels.map((label) => ({ label, isCalled: true }));
  return { rule: 'property-added', verdict, directions: [], message: 'x', where, operations, models: [], texts: [] };
}

const entries = [
  { version: '1.3.0', anchor: 'v1.3.0', changes: [change('Shop.name', 'breaking', 'GET /shops')] },
  {
    ...{ version: '1.2.0', anchor: 'v1.2.0' },
    changes: [
      change('Task.labels', 'safe', 'GET /tasks/{id}', 'POST /tasks'),
      change('Shop.code', 'safe', 'GET /shops'),
      change('servers', 'safe'),
    ],
  },
];
const everything = ['Shop.name', 'Task.labels', 'Shop.code', 'servers'];

/** The page as a guide shows it: headings get their anchors, and an entry in the table of contents. */
function pageOf(text: string): string {
  const headings = [...text.matchAll(/^### .* \{#(.*)\}$/gm)].map(([, id = '']) => id);
  const contents = headings.map((id) => `<li><a href="#${id}">x</a></li>`).join('');
  return `<ul class="table-of-contents">${contents}</ul><main>${text.replace(/^### (.*) \{#(.*)\}$/gm, '<h3 id="$2">$1</h3>')}</main>`;
}

const servers = ['https://api.example.com/v1'];
const markup = pageOf(changelogText(entries, changedCalls(entries, { operations: [], servers })));

const form = (): HTMLFormElement => document.querySelector('form') as HTMLFormElement;
const result = (): HTMLElement => form().querySelector('.mine-result') as HTMLElement;
const shown = (): (string | null | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.changes > li')]
    .filter((item) => !item.closest('[hidden]'))
    .map((item) => item.querySelector('code')?.textContent);

function drop(file: File): void {
  form().dispatchEvent(Object.assign(new Event('drop', { cancelable: true }), { dataTransfer: { files: [file] } }));
}

function submit(text: string): void {
  const field = form().querySelector('textarea');
  if (field) field.value = text;
  form().querySelector<HTMLElement>('[type="submit"]')?.click();
}

beforeEach(() => {
  document.body.innerHTML = markup;
  startFilter(form());
});

it('shows the changes of an operation for calls to the path that it had', () => {
  const moved = change('GET /shops/all', 'breaking', 'GET /shops/all');
  const operations = moved.operations.map((each) => ({ ...each, formerLabel: 'GET /old/{id}' }));
  const changelog = [{ version: '1.4.0', anchor: 'v1.4.0', changes: [{ ...moved, operations }] }, ...entries];
  document.body.innerHTML = pageOf(changelogText(changelog, changedCalls(changelog, { operations: [], servers })));
  startFilter(form());
  for (const call of ['GET /old/7', 'GET /shops/all']) {
    submit(call);
    expect([call, shown()]).toEqual([call, ['GET /shops/all', 'servers']]);
  }
});

it('is there where scripts run, and shows all changes at first', () => {
  expect([form().hidden, shown(), result().textContent]).toEqual([false, everything, '']);
});

it.each([
  {
    given: 'GET https://api.example.com/v1/tasks/42\nGET https://elsewhere.example.com/v1/shops',
    want: ['Task.labels', 'servers'],
    says: 'Your paths: 1 of 2 calls is to this API, and 2 of 4 changes touch them.',
  },
  {
    given: 'GET /shops\nPOST /tasks',
    want: everything,
    says: 'Your paths: 2 of 2 calls are to this API, and 4 of 4 changes touch them.',
  },
  {
    given: 'GET http://localhost:8080/tasks/42\nGET https://elsewhere.example.com/v1/shops',
    want: everything,
    says: 'Your paths: by path alone, 2 of 2 calls are to this API, and 4 of 4 changes touch them.',
  },
  {
    given: 'DELETE /tasks/1',
    want: ['servers'],
    says: 'Your paths: 0 of 1 call are to this API, and 1 of 4 changes touches them.',
  },
])('shows of pasted paths $given the changes $want', ({ given, want, says }) => {
  submit(given);
  expect([shown(), result().textContent]).toEqual([want, says]);
  expect(result().matches('.is-problem')).toBe(false);
});

it('hides a list without changes with its heading and its entry in the table of contents, until all are shown', () => {
  const parts = ['#v1\\.3\\.0-breaking', '.table-of-contents li:has([href="#v1.3.0-breaking"])'];
  const hidden = () => parts.map((part) => document.querySelector<HTMLElement>(part)?.hidden);
  submit('GET /tasks/42');
  expect(hidden()).toEqual([true, true]);
  form().querySelector<HTMLElement>('[type="reset"]')?.click();
  expect([hidden(), shown(), result().textContent]).toEqual([[false, false], everything, '']);
  expect(form().querySelector<HTMLButtonElement>('[type="reset"]')?.disabled).toBe(true);
});

it('reads a file that is dropped, or chosen', async () => {
  const har = { log: { entries: [{ request: { method: 'GET', url: 'https://api.example.com/v1/tasks/42' } }] } };
  drop(new File([JSON.stringify(har)], 'my.har'));
  await vi.waitFor(() => expect(result().textContent).toMatch(/^my\.har: 1 of 1 call is to this API/));
  expect(shown()).toEqual(['Task.labels', 'servers']);
  const input = form().querySelector('input') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [new File(['GET /shops'], 'paths.txt')] });
  input.dispatchEvent(new Event('change'));
  await vi.waitFor(() => expect(result().textContent).toMatch(/^paths\.txt: 1 of 1 call/));
  expect(shown()).toEqual(['Shop.name', 'Shop.code', 'servers']);
});

it.each([
  ['paths', () => submit('Hello'), 'Your paths, line 1: "Hello" is not a path.'],
  [
    'a HAR file without requests',
    () => drop(new File(['{"log": {"entries": []}}'], 'empty.har')),
    'empty.har, line 1: This HAR file has no requests',
  ],
  [
    'a file that is too long',
    () => drop(Object.defineProperty(new File([''], 'long.har'), 'size', { value: 60 * 1024 * 1024 })),
    'long.har, line 1: The file has 60 MB',
  ],
])('says why %s cannot be read, and shows all changes', async (_given, act, says) => {
  submit('GET /shops');
  act();
  await vi.waitFor(() => expect(result().textContent).toContain(says));
  expect([shown(), result().matches('.is-problem')]).toEqual([everything, true]);
});
