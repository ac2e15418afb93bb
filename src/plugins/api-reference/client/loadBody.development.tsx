import type { RenderedPage } from '../pageFiles';
import type { BodyRequest, ReferenceBody } from './body';
import { renderBody } from './renderBody';

/** The dev server has no static HTML: the browser renders the page's data as the build does. */
export default async function loadBody({ path, loadPage }: BodyRequest): Promise<ReferenceBody> {
  if (!loadPage) throw new Error(`The route ${path} carries no data of its page.`);
  const { default: rendered } = (await loadPage()) as { default: RenderedPage };
  return renderBody(rendered);
}
