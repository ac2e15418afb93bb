import { renderToStaticMarkup } from 'react-dom/server';
import PageFoot from '../../../components/reference/PageLinks';
import ReferencePageBody from '../../../components/reference/ReferencePageBody';
import type { SidebarOperation } from '../../../components/sidebar/pageOperations';
import { PageActions } from '../../../components/twin/PageActions';
import { displayMethod } from '../../../reference/methods';
import { type OperationSection, sectionsOf } from '../../../reference/page';
import { twinAddress } from '../../../reference/twinAddress';
import type { RenderedPage } from '../pageFiles';
import type { ReferenceBody } from './body';

/** Renders a page's data to HTML. */
export function renderBody({ page, editUrl, previous, next }: RenderedPage): ReferenceBody {
  const html = renderToStaticMarkup(
    <>
      <ReferencePageBody page={page} actions={<PageActions twin={twinAddress(page.url, '/')} editUrl={editUrl} />} />
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
    operations: JSON.stringify(sectionsOf(page).map(toSidebarOperation)),
  };
}

function toSidebarOperation({ title, anchor, method, kind, deprecated }: OperationSection): SidebarOperation {
  const base = { label: title, href: `#${anchor}`, method: displayMethod({ kind, method }) };
  return deprecated ? { ...base, deprecated } : base;
}

/** The title of the browser's window, which tells a page from a guide and a model from its namesake in another group. */
function headTitle({ kind, title, breadcrumbs }: RenderedPage['page']): string {
  const group = breadcrumbs[1]?.label;
  if (kind === 'api') return `${title} API`;
  return group === undefined ? `${title} model` : `${title} model, ${group}`;
}
