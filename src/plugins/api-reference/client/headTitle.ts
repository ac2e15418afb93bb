import type { ReferencePage } from '../../../reference/page';

/** The title of the browser's window, which tells a page from a guide and a model from its namesake in another group. */
export function headTitle({ kind, title, breadcrumbs }: ReferencePage): string {
  // A group is a section of a page.
  const group = breadcrumbs.find(({ href }) => href.includes('#'))?.label;
  if (kind === 'api') return `${title} API`;
  return group === undefined ? `${title} model` : `${title} model, ${group}`;
}
