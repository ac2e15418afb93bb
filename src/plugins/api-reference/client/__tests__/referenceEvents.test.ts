// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../../components/reference/__tests__/render';
import { makeAll } from '../../../../reference/__tests__/builders';

/** What the site keeps for a reader, by name: the theme's own storage needs a site around it. */
const { kept } = vi.hoisted(() => ({ kept: new Map<string, string>() }));
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (name: string) => ({
    get: () => kept.get(name) ?? null,
    set: (value: string) => kept.set(name, value),
  }),
}));
// What a test file before this one has loaded keeps the storage of that file.
vi.resetModules();

const { announce } = await import('../copyText');
const { serveReference } = await import('../referenceEvents');
const { restoreServer } = await import('../server');

const description = `
servers:
  - { url: https://api.example.com/v1, description: Production }
  - { url: https://sandbox.example.com/v1, description: Sandbox }
paths:
  /tasks:
    get:
      operationId: listTasks
      tags: [tasks]
      parameters:
        - { name: Idempotency-Key, in: header, schema: { type: string } }
        - { name: 'filter[name]', in: query, schema: { type: string } }
      responses:
        '200':
          description: OK
          content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Task' } } } }
    post:
      operationId: createTask
      tags: [tasks]
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                name: { type: string }
                executors:
                  oneOf:
                    - { title: One, type: object, properties: { id: { type: integer } } }
                    - { title: Several, type: array, items: { type: object, properties: { id: { type: integer } } } }
                labels: { additionalProperties: { type: object, properties: { 'a b': { type: string } } } }
            examples:
              count: { summary: A count, value: { name: Count the shelves } }
              photo:
                summary: A photo
                description: "Sent as:\\n\\n~~~\\nno JSON\\n~~~\\n"
                value: { name: Photograph the window }
          multipart/form-data:
            schema: { type: object, properties: { name: { type: string } } }
            examples: { form: { summary: A form, value: { name: Fill it in } } }
      responses:
        '200':
          description: OK
          content: { application/json: { schema: { $ref: '#/components/schemas/Task' } } }
        '409':
          description: Conflict
          content: { application/json: { schema: { type: object, properties: { code: { type: string } } } } }
  /files:
    servers:
      - { url: https://files.example.com, description: Production }
      - { url: https://files-sandbox.example.com, description: Sandbox }
    get: { operationId: listFiles, tags: [tasks], responses: {} }
  /regions:
    servers:
      - { url: https://eu.example.com, description: Europe }
      - { url: https://asia.example.com, description: Asia }
    get: { operationId: listRegions, tags: [tasks], responses: {} }
components:
  schemas:
    Task:
      type: object
      properties:
        executors: { type: array, items: { type: object, properties: { id: { type: integer } } } }
`;
const markup = makeAll(description).pages.map(render).join('');

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeAll(async () => {
  // jsdom lays nothing out, and has neither a clipboard nor names for a style sheet.
  Object.assign(window, { scrollBy: () => undefined, CSS: { escape: (name: string) => name.replace(/\W/g, '\\$&') } });
  // The script in the head shows the pane of a button; the events do the rest.
  await import('../choices.inline');
  serveReference();
});
beforeEach(() => {
  document.body.innerHTML = markup;
  kept.clear();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  writeText.mockReset().mockResolvedValue();
});

function find<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** What the page announces, also to screen readers. */
const statusText = (): string | null | undefined => document.querySelector('[role="status"]')?.textContent;

const withId = (id: string): HTMLElement => find(`[id="${id}"]`);
const press = (name: string, value: string): void => find(`input[name="${name}"][value="${value}"]`).click();
const checked = (name: string): string => find<HTMLInputElement>(`input[name="${name}"]:checked`).value;

/** Whether no choice of panes hides an element. */
function isShown(element: Element): boolean {
  const pane = element.closest('.panes > *');
  if (!pane) return true;
  const panes = pane.parentElement as Element;
  const shown = panes.matches('.switched') ? panes.querySelector(':scope > .chosen') : panes.firstElementChild;
  return pane === shown && isShown(panes);
}

describe('what the page announces', () => {
  it('stays for two seconds after it was announced last', () => {
    vi.useFakeTimers();
    announce('Copied');
    vi.advanceTimersByTime(1500);
    announce('Copied');
    vi.advanceTimersByTime(1500);
    expect(statusText()).toBe('Copied');
    vi.advanceTimersByTime(500);
    expect(statusText()).toBe('');
    vi.useRealTimers();
  });
});

describe('the path of a field', () => {
  it.each([
    ['list-tasks.200.executors.id', '[].executors[].id'],
    ['create-task.body.application-json.executors.Several.id', 'executors[].id'],
    ['create-task.body.application-json.executors.One.id', 'executors.id'],
    ['create-task.body.application-json.labels.any-other-key.a-b', 'labels.*["a b"]'],
    ['list-tasks.header.Idempotency-Key', 'Idempotency-Key'],
    ['list-tasks.query.filter-name', 'filter[name]'],
    ['task.executors.id', 'executors[].id'],
  ])('of %s is copied as %s', async (id, path) => {
    const head = withId(id).firstElementChild as HTMLElement;
    head.dispatchEvent(new Event('pointerover', { bubbles: true }));
    head.querySelector<HTMLElement>('[data-copy="field"]')?.click();
    expect(writeText.mock.calls).toEqual([[path]]);
    await vi.waitFor(() => expect(statusText()).toBe('Copied'));
  });

  it('has one button, which stays where the focus is', () => {
    const over = (id: string) =>
      withId(id).firstElementChild?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    const place = () => [...document.querySelectorAll('[data-copy="field"]')].map((each) => each.closest('li')?.id);
    over('task.executors');
    over('task.executors.id');
    expect(place()).toEqual(['task.executors.id']);
    find('[data-copy="field"]').focus();
    over('task.executors');
    expect(place()).toEqual(['task.executors.id']);
  });
});

it.each([
  ['forbids it', () => writeText.mockRejectedValue(new Error('not allowed'))],
  ['has no clipboard', () => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })],
])('copies the path of an endpoint without its base URL, and says so when the browser %s', async (_why, fail) => {
  const button = find('article[aria-labelledby="create-task"] [data-copy="path"]');
  button.click();
  await vi.waitFor(() => expect(statusText()).toBe('Copied'));
  expect([writeText.mock.calls, button.dataset.done]).toEqual([[['/tasks']], '']);
  delete button.dataset.done;
  fail();
  button.click();
  await vi.waitFor(() => expect(statusText()).toBe('The browser does not allow copying'));
  expect(button.dataset.done).toBeUndefined();
});

it('opens and closes all folds of a section, and those of no other', () => {
  const section = find('[data-expand]').closest('section') as HTMLElement;
  const all = [...document.querySelectorAll('details')];
  const [own, others] = [true, false].map((isInside) => all.filter((each) => section.contains(each) === isInside));
  const states = (folds: HTMLDetailsElement[] = []): boolean[] => folds.map(({ open }) => open);
  const before = states(others);
  for (const [button, open] of [
    ['[data-expand]', true],
    ['[data-collapse]', false],
  ] as const) {
    section.querySelector<HTMLElement>(button)?.click();
    expect([new Set(states(own)), states(others)]).toEqual([new Set([open]), before]);
  }
});

describe('the choices of an operation', () => {
  const samples = () => [...document.querySelectorAll('article[aria-labelledby="create-task"] .request pre')];
  const count = (text: string): number => samples().filter(({ textContent }) => textContent.includes(text)).length;

  it('change the samples in every language with the example, and back', async () => {
    const before = samples().map(({ textContent }) => textContent);
    expect([before.length, count('Photograph')]).toEqual([10, 0]);
    press('create-task.body:example', 'create-task.body.application-json/photo');
    await vi.waitFor(() => expect(count('Photograph the window')).toBe(10));
    press('create-task.body:example', 'create-task.body.application-json/count');
    await vi.waitFor(() => expect(samples().map(({ textContent }) => textContent)).toEqual(before));
  });

  it('change example and sample with the format, and the format with the example', async () => {
    press('create-task.body:format', 'multipart/form-data');
    expect(checked('create-task.body:example')).toBe('create-task.body.multipart-form-data/form');
    await vi.waitFor(() => expect(count('Fill it in')).toBe(10));
    expect(samples()[0]?.textContent).toContain('--form');
    expect(samples()[0]?.textContent).not.toContain('Content-Type: application/json');
    press('create-task.body:example', 'create-task.body.application-json/photo');
    expect(isShown(withId('create-task.body.application-json'))).toBe(true);
    expect(isShown(withId('create-task.body.multipart-form-data'))).toBe(false);
    await vi.waitFor(() => expect(count('Photograph')).toBe(10));
    expect(samples()[0]?.textContent).toContain('Content-Type: application/json');
  });

  it('show the response of a status that is chosen, or opened in the text', () => {
    const shown = () => [...document.querySelectorAll('[aria-label^="Example of the"]')].filter(isShown);
    const names = () =>
      shown()
        .filter((each) => each.closest('article')?.matches('[aria-labelledby="create-task"]'))
        .map((each) => each.getAttribute('aria-label'));
    expect(names()).toEqual(['Example of the 200 response']);
    press('create-task:status', '409');
    expect(names()).toEqual(['Example of the 409 response']);
    press('create-task:status', '200');
    const conflict = withId('create-task.409') as HTMLDetailsElement;
    conflict.open = false;
    conflict.querySelector('summary')?.click();
    expect(names()).toEqual(['Example of the 409 response']);
  });
});

describe('a base URL', () => {
  const bases = (): Record<string, string[]> =>
    Object.fromEntries(
      [...document.querySelectorAll('article')].map((article) => [
        article.getAttribute('aria-labelledby'),
        [...new Set([...article.querySelectorAll('[data-base]')].map(({ textContent }) => textContent))],
      ]),
    );
  const first = {
    'list-tasks': ['https://api.example.com/v1'],
    'create-task': ['https://api.example.com/v1'],
    'list-files': ['https://files.example.com'],
    'list-regions': ['https://eu.example.com'],
  };
  // One with servers of its own takes the one of the same label, or keeps what it has.
  const chosen = {
    'list-tasks': ['https://sandbox.example.com/v1'],
    'create-task': ['https://sandbox.example.com/v1'],
    'list-files': ['https://files-sandbox.example.com'],
    'list-regions': ['https://eu.example.com'],
  };

  it('is chosen for all operations that have it, and remembered for the next page', () => {
    expect(bases()).toEqual(first);
    press('list-tasks:server', 'Sandbox');
    expect(bases()).toEqual(chosen);
    expect(['create-task', 'list-files', 'list-regions'].map((name) => checked(`${name}:server`))).toEqual([
      ...['Sandbox', 'Sandbox', 'Europe'],
    ]);
    document.body.innerHTML = markup;
    expect(bases()).toEqual(first);
    restoreServer();
    expect(bases()).toEqual(chosen);
  });

  it('stays when the example changes', async () => {
    press('list-tasks:server', 'Sandbox');
    press('create-task.body:example', 'create-task.body.application-json/photo');
    const sample = find('article[aria-labelledby="create-task"] .request pre');
    await vi.waitFor(() => expect(sample.textContent).toContain('Photograph'));
    expect(sample.textContent).toContain('https://sandbox.example.com/v1/tasks');
    expect(bases()).toEqual(chosen);
    press('list-tasks:server', 'Production');
    expect(bases()).toEqual(first);
    expect(sample.textContent).toContain('https://api.example.com/v1/tasks');
    expect(sample.textContent).toContain('Photograph');
  });
});

it('shows of however many alternatives the one that is chosen, and no other', () => {
  const row = '<label><input type="radio" name="many"></label>'.repeat(900);
  const panes = '<div></div>'.repeat(900);
  find('.reference').innerHTML = `<fieldset class="choice segments">${row}</fieldset><div class="panes">${panes}</div>`;
  const shown = [0, 1, 31, 32, 33, 840, 899].map((place) => {
    document.querySelectorAll<HTMLElement>('[name="many"]')[place]?.click();
    return [...find('.panes').children].flatMap((pane, at) => (pane.matches('.chosen') ? [at] : []));
  });
  expect(shown).toEqual([[0], [1], [31], [32], [33], [840], [899]]);
});
