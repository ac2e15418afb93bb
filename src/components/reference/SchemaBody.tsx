import type { AlternativesView, AlternativeView, FieldView, SchemaView } from '../../reference/schemaRows';
import { counted } from '../../reference/words';
import { withBreaks } from '../code/withBreaks';
import { Choice } from './Choice';
import { EnumValues } from './EnumValues';
import { FieldFacts } from './FieldFacts';
import { kindsOf } from './FieldFilter';
import { ExternalDocsLink, RichTextBlock } from './RichTextBlock';
import { hasMark, Marks, SchemaLine, TypeName } from './SchemaLine';

// Schemas are inside fields and alternatives, and these inside schemas, so that the components use each other.

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
          See the {schema.seeModel.parts} of <a href={schema.seeModel.href}>{schema.seeModel.label}</a>.
        </p>
      )}
      {unfolded ? <Fields fields={schema.fields} filtered={filtered} /> : <Nest schema={schema} />}
      {schema.alternatives.map((alternatives) => (
        <Alternatives key={alternatives.options[0]?.anchor ?? alternatives.label} alternatives={alternatives} />
      ))}
    </>
  );
}

interface FieldProps {
  field: FieldView;
  /** Whether a filter is above the row. */
  filtered?: boolean;
}

/**
 * A field: name, type and marks, then description and limits, then nested fields. A page has a thousand rows, so their
 * parts have no classes: the style sheet selects them by position.
 */
function Field({ field, filtered }: FieldProps) {
  return (
    <li
      className={hasMark(field, 'deprecated') ? 'is-deprecated' : undefined}
      id={field.anchor}
      data-kinds={filtered ? kindsOf(field) : undefined}
      data-step={field.step}
      data-lists={field.fields.length + field.alternatives.length > 0 ? field.lists : undefined}
    >
      <div>
        <a className={field.named ? undefined : 'unnamed'} href={`#${field.anchor}`}>
          {withBreaks(field.name)}
        </a>{' '}
        <TypeName pieces={field.type} />
        <Marks schema={field} required={field.required} />
      </div>
      <SchemaBody schema={field} />
    </li>
  );
}

/** Rows of fields, in the order of the description. */
export function Fields({ fields, filtered }: { fields: FieldView[]; filtered?: boolean }) {
  if (fields.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list
    <ul className="fields" role="list">
      {fields.map((field) => (
        <Field key={field.anchor} field={field} filtered={filtered} />
      ))}
    </ul>
  );
}

/** The fields inside a field, folded or open. */
function Nest({ schema }: { schema: SchemaView }) {
  if (schema.fields.length === 0) return null;
  return (
    <details className="nest" open={schema.open}>
      <summary>
        <span className="when-closed">Show</span> <span className="when-open">Hide</span>{' '}
        {counted(schema.fields.length, 'field')}
        {schema.fieldsOf && <> of {withBreaks(schema.fieldsOf)}</>}
      </summary>
      <Fields fields={schema.fields} />
    </details>
  );
}

/** Alternative schemas: a union offers a choice, all other keywords show every one. */
function Alternatives({ alternatives }: { alternatives: AlternativesView }) {
  const { isChoice, look, options } = alternatives;
  const first = options[0];
  if (!first) return null;
  if (look === 'line' || look === 'said') return <PlainAlternatives alternatives={alternatives} />;
  if (!isChoice || look === 'all' || options.length === 1) return <AllAlternatives alternatives={alternatives} />;
  return (
    <div className="variants">
      <Choice
        name={`${first.anchor}:variant`}
        legend={<AlternativesLabel alternatives={alternatives} />}
        look="segments"
        options={options.map(({ anchor, label }) => ({ value: anchor, label }))}
      />
      <div className="panes">
        {options.map((option) => (
          <Alternative key={option.anchor} option={option} />
        ))}
      </div>
    </div>
  );
}

/** Alternatives that have nothing but types, as one line; where the type of the row says them, their anchors alone. */
function PlainAlternatives({ alternatives: { label, look, options } }: { alternatives: AlternativesView }) {
  if (look === 'said') return options.map(({ anchor }) => <span key={anchor} id={anchor} />);
  return (
    <p className="variants-label">
      {label}:{' '}
      {options.map((option, index) => (
        <span key={option.anchor} id={option.anchor}>
          {index > 0 && ' or '}
          <PlainAlternative option={option} />
        </span>
      ))}
    </p>
  );
}

/** What an alternative is called, with its type where that says more. */
function PlainAlternative({ option: { label, schema } }: { option: AlternativeView }) {
  const type = <TypeName pieces={schema.type} />;
  if (
    schema.type
      .map(({ text }) => text)
      .join('')
      .startsWith(label)
  )
    return type;
  return (
    <>
      {label} ({type})
    </>
  );
}

/** Whether what an alternative is called begins with its type, which is all that its line would say. */
function isCalledByType({ label, schema: { type, marks, releases } }: AlternativeView): boolean {
  return marks.length === 0 && !releases && label.startsWith(type.map(({ text }) => text).join(''));
}

function AllAlternatives({ alternatives }: { alternatives: AlternativesView }) {
  return (
    <div className="variants">
      <p className="variants-label">
        <AlternativesLabel alternatives={alternatives} />
      </p>
      {alternatives.options.map((option) => (
        <Alternative key={option.anchor} option={option} isLabelled />
      ))}
    </div>
  );
}

function Alternative({ option, isLabelled }: { option: AlternativeView; isLabelled?: boolean }) {
  return (
    <div
      className="variant"
      id={option.anchor}
      data-label={isLabelled ? undefined : option.label}
      data-lists={option.schema.lists}
    >
      {isLabelled && <p className="variant-name">{option.label}</p>}
      {!(isLabelled && isCalledByType(option)) && <SchemaLine schema={option.schema} />}
      <SchemaBody schema={option.schema} unfolded />
    </div>
  );
}

/** The label, with the name of the property that chooses set as code. */
function AlternativesLabel({ alternatives: { label, discriminator } }: { alternatives: AlternativesView }) {
  if (discriminator === undefined) return label;
  return (
    <>
      {label}, chosen by <code>{discriminator}</code>
    </>
  );
}
