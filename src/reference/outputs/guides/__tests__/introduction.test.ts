import { describe, expect, it } from 'vitest';
import { model, renderTexts } from '../../../__tests__/builders';
import type { ReferenceModel } from '../../../model';
import { insertHtml } from '../insertPieces';
import { makeAbout, makeIntroduction } from '../introduction';

const introductionOf = (given: ReferenceModel) =>
  insertHtml(makeIntroduction({ model: given, renderText: renderTexts }));
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

  it('let no word of the description be markup, and no address run', () => {
    const info = { summary: '<b>&"', contact: { name: '<i>', url: 'javascript:alert(1)' } };
    const html = whole(model({ title: '</script><img>', info }));
    expect(html).not.toMatch(/<(?:b|i|img|\/script)>|href="javascript/);
    expect(html).toContain('&lt;b&gt;&amp;');
  });

  it('has every tag of a description without operations, and no version that is empty', () => {
    const html = aboutOf(model({ version: '', tags: [{ name: 'a', title: 'Lonely', pointer: '#/tags/0' }] }));
    expect(html).toContain('<h3>Lonely</h3>');
    expect(html).not.toContain('Version');
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

  it('links to the sections that are there', () => {
    const some = model({ servers: [{ url: 'https://a.x.org', variables: [] }] });
    const links = [...introductionOf(some).matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor);
    expect(links).toEqual(['servers', 'about-this-api']);
    for (const anchor of links) expect(aboutOf(some)).toContain(`<h2 id="${anchor}">`);
  });
});
