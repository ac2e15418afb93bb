import { describe, expect, it } from 'vitest';
import { model, renderText } from '../../__tests__/builders';
import { makeIntroduction } from '../introduction';

describe('makeIntroduction', () => {
  it('says what the description says of itself', () => {
    const info = {
      summary: 'S',
      description: renderText('*D*'),
      contact: { name: 'N', url: 'https://x.org', email: 'a@x.org' },
      license: { name: 'MIT' },
      termsOfService: 'https://x.org/t',
    };
    const html = makeIntroduction(model({ info, servers: [{ url: 'https://a.x.org', variables: [] }] }));
    for (const part of [
      '<h1>Test</h1>',
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

  it('lets no word of the description be markup, and no address run', () => {
    const info = { summary: '<b>&"', contact: { name: '<i>', url: 'javascript:alert(1)' } };
    const html = makeIntroduction(model({ title: '</script><img>', info }));
    expect(html).not.toMatch(/<(?:b|i|img|\/script)>|href="javascript/);
    expect(html).toContain('&lt;b&gt;&amp;');
  });

  it('may have nothing to say', () => {
    expect(makeIntroduction(model())).not.toContain('undefined');
  });
});
