import path from 'node:path';
import type { RouteConfig } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { productionElements } from '../docusaurus/modules';
import { besideDocuments, contentId, frameBefore } from '../docusaurus/plugins';

describe('the frame of a built page', () => {
  it.each([
    [
      '<head><script>a</script></head><body><div id="__docusaurus"><p>b</p></div>',
      '<head><script>a</script></head><body>',
    ],
    ['<body><div id=__docusaurus>b</div>', '<body>'],
  ])('ends where the content begins: %s', (html, frame) => {
    expect(frameBefore(html)).toBe(frame);
  });

  it('is where Docusaurus puts it', () => {
    const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
    const { default: template } = require(path.join(core, 'lib/ssg/ssgTemplate.html.js')) as { default: string };
    expect(template).toContain(`<div id="${contentId}"><%~ it.appHtml %></div>`);
  });

  it('is not guessed', () => {
    expect(() => frameBefore('<body><div id="root"></div>')).toThrow('no element with the id "__docusaurus"');
  });
});

describe('routes beside the documents of a version', () => {
  const page = (path: string): RouteConfig => ({ path, component: 'page', exact: true });
  const frame = (path: string, ...routes: RouteConfig[]): RouteConfig => ({ path, component: 'frame', routes });
  const joined = (root: RouteConfig): RouteConfig[] => {
    const added: RouteConfig[] = [];
    besideDocuments(
      (route) => added.push(route),
      (version) => (version === '/docs' ? [page('/docs/api/tasks')] : undefined),
    )(root);
    return added;
  };

  it.each<[string, RouteConfig, RouteConfig]>([
    [
      'join the documents inside the frame with the sidebar',
      frame('/docs', frame('/docs', frame('/docs', page('/docs/start')))),
      frame('/docs', frame('/docs', frame('/docs', page('/docs/start'), page('/docs/api/tasks')))),
    ],
    [
      'leave other versions as they are',
      frame('/docs', frame('/docs/1.0', frame('/docs/1.0', page('/docs/1.0/start')))),
      frame('/docs', frame('/docs/1.0', frame('/docs/1.0', page('/docs/1.0/start')))),
    ],
    ['leave a route without versions as it is', page('/docs'), { ...page('/docs'), routes: undefined }],
  ])('%s', (_what, root, want) => {
    expect(joined(root)).toEqual([want]);
  });
});

it('the element functions of React without notes for development are where the dev server looks for them', () => {
  expect(require(productionElements())).toMatchObject({ jsx: expect.any(Function), jsxs: expect.any(Function) });
});
