import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OperationSection, ReferencePage } from '../../../reference/page';
import type { SchemaView } from '../../../reference/schemaRows';
import ReferencePageBody from '../ReferencePageBody';
import { apiPage, modelPage } from './fixture';

/** Markup of a page. */
export function render(page: ReferencePage): string {
  return renderToStaticMarkup(createElement(ReferencePageBody, { page }));
}

/** Markup of an API page with one operation. */
export function renderOperation(operation: OperationSection): string {
  return render(apiPage([operation]));
}

/** Markup of a model page. */
export function renderSchema(schema: SchemaView): string {
  return render(modelPage(schema));
}

/** All matches of a pattern's first group. */
export function all(pattern: RegExp, markup: string): string[] {
  return [...markup.matchAll(pattern)].map((match) => match[1] ?? '');
}
