import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { addressesOf } from '../../../reference/pageAddresses';
import { pageFileName, type RenderedPage } from '../pageFiles';
import type { BodyRequest, ReferenceBody } from './body';
import { renderBody } from './renderBody';
import { shortenHtml } from './shortenHtml';

declare const API_REFERENCE_PAGES: string;

/** At build the body is rendered from the page's data, and written short, since readers load it. */
export default async function loadBody({ path: url }: BodyRequest): Promise<ReferenceBody> {
  const text = await readFile(path.join(API_REFERENCE_PAGES, pageFileName(url)), 'utf8');
  const rendered = JSON.parse(text) as RenderedPage;
  const body = renderBody(rendered);
  const content = { __html: shortenHtml(body.content.__html) };
  return { ...body, content, ...collect(rendered) };
}

/** A built page does not change. */
export function useBody(loaded: ReferenceBody): ReferenceBody {
  return loaded;
}

/** Whether an address is that of a Markdown page, which is a file and no page. */
function isMarkdownPage(href: string): boolean {
  return /^[^?#]*\.md$/.test(href);
}

/** The addresses of pages on this site and the anchors of a page, for the checker of broken links. */
function collect({ page, previous, next, editUrl = '' }: RenderedPage): Pick<ReferenceBody, 'links' | 'anchors'> {
  const foot = [previous, next].filter((link) => link !== undefined);
  const { links, anchors } = addressesOf(page, foot);
  const onSite = [...links, editUrl].filter((href) => /^[/#]/.test(href) && !isMarkdownPage(href));
  return { links: onSite, anchors: [...anchors] };
}
