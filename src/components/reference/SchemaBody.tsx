import type { SchemaView } from '../../reference/schemaRows';
import { Alternatives } from './Alternatives';
import { EnumValues } from './EnumValues';
import { Fields, Nest } from './Field';
import { FieldFacts } from './FieldFacts';
import { ExternalDocsLink, RichTextBlock } from './RichTextBlock';

interface SchemaBodyProps {
  schema: SchemaView;
  /** Shows the fields themselves instead of a button that opens them. */
  unfolded?: boolean;
  /** Leaves out the description, where the page shows it already. */
  bare?: boolean;
  /** Whether a filter is above its fields. */
  filtered?: boolean;
}

/** What there is to say about a schema after its type: text, limits, values, alternatives, fields. */
export function SchemaBody({ schema, unfolded, bare, filtered }: SchemaBodyProps) {
  return (
    <>
      {!bare && <RichTextBlock text={schema.description} />}
      <FieldFacts facts={schema.facts} />
      <EnumValues values={schema.enum} />
      <ExternalDocsLink docs={schema.externalDocs} />
      {schema.seeModel && (
        <p className="see-model">
          See the fields of <a href={schema.seeModel.href}>{schema.seeModel.label}</a>.
        </p>
      )}
      {unfolded ? <Fields fields={schema.fields} filtered={filtered} /> : <Nest schema={schema} />}
      {schema.alternatives.map((alternatives) => (
        <Alternatives key={alternatives.options[0]?.anchor ?? alternatives.label} alternatives={alternatives} />
      ))}
    </>
  );
}
