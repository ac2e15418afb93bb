import { schemaKeywords } from '../keywords/table';
import type { Fact, SchemaView } from '../schemaRows';

const keywords = ['additionalProperties', 'unevaluatedProperties'];
/** The rows that say of an object which other fields it takes. */
const otherRows = keywords.map((keyword) => schemaKeywords[keyword]?.row?.name);

/**
 * A view in which an object says for all below it that they take no other fields, where all of them are such: tools write
 * `additionalProperties: false` at every level.
 */
export function closedOnce<View extends SchemaView>(view: View): View {
  const whole = new Set<SchemaView>();
  if (findWhole(view, whole)) sayOnce(view, whole, false);
  return view;
}

/** Finds the rows with no open object in or below them, and whether any row is closed. */
function findWhole(view: SchemaView, whole: Set<SchemaView>): boolean {
  const inner = partsBelow(view);
  const areClosed = inner.map((part) => findWhole(part, whole));
  if (!isOpenObject(view) && inner.every((part) => whole.has(part))) whole.add(view);
  return areClosed.includes(true) || view.facts.some(isClosed);
}

/** Leaves out what is said above, and returns whether a row here or below is closed. */
function sayOnce(view: SchemaView, whole: ReadonlySet<SchemaView>, isSaid: boolean): boolean {
  const own = view.facts.find(isClosed);
  const isForAll = isSaid || (own !== undefined && whole.has(view));
  const isBelow = partsBelow(view).map((part) => sayOnce(part, whole, isForAll));
  // All rows of a schema have the same list of facts.
  if (isSaid) view.facts = view.facts.filter((fact) => fact !== own);
  else if (own && isForAll && isBelow.includes(true))
    view.facts = view.facts.map((fact) => (fact === own ? { ...own, value: `${own.value} at any level` } : fact));
  return own !== undefined || isBelow.includes(true);
}

function isClosed({ keyword, value }: Fact): boolean {
  return keywords.includes(keyword) && value === 'not allowed';
}

/** Whether a row is an object that may have other fields, and says nothing of them. */
function isOpenObject({ type, facts, fields, alternatives, seeModel }: SchemaView): boolean {
  const isObject =
    fields.some(({ named }) => named) ||
    seeModel?.parts === 'fields' ||
    (fields.length + alternatives.length === 0 && type.some((piece) => piece.isObject));
  const saysOthers = fields.some(({ name, named }) => !named && otherRows.includes(name));
  return isObject && !saysOthers && !facts.some(({ keyword }) => keywords.includes(keyword));
}

/** What is below a row. What a value must not be, or is under a condition alone, says so itself. */
function partsBelow({ fields, alternatives }: SchemaView): SchemaView[] {
  const choices = alternatives.filter(({ isChoice }) => isChoice);
  return [...fields, ...choices.flatMap(({ options }) => options.map(({ schema }) => schema))];
}
