import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy } from '../policy';

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

it('allows what comes from the site, the inline scripts of its pages, and nothing else', () => {
  const pages = [
    '<script>first()</script><script src="/main.js"></script><script type="application/ld+json">{}</script>',
    '<script type="module">second()</script><script>first()</script>',
  ];
  expect(contentSecurityPolicy(pages).split('; ')).toEqual([
    "default-src 'self'",
    `script-src 'self' ${[hashOf('first()'), hashOf('second()')].sort().join(' ')}`,
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});
