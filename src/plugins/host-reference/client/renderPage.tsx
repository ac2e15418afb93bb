import { renderToStaticMarkup } from 'react-dom/server';
import { PageActions } from '../../../components/page-actions/PageActions';
import ReferencePageBody from '../../../components/reference/ReferencePageBody';
import { escapeHtml } from '../../../reference/escape';
import { markdownAddress } from '../../../reference/markdownAddress';
import { sectionsOf } from '../../../reference/page';
import type { Link } from '../../../reference/text';
import { headTitle } from '../../api-reference/client/headTitle';
import type { RenderedPage } from '../../api-reference/pageFiles';
import type { OverviewPage } from '../overview';
import type { Page } from './page';

/** What is stored of a page. */
export type StoredPage = RenderedPage | OverviewPage;

/** Renders the data of a page at an address to HTML. */
export function renderPage(stored: StoredPage, url: string): Page {
  return 'kind' in stored ? renderOverview(stored, url) : renderReference(stored);
}

function renderOverview({ title, summary, html }: OverviewPage, url: string): Page {
  const heading = renderToStaticMarkup(<h1>{title}</h1>);
  const toc = [...html.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)<a class="hash-link"/g)].map(([, id = '', value = '']) => ({
    ...{ id, value, level: 2 },
  }));
  const body = `<div class="api-overview theme-doc-markdown markdown"><header>${heading}</header>${html}</div>`;
  return { url, title, description: summary, toc, content: { __html: body }, links: [], anchors: [] };
}

function renderReference({ page, editUrl, previous, next }: RenderedPage): Page {
  const markdown = markdownAddress(page.url, '/');
  const html = renderToStaticMarkup(
    // The breadcrumbs are the theme's.
    <ReferencePageBody
      page={{ ...page, breadcrumbs: [] }}
      actions={<PageActions markdownPage={markdown} editUrl={editUrl} />}
    />,
  );
  return {
    ...{ url: page.url, title: headTitle(page), description: page.summary, markdown },
    toc: sectionsOf(page).map(({ title, anchor }) => ({ value: escapeHtml(title), id: anchor, level: 2 })),
    previous: neighbour(previous),
    next: neighbour(next),
    content: { __html: html.replace(/<h2 id="([^"]*)" class="/g, '<h2 id="$1" class="anchor ') },
    links: [],
    anchors: [],
  };
}

function neighbour(link: Link | undefined): Page['previous'] {
  return link && { title: link.label, permalink: link.href };
}
