import { bareText, hasToken } from '../visibleText';
import type { ExpectedField } from './expectedFields';
import type { Row, ShownPage } from './rows';

/** Where a field is looked for: first the operation's own part of its page, then the page, then linked models. */
export interface Places {
  own: Row[];
  page: ShownPage;
  linked: ShownPage[];
  /** The page of a model, by the name of its schema. */
  modelPage: (name: string) => ShownPage | undefined;
}

/**
 * What is missing of a field: in the nearest place that has rows of its name, the row that shows most of it. Empty when
 * that row shows all.
 */
export function missingOf(field: ExpectedField, places: Places): string[] {
  const groups = [places.own, places.page.rows, places.linked.flatMap(({ rows }) => rows)];
  const named = groups.map((rows) => rows.filter((row) => isInPlace(row, field.chain))).find((rows) => rows.length > 0);
  const name = field.chain.join('.');
  if (!named) return [`${name}: no row`];
  const models = field.models.flatMap((name) => places.modelPage(name) ?? []);
  const missing = named.map((row) => missingIn(row, models, field));
  const least = missing.reduce((best, list) => (list.length < best.length ? list : best));
  return least.map((what) => `${name}: ${what}`);
}

/** A row is the field's when it has the field's name and is in rows with the names around it. */
function isInPlace({ chain }: Row, wanted: string[]): boolean {
  return (
    chain.length > 0 &&
    chain.length <= wanted.length &&
    chain.every((name, index) => name === wanted.at(index - chain.length))
  );
}

function missingIn(row: Row, models: ShownPage[], { tokens, texts }: ExpectedField): string[] {
  const shown = [row, ...models];
  return [
    ...tokens.filter((token) => !shown.some(({ text }) => hasToken(text, token))),
    ...texts.filter((text) => !shown.some(({ bare }) => bare.includes(bareText(text)))),
  ];
}
