import { renderToStaticMarkup } from 'react-dom/server';
import PageFoot from '../../../components/reference/PageFoot';
import ReferencePageBody from '../../../components/reference/ReferencePageBody';
import type { RenderedPage } from '../pageFiles';
import type { ReferenceBody } from './body';

/** Renders a page's data to HTML. */
export function renderBody({ page, editUrl, previous, next }: RenderedPage): ReferenceBody {
  const html = renderToStaticMarkup(
    <>
      <ReferencePageBody page={page} />
      <PageFoot editUrl={editUrl} previous={previous} next={next} />
    </>,
  );
  return {
    url: page.url,
    title: page.title,
    description: page.summary,
    content: { __html: html },
    links: [],
    anchors: [],
  };
}
