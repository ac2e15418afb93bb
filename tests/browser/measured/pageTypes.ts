import { statSync } from 'node:fs';
import path from 'node:path';
import { fileOf, isReferenceRoute, readRoutes, siteFolder } from '../../site/builtSite';
import { forgive } from '../fixtures';
import { guide, shops } from '../pageHelpers';
import { taskModel } from '../reference/referenceHelpers';

/** The page of the reference with the most HTML. */
export function longestApiPage(): string {
  const size = (route: string): number => statSync(path.join(siteFolder(), fileOf(route))).size;
  const [longest] = readRoutes()
    .filter(isReferenceRoute)
    .sort((a, b) => size(b) - size(a));
  if (longest === undefined) throw new Error('The site has no pages of the reference.');
  return longest;
}

/** An address without a page, to which other pages are near. */
export const notFound = '/docs/api_reference/api/tasks/task_create';

/** A page of each type, by its name. */
export const pageTypes = {
  home: '/',
  'a guide': guide,
  'the longest API page': longestApiPage(),
  'a model page': taskModel,
  'the blog': '/blog',
  'the not-found page': notFound,
};

/** Every page type, and those whose frames differ from them. */
export const pageFrames = {
  ...pageTypes,
  'a post': '/blog/welcome',
  'the integrations': '/integrations/',
  'the overview of the reference': '/docs/api_reference/table_of_contents',
};

/** Tag of a test for each page frame: `npm test` takes those that differ most, `npm run test:others` the rest. */
export function tagOf(name: string): string[] {
  return ['home', 'a guide', 'the longest API page', 'the not-found page'].includes(name) ? [] : ['@long'];
}

/** An API page of common length. */
export const commonApiPage = shops;

/** Takes out what the browser itself says of an address that is none. */
export function forgiveNotFound(complaints: string[]): void {
  forgive(complaints, /status of 404/);
}
