import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readHead } from '../../../../reference/load/readHead';
import { siteTexts } from '../siteTexts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'head-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a site around a description is called, and what else it says. */
async function textsOf(text: string, name = 'openapi.yaml'): Promise<ReturnType<typeof siteTexts>> {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return siteTexts(await readHead(file));
}

it('is called as overlays of its description say', async () => {
  const overlay = path.join(folder, 'overlay.yaml');
  const file = path.join(folder, 'overlaid.yaml');
  writeFileSync(file, 'openapi: 3.1.0\ninfo: {title: Secret}');
  const head = 'overlay: 1.0.0\ninfo: {title: P, version: "1"}\n';
  writeFileSync(overlay, `${head}actions: [{target: $.info, update: {title: Pets}}]`);
  expect(siteTexts(await readHead(file, { overlays: [overlay] })).title).toBe('Pets');
  writeFileSync(overlay, head);
  expect(siteTexts(await readHead(file, { overlays: [overlay] })).title).toBe('API reference');
});

describe('a site around a description', () => {
  it.each<[what: string, yaml: string, title: string, description: string]>([
    ['its summary', 'info: {title: Pets, summary: S, description: D}', 'Pets', 'S'],
    ['the words of its first paragraph', 'info: {title: Pets, description: "# H\\n\\none"}', 'Pets', 'H one'],
    ['without markup', 'info: {title: Pets, description: "*A* [b](/c) <i>d</i>\\n\\nmore"}', 'Pets', 'A b d'],
    ['its title where it says no more', 'info: {title: Pets}', 'Pets', 'Pets'],
    ['a title on one line', 'info: {title: "Pets\\n and\\u001b\\tmore"}', 'Pets and more', 'Pets and more'],
    ['nothing of an empty title', 'info: {title: " "}', 'API reference', 'API reference'],
    ['nothing of a title that is no text', 'info: {title: {a: 1}, description: [1]}', 'API reference', 'API reference'],
    ['nothing of what is no description', '- a', 'API reference', 'API reference'],
    ['nothing of what cannot be read', 'info: {title: Pets', 'API reference', 'API reference'],
  ])('has %s', async (_what, yaml, title, description) => {
    expect(await textsOf(yaml)).toMatchObject({ title, description, links: [] });
  });

  it('reads JSON and an Info Object in a file of its own', async () => {
    writeFileSync(path.join(folder, 'info.yaml'), 'title: Pets');
    expect((await textsOf('{"info": {"title": "Pets"}}', 'a.json')).title).toBe('Pets');
    expect((await textsOf('info: {$ref: ./info.yaml}')).title).toBe('Pets');
    expect((await textsOf('info: {$ref: ../../etc/info.yaml}')).title).toBe('API reference');
  });

  it('says nothing of what is internal', async () => {
    writeFileSync(
      path.join(folder, 'info.yaml'),
      'title: Pets\ncontact: {x-internal: true, url: "https://secret.example"}',
    );
    const internal = 'externalDocs: {url: "https://secret.example", x-internal: true}\ninfo: ';
    expect((await textsOf(`${internal}{$ref: ./info.yaml}`)).links).toEqual([]);
    expect((await textsOf(`${internal}{$ref: ./info.yaml, x-internal: true}`)).title).toBe('API reference');
    const server = 'servers: [{url: "https://secret.example", x-internal: true}]\ninfo: {title: Pets}';
    expect((await textsOf(`externalDocs: {url: "https://secret.example/docs"}\n${server}`)).links).toEqual([]);
    const license = 'license: {name: SECRET, url: "https://secret.example", x-internal: true}';
    expect(await textsOf(`${internal}{title: Pets, ${license}}`)).toMatchObject({ title: 'Pets', links: [] });
  });

  it.each<[what: string, spec: string, other?: string]>([
    ['a tag', 'openapi: 3.1.0\npaths: {}\ntags: [{name: SECRET, x-internal: true}]'],
    ['a schema', 'openapi: 3.1.0\npaths: {}\ncomponents: {schemas: {SECRET: {x-internal: true}}}'],
    [
      'an operation in another file',
      'openapi: 3.1.0\npaths: {/a: {$ref: a.yaml}}',
      'get: {x-internal: true, operationId: SECRET, responses: {200: {description: d}}}\nput: {responses: {200: {description: d}}}',
    ],
    ['a tag of Swagger', 'swagger: "2.0"\npaths: {}\ntags: [{name: SECRET, x-internal: true}]'],
  ])('does not lead to %s that is internal', async (_what, spec, other = '{}') => {
    writeFileSync(path.join(folder, 'a.yaml'), other);
    const head = "info: {title: T, version: '1'}\nexternalDocs: {url: 'https://docs.example.com#tag/NAME'}\n";
    const linksTo = async (name: string) => (await textsOf(`${head.replace('NAME', name)}${spec}`)).links;
    expect(await linksTo('SECRET')).toEqual([]);
    expect(await linksTo('other')).toHaveLength(1);
  });

  it('leads to documentation, contact, licence and terms', async () => {
    const { links } = await textsOf(`externalDocs: {url: 'https://docs.example', description: Guide}
info: {contact: {name: Team, email: a@b.example?cc=c@d.example}, license: {name: MIT, url: 'https://mit.example'}, termsOfService: 'https://t.example'}`);
    expect(links).toEqual([
      { label: 'Guide', href: 'https://docs.example' },
      { label: 'Team', href: 'mailto:a@b.example%3Fcc=c@d.example' },
      { label: 'MIT', href: 'https://mit.example' },
      { label: 'Terms of service', href: 'https://t.example' },
    ]);
  });

  it('names a link by what it leads to where its author wrote a text', async () => {
    const text = 'All that you have to know. '.repeat(4);
    const { links } = await textsOf(`externalDocs: {url: 'https://docs.example', description: ${text}}
info: {contact: {name: ${text}, email: a@b.example}, license: {name: ${text}, url: 'https://mit.example'}}`);
    expect(links.map(({ label }) => label)).toEqual(['Documentation', 'Contact', 'Licence']);
  });

  it.each(['javascript:alert(1)', '/terms', '//evil.example', 'https://', 'x', ''])(
    'does not lead to %j',
    async (address) => {
      const { links } = await textsOf(JSON.stringify({ info: { termsOfService: address, contact: { url: address } } }));
      expect(links).toEqual([]);
    },
  );
});
