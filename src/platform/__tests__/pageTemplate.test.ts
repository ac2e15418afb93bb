import path from 'node:path';
import { expect, it } from 'vitest';
import { pageTemplate } from '../docusaurus/pageTemplate';
import { contentId } from '../docusaurus/plugins';

const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
const { default: docusaurusTemplate } = require(path.join(core, 'lib/ssg/ssgTemplate.html.js')) as { default: string };

/** Names of what Docusaurus fills a template of pages with. */
const namesIn = (template: string): string[] => [...new Set(template.match(/\bit\.\w+/g))].sort();

it('our template of pages asks for all that Docusaurus fills its own with', () => {
  expect(namesIn(pageTemplate)).toEqual(namesIn(docusaurusTemplate));
});

it('the content of a page stands where Docusaurus puts it', () => {
  expect(docusaurusTemplate).toContain(`<div id="${contentId}"><%~ it.appHtml %></div>`);
});
