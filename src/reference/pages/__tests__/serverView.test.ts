import { describe, expect, it } from 'vitest';
import { firstSection, makeAll } from '../../__tests__/builders';
import type { ServerView } from '../../page';
import { areInterchangeable } from '../serverView';
import { anchorFor } from './anchorFor';

function servers(yaml: string): ServerView[] {
  return firstSection(makeAll(`paths: {/tasks: {get: {tags: [t], operationId: a, servers: ${yaml}}}}`)).servers;
}

describe('the label of a base URL', () => {
  it.each<[string, string[]]>([
    [
      '[{url: https://a.b, description: Production}, {url: https://c.d, description: Sandbox. Is reset.}]',
      ['Production', 'Sandbox'],
    ],
    ['[{url: https://a.b, description: "Sandbox: for tests"}]', ['Sandbox']],
    ['[{url: https://a.b, description: "**Test** v1.2 server."}]', ['Test v1.2 server']],
    ['[{url: https://a.b}, {url: https://c.d, description: X}]', ['https://a.b', 'X']],
    ['[{url: https://a.b, description: X}, {url: https://c.d, description: X}]', ['https://a.b', 'https://c.d']],
    ['[{url: https://a.b, description: A sentence that says so much that it is no label}]', ['https://a.b']],
  ])('%s -> %j', (yaml, want) => {
    expect(servers(yaml).map(({ url, label = url }) => label)).toEqual(want);
  });
});

describe('a label that is the whole description', () => {
  it.each<[string, boolean | undefined]>([
    ['{url: https://a.b, description: Production}', true],
    ['{url: https://a.b, description: Sandbox. Is reset.}', undefined],
    ['{url: https://a.b, name: Production, description: Production}', true],
    ['{url: https://a.b, name: Live, description: Production}', undefined],
    ['{url: https://a.b}', undefined],
  ])('%s -> %s', (yaml, want) => {
    expect(servers(`[${yaml}]`)[0]?.isDescribedByLabel).toBe(want);
  });
});

describe('base URLs', () => {
  it('state their variables with the default filled in', () => {
    const [view] = servers(
      '[{url: "https://{r}.b/v1", variables: {r: {default: eu, enum: [eu, us], description: D}}}]',
    );
    expect(view).toMatchObject({ url: 'https://eu.b/v1', template: 'https://{r}.b/v1' });
    expect(view?.variables.map(({ name, anchor, facts }) => [name, anchor, facts[0]?.value])).toEqual([
      ['r', anchorFor('a', 'server.r'), 'eu'],
    ]);
  });

  it('state a default that is empty', () => {
    const [view] = servers('[{url: "https://a.b/{r}v1", variables: {r: {default: "", enum: ["", eu/]}}}]');
    expect(view?.variables[0]?.facts.map(({ label, value }) => [label, value])).toEqual([['Default', '']]);
  });

  it.each<[string[], boolean]>([
    [['https://a.b/v1', 'http://localhost:3000'], true],
    [['https://a.b/v1'], false],
    [['https://a.b/v1', "https://a.b/it's"], false],
    [['https://a.b/$x', 'https://a.b/v1'], false],
  ])('%j can take each other’s place: %s', (urls, want) => {
    expect(areInterchangeable(urls.map((url) => ({ url, variables: [] })))).toBe(want);
  });
});
