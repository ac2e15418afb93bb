import type { ModelPage } from '../../reference/page';
import { FieldFilter, hasFilter } from './FieldFilter';
import { SchemaBody } from './SchemaBody';
import { SchemaLine } from './SchemaLine';
import { hasFolds, SectionHead } from './SectionHead';

/** The fields of a model; a model without fields shows its type, values or alternatives. */
export function ModelFields({ page: { schema, description } }: { page: ModelPage }) {
  const count = schema.fields.length;
  const hasDetails = schema.facts.length + schema.enum.length + schema.alternatives.length > 0;
  return (
    <section className="filterable" data-lists={schema.lists}>
      <SectionHead level={2} anchor="fields" title={count > 0 ? 'Fields' : 'Type'} foldable={hasFolds(schema)}>
        {count > 0 && <span className="count">{count}</span>}
      </SectionHead>
      <SchemaLine schema={schema} />
      <FieldFilter fields={schema.fields} anchor="fields" />
      <SchemaBody schema={schema} unfolded bare={description !== undefined} filtered={hasFilter(schema.fields)} />
      {count === 0 && !hasDetails && !schema.seeModel && <p className="empty">This model has no fields.</p>}
    </section>
  );
}
