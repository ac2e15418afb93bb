import { describe, expect, it } from 'vitest';
import { model, modelOf, renderTexts } from '../../../__tests__/builders';
import type { ReferenceModel } from '../../../model';
import type { Markdown } from '../../../text';
import { insertHtml } from '../insertPieces';
import { makeAbout, makeIntroduction } from '../introduction';

const downloads = [
  {
    name: 'OpenAPI file',
    files: [
      { label: 'YAML', href: '/portal/openapi.yaml' },
      { label: 'JSON', href: '/portal/openapi.json' },
    ],
  },
];
const introductionOf = (given: ReferenceModel) =>
  insertHtml(makeIntroduction({ model: given, renderText: renderTexts, downloads }));
const aboutOf = (given: ReferenceModel) => insertHtml(makeAbout({ model: given, renderText: renderTexts }));
const whole = (given: ReferenceModel): string => `${introductionOf(given)}\n${aboutOf(given)}`;

describe('introduction and what follows the operations', () => {
  it('say what the description says of itself', () => {
    const info = {
      summary: 'S',
      description: ['*D*'],
      contact: { name: 'N', url: 'https://x.org', email: 'a@x.org' },
      license: { name: 'MIT' },
      termsOfService: 'https://x.org/t',
    };
    const html = whole(model({ info, servers: [{ url: 'https://a.x.org', variables: [] }] }));
    for (const part of [
      '<p>S</p>',
      '<em>D</em>',
      '<a href="https://x.org">N</a>',
      'mailto:a@x.org',
      'MIT',
      'https://x.org/t',
      '<code>https://a.x.org</code>',
    ]) {
      expect(html).toContain(part);
    }
  });

  it.each([
    { license: { name: '' } },
    { license: { name: ' ', url: '' } },
    { contact: { name: '', url: '', email: '' } },
    { contact: {}, license: {}, termsOfService: '', summary: '' },
  ])('say nothing of what is empty: %j', (info) => {
    const { model: made } = modelOf(`info: ${JSON.stringify(info)}`);
    expect(aboutOf(made).trim()).toBe('');
  });

  it.each([
    ['MIT', 'MIT', 'MIT'],
    ['MIT License', 'MIT', 'MIT License, MIT'],
    ['Apache 2.0', undefined, 'Apache 2.0'],
  ])('say once what the licence %s, %s is called', (name, identifier, want) => {
    expect(aboutOf(model({ info: { license: { name, identifier } } }))).toContain(`>${want}<`);
  });

  it('name a licence without a name by its address', () => {
    const { model: made } = modelOf(`info: {license: {name: '', url: 'https://x.org/l'}}`);
    expect(aboutOf(made)).toContain('<a href="https://x.org/l">https://x.org/l</a>');
  });

  it('let no word of the description be markup, and no address run', () => {
    const info = { summary: '<b>&"', contact: { name: '<i>', url: 'javascript:alert(1)' } };
    const html = whole(model({ title: '</script><img>', info }));
    expect(html).not.toMatch(/<(?:b|i|img|\/script)>|href="javascript/);
    expect(html).toContain('&lt;b&gt;&amp;');
  });

  it('has every tag of a description without operations, and no version that is empty', () => {
    const html = aboutOf(model({ version: '', tags: [{ name: 'a', title: 'Lonely', pointer: '#/tags/0' }] }));
    expect(html).toContain('<ul><li>Lonely</li></ul>');
    expect(html).not.toContain('Version');
  });

  it.each([
    ['https://api.test/v1', 'token', '<a href="https://api.test/v1/token">https://api.test/v1/token</a>'],
    ['https://api.test/v1', './token', '<a href="https://api.test/v1/token">https://api.test/v1/token</a>'],
    ['https://api.test/v1', '/token', '<a href="https://api.test/token">https://api.test/token</a>'],
    ['https://api.test', 'https://id.test/t?a=1', '<a href="https://id.test/t?a=1">https://id.test/t?a=1</a>'],
    ['https://api.test', 'https://id.test/o/', '<a href="https://id.test/o/">https://id.test/o/</a>'],
    ['https://api.test', 'https://é.test/t', '<a href="https://xn--9ca.test/t">https://é.test/t</a>'],
    ['/v1', 'token', 'token'],
    ['https://api.test/v1', 'javascript:alert(1)', 'javascript:alert(1)'],
  ])('an address of the access to %s is that of its server: %s', (url, stated, want) => {
    const asked: (string | undefined)[] = [];
    const renderText = Object.assign((text: Markdown) => renderTexts(text), renderTexts, {
      href: (href: string | undefined) => {
        asked.push(href);
        return href;
      },
    });
    const flow = { name: 'password', tokenUrl: stated, refreshUrl: stated, scopes: [] };
    const schemes: ReferenceModel['securitySchemes'] = [
      { name: 'a', scheme: { kind: 'oauth2', flows: [flow], metadataUrl: stated } },
      { name: 'b', scheme: { kind: 'openIdConnect', url: stated } },
    ];
    const given = model({ securitySchemes: schemes, servers: [{ url, variables: [] }] });
    const html = insertHtml(makeAbout({ model: given, renderText }));
    expect(html.split(`>${want}<`)).toHaveLength(5);
    // What is no whole address is no link, and so is not reported as a broken one.
    expect(asked.filter((href) => href !== undefined && !/^https:/.test(href))).toEqual([]);
  });

  it('may have nothing to say', () => {
    expect(whole(model())).not.toContain('undefined');
  });
});

describe('makeIntroduction', () => {
  it.each([
    ['the summary', { summary: 'S & T', description: ['one\n\ntwo'] }, '<p>S &amp; T</p>', '<p>one</p>\n<p>two</p>'],
    ['without one, the first paragraph', { description: ['one\n\ntwo'] }, '<p>one</p>', '<p>two</p>'],
    ['nothing of a text that begins otherwise', { description: ['- one\n\ntwo'] }, '', '<p>two</p>'],
  ])('begins with %s, and the rest is shown once, below', (_case, info, lead, rest) => {
    const introduction = introductionOf(model({ info }));
    expect(introduction.split('\n')[0]).toBe(lead);
    expect(introduction).not.toContain('two');
    expect(aboutOf(model({ info }))).toContain(rest);
    expect(whole(model({ info })).match(/one/g)).toHaveLength(1);
  });

  it.each<[what: string, given: Partial<ReferenceModel>, rows: Record<string, string>, sections: string[]]>([
    ['downloads alone', {}, {}, []],
    ['the version', { version: '2.<1' }, { Version: '2.&lt;1' }, []],
    [
      'a base URL',
      { servers: [{ url: 'https://a.x.org', variables: [] }] },
      { 'Base URL': '<code>https://a.x.org</code>' },
      [],
    ],
    [
      'base URLs of which there is more to say',
      {
        servers: [
          { url: 'https://a.x.org', name: 'A & B', variables: [] },
          { url: '', description: ['long'], variables: [] },
        ],
      },
      {
        'Base URLs':
          '<code>https://a.x.org</code> A &amp; B<br><code>/</code><br><a href="#servers">More about base URLs</a>',
      },
      ['servers'],
    ],
    [
      'the first of many base URLs',
      { servers: Array.from({ length: 6 }, (_each, index) => ({ url: `/v${index}`, variables: [] })) },
      {
        'Base URLs':
          '<code>/v0</code><br><code>/v1</code><br><code>/v2</code><br><code>/v3</code><br><code>/v4</code><br><a href="#servers">More about base URLs</a>',
      },
      ['servers'],
    ],
    [
      'access',
      { securitySchemes: [{ name: 'key', scheme: { kind: 'apiKey', in: 'header', name: 'X-<Key>' } }] },
      { Access: '<a href="#access">API key in the header X-&lt;Key&gt;</a>' },
      ['access'],
    ],
    [
      'access in two ways of one kind, by their names, and an unknown way',
      {
        securitySchemes: [
          { name: 'user<', scheme: { kind: 'http', scheme: 'bearer' } },
          { name: 'admin', scheme: { kind: 'http', scheme: 'Bearer' } },
          { name: 'other', scheme: { kind: 'unknown' } },
        ],
      },
      {
        Access:
          '<a href="#access">Bearer token (user&lt;)</a><br><a href="#access">Bearer token (admin)</a><br><a href="#access">other</a>',
      },
      ['access'],
    ],
    [
      'more about the API',
      { info: { description: ['one\n\ntwo'] } },
      { More: '<a href="#about-this-api">About this API</a>' },
      ['about-this-api'],
    ],
  ])('says at a glance %s, and leads to the sections that are there', (_what, given, rows, sections) => {
    const some = model({ version: '', ...given });
    const html = introductionOf(some);
    const shown = [...html.matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><\/tr>/g)].map(
      ([, label, value]) => [label, value],
    );
    const files =
      'OpenAPI file: <a href="pathname:///portal/openapi.yaml">YAML</a>, <a href="pathname:///portal/openapi.json">JSON</a>';
    expect(Object.fromEntries(shown)).toEqual({ ...rows, Downloads: files });
    const about = aboutOf(some);
    expect([...about.matchAll(/<h2 id="([^"]+)">/g)].map(([, anchor]) => anchor)).toEqual(sections);
  });

  it('have no row for documentation whose address leads nowhere, which is reported', () => {
    const written = [{ source: ['guides/start.html'], broken: ['guides/start.html'] }];
    const renderText = Object.assign((text: Markdown) => renderTexts(text), { address: () => ({ written }) });
    const given = { model: model({ info: { externalDocs: { url: 'guides/start.html' } } }), renderText };
    const pieces = [...makeIntroduction({ ...given, downloads }), ...makeAbout(given)];
    expect(insertHtml(pieces)).not.toMatch(/More|About/);
    expect(pieces).toContainEqual({ html: '', written });
  });
});
