import { renderToStaticMarkup } from 'react-dom/server';
import { PageActions } from '../../../components/page-actions/PageActions';
import PageFoot from '../../../components/reference/PageLinks';
import ReferencePageBody from '../../../components/reference/ReferencePageBody';
import type { SidebarOperation } from '../../../components/sidebar/pageOperations';
import { markdownAddress } from '../../../reference/markdownAddress';
import { displayMethod } from '../../../reference/methods';
import { sectionsOf } from '../../../reference/page';
import type { RenderedPage } from '../pageFiles';
import type { ReferenceBody } from './body';
import { headTitle } from './headTitle';

/** Renders a page's data to HTML. */
export function renderBody({ page, editUrl, previous, next }: RenderedPage): ReferenceBody {
  const html = renderToStaticMarkup(
    <>
      <ReferencePageBody
        page={page}
        actions={<PageActions markdownPage={markdownAddress(page.url, '/')} editUrl={editUrl} />}
      />
      <PageFoot previous={previous} next={next} />
    </>,
  );
  return {
    url: page.url,
    title: headTitle(page),
    description: page.summary,
    content: { __html: html },
    links: [],
    anchors: [],
    operations: JSON.stringify([...listedModel(page), ...sidebarOperations(page)]),
  };
}

/** A model itself, where the sidebar has no more than the list of all models, which is before the model's group. */
function listedModel({ kind, title, url, breadcrumbs: [, list] }: RenderedPage['page']): SidebarOperation[] {
  if (kind !== 'model' || list === undefined || list.href.includes('#')) return [];
  return [{ label: title, href: url, method: '', path: '' }];
}

/** The operations of a page, then those of other pages that carry its tag. */
function sidebarOperations(page: RenderedPage['page']): SidebarOperation[] {
  const own = sectionsOf(page).map(({ title, anchor, method, path, kind, deprecated }) => ({
    ...{ label: title, href: `#${anchor}`, method: displayMethod({ kind, method }), path, deprecated },
  }));
  const others = page.kind === 'api' ? page.seeAlso : [];
  return [...own, ...others].map(({ label, href, method, path, deprecated }) => ({
    ...{ label, href, method, path },
    ...(deprecated ? { deprecated } : {}),
  }));
}
