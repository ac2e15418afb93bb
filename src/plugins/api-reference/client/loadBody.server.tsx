import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unescapeHtml } from '../../../reference/escape';
import { pageFileName, type RenderedPage } from '../pageFiles';
import type { BodyRequest, ReferenceBody } from './body';
import { renderBody } from './renderBody';

declare const API_REFERENCE_PAGES: string;

/** At build the body is rendered from the page's data. */
export default async function loadBody({ path: url }: BodyRequest): Promise<ReferenceBody> {
  const text = await readFile(path.join(API_REFERENCE_PAGES, pageFileName(url)), 'utf8');
  const body = renderBody(JSON.parse(text) as RenderedPage);
  return { ...body, ...collect(body.content.__html) };
}

/** A built page does not change. */
export function useBody(loaded: ReferenceBody): ReferenceBody {
  return loaded;
}

/** Whether an address is that of a Markdown twin, which is a file and no page. */
function isTwin(href: string): boolean {
  return /^[^?#]*\.md$/.test(href);
}

/** The addresses of pages on this site and the anchors in the HTML, for the checker of broken links. */
function collect(html: string): Pick<ReferenceBody, 'links' | 'anchors'> {
  const values = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map((match) => unescapeHtml(match[1] ?? ''));
  const links = values(/<a(?![^>]* download=)[^>]* href="([^"]*)"/g).filter(
    (href) => /^[/#]/.test(href) && !isTwin(href),
  );
  return { links: [...new Set(links)], anchors: values(/ id="([^"]*)"/g) };
}
