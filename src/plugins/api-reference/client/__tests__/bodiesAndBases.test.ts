// @vitest-environment jsdom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from '../../../../components/reference/__tests__/render';
import { makeAll } from '../../../../reference/__tests__/builders';

/** What the browser keeps for a reader, by name. */
const { kept } = vi.hoisted(() => ({ kept: new Map<string, string>() }));
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (name: string, options?: { persistence?: string }) => ({
    get: () => kept.get(`${name} ${options?.persistence}`) ?? null,
    set: (value: string) => kept.set(`${name} ${options?.persistence}`, value),
  }),
}));
// What a test file before this one has loaded keeps the storage of that file.
vi.resetModules();

const { showExtent } = await import('../bodyExtent');
const { serveReference } = await import('../referenceEvents');
const { restoreServer } = await import('../server');

const local = 'http://127.0.0.1:4010/v1';
const bodyOf = (id: string): string => `
    post:
      operationId: ${id}
      tags: [tasks]
      requestBody:
        content:
          application/json:
            schema: { required: [name], properties: { name: { type: string }, ${id}: { type: string } } }
      responses: {}`;
const description = `
servers:
  - { url: https://api.example.com/v1, description: Production }
  - { url: https://sandbox.example.com/v1, description: Sandbox }
paths:
  /tasks:${bodyOf('one')}
  /lists:${bodyOf('two')}
  /stated:
    post:
      operationId: stated
      tags: [tasks]
      requestBody:
        content:
          application/json:
            schema: { properties: { name: { type: string }, more: { type: string } } }
            examples: { a: { value: { name: A } }, b: { value: { name: B } } }
      responses: {}
`;
const samples = {
  ...{ baseUrlVariable: 'API_BASE', defaultBaseUrl: local, defaultBaseUrlLabel: 'This machine' },
  ...{ idempotencyHeader: 'Idempotency-Key', server: 'https://api.example.com/v1' },
};
const markup = makeAll(description, undefined, undefined, samples).pages.map(render).join('');

beforeAll(async () => {
  Object.assign(window, { scrollBy: () => undefined, CSS: { escape: (name: string) => name.replace(/\W/g, '\\$&') } });
  await import('../choices.inline');
  serveReference();
});
beforeEach(() => {
  document.body.innerHTML = markup;
  kept.clear();
});

function press(name: string, value: string): void {
  const input = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`);
  if (!input) throw new Error(`${name} has no ${value}.`);
  input.click();
}

const samplesOf = (id: string): string[] =>
  [...document.querySelectorAll(`article[aria-labelledby="${id}"] .request pre`)].map(({ textContent }) => textContent);

describe('the switch between short bodies and all fields', () => {
  const name = (id: string): string => `${id}.body:example`;
  const value = (id: string, rest: string): string => `${id}.body.application-json/${rest}`;
  const having = (id: string, field: string): number => samplesOf(id).filter((text) => text.includes(field)).length;

  it('begins with required fields', () => {
    expect([having('one', 'name'), having('one', 'one"'), having('two', 'two"')]).toEqual([10, 0, 0]);
  });

  it('changes the samples of all operations that have both, and back', async () => {
    const before = samplesOf('two');
    press(name('one'), value('one', 'all-fields'));
    await vi.waitFor(() => expect([having('one', 'one'), having('two', 'two')]).toEqual([10, 10]));
    await vi.waitFor(() => expect(having('stated', 'more')).toBe(10));
    press(name('two'), value('two', ''));
    await vi.waitFor(() => expect(samplesOf('two')).toEqual(before));
    await vi.waitFor(() => expect([having('one', 'one'), having('stated', 'more')]).toEqual([0, 0]));
  });

  it('is there on the next page of the visit, and no longer', async () => {
    press(name('one'), value('one', 'all-fields'));
    expect([...kept]).toEqual([['all-fields sessionStorage', 'true']]);
    document.body.innerHTML = markup;
    await showExtent();
    await vi.waitFor(() => expect([having('one', 'one'), having('two', 'two')]).toEqual([10, 10]));
  });

  it("keeps no choice between the author's examples", () => {
    press(name('stated'), value('stated', 'b'));
    expect([...kept]).toEqual([]);
  });
});

describe('the base URL of samples that read it from the environment', () => {
  const shown = (): string[] => [
    ...new Set([...document.querySelectorAll('[data-base]')].map(({ textContent }) => textContent)),
  ];
  const names = (): string[] =>
    [...document.querySelectorAll<HTMLInputElement>('[name="page:server"]')].map((input) => input.value);

  it('is a choice that heading and samples follow, beginning with what samples use', () => {
    expect([shown(), names()]).toEqual([[local], ['This machine', 'Production', 'Sandbox']]);
    press('page:server', 'Production');
    expect(shown()).toEqual(['https://api.example.com/v1']);
    expect(samplesOf('one')[0]).toContain(`"\${API_BASE:-https://api.example.com/v1}/tasks"`);
  });

  it('stays when the body changes, and on the next page', async () => {
    press('page:server', 'Sandbox');
    press('one.body:example', 'one.body.application-json/all-fields');
    await vi.waitFor(() => expect(samplesOf('one')[0]).toContain('"one"'));
    expect(samplesOf('one')[0]).toContain(`"\${API_BASE:-https://sandbox.example.com/v1}/tasks"`);
    expect(shown()).toEqual(['https://sandbox.example.com/v1']);
    document.body.innerHTML = markup;
    restoreServer();
    expect(shown()).toEqual(['https://sandbox.example.com/v1']);
  });

  it('can be read without a script: every address, and the variable', () => {
    const text = document.querySelector('.page-head .base-url')?.textContent ?? '';
    for (const word of [local, ...samples.server.split(' '), 'https://sandbox.example.com/v1', 'API_BASE'])
      expect(text).toContain(word);
  });
});
