import type { FieldView } from '../../reference/schemaRows';
import { Choice } from './Choice';
import { hasMark } from './SchemaLine';

const minRows = 6;

const all = { value: 'all', label: 'All' };

const filters: { value: string; label: string; holds: (field: FieldView) => boolean }[] = [
  { value: 'required', label: 'Required', holds: (field) => field.required },
  { value: 'nullable', label: 'Can be null', holds: (field) => hasMark(field, 'nullable') },
  { value: 'readonly', label: 'Read-only', holds: (field) => hasMark(field, 'readOnly') },
  { value: 'deprecated', label: 'Deprecated', holds: (field) => hasMark(field, 'deprecated') },
];

/**
 * Filters for the list that follows, each with the number of its rows (without nested rows). Only filters that separate
 * rows are offered; a short list has none.
 */
export function FieldFilter({ fields, anchor }: { fields: FieldView[]; anchor: string }) {
  const options = filtersOf(fields).map(({ value, label, count }) => ({
    value,
    label: <FilterLabel label={label} count={count} />,
  }));
  if (options.length === 0) return null;
  return <Choice name={`${anchor}:filter`} legend="Fields to show" look="filter" options={[all, ...options]} />;
}

/** Whether a list of fields has a filter. */
export function hasFilter(fields: FieldView[]): boolean {
  return filtersOf(fields).length > 0;
}

/** The filters that show a field, for the style sheet. */
export function kindsOf(field: FieldView): string {
  return filters
    .filter(({ holds }) => holds(field))
    .map(({ value }) => value)
    .join(' ');
}

function filtersOf(fields: FieldView[]): { value: string; label: string; count: number }[] {
  if (fields.length < minRows) return [];
  return filters
    .map(({ value, label, holds }) => ({ value, label, count: fields.filter(holds).length }))
    .filter(({ count }) => count > 0 && count < fields.length);
}

function FilterLabel({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label} <small>{count}</small>
    </>
  );
}
