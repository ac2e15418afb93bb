import { type ReactNode, useId, useState } from 'react';
import { useTypedSelector } from '../../../../../platform/explorer/theme';
import type { BodyForm } from '../../../../../reference/outputs/requestBuilder/bodyForm';
import type { BodyContent } from '../../../../../reference/outputs/requestBuilder/fillForm';
import { FieldRow } from './FieldRow';
import { FileChoice } from './FileChoice';
import { useForm } from './FormContext';
import { Tabs } from './Tabs';
import { TextEditor } from './TextEditor';

interface BodyProps<Form extends BodyForm> {
  form: Form;
  content: BodyContent;
  onChange: (content: BodyContent) => void;
}

/** The body of the chosen media type, in place of the theme's, which begins with values that the schema may refuse. */
export default function BodyFields(): ReactNode {
  const { form, contents, setContent } = useForm();
  const chosen = useTypedSelector((state: { contentType: { value?: string } }) => state.contentType.value);
  const index = Math.max(
    0,
    form.bodies.findIndex(({ mediaType }) => mediaType === chosen),
  );
  const body = form.bodies[index];
  if (!body) return null;
  const change = (content: BodyContent): void => setContent(index, content);
  return <Body key={body.mediaType} form={body} content={contents[index] ?? ''} onChange={change} />;
}

function Body({ form, content, onChange }: BodyProps<BodyForm>): ReactNode {
  const id = useId();
  const [chosen, choose] = useState(0);
  if (form.kind === 'file') {
    return (
      <div className="builder-field">
        <label className="builder-label" htmlFor={id}>
          File
        </label>
        <FileChoice
          id={id}
          isList={false}
          names={typeof content === 'string' && content !== '' ? [content] : []}
          onChange={([name = '']) => onChange(name)}
        />
      </div>
    );
  }
  const example = form.examples[chosen];
  return (
    <>
      {form.examples.length > 1 && (
        <Tabs
          label="Examples"
          tabs={form.examples.map(({ label }, index) => ({
            id: String(index),
            label: label || `Example ${index + 1}`,
          }))}
          chosen={String(chosen)}
          onChoose={(name) => {
            choose(Number(name));
            onChange(form.examples[Number(name)]?.content ?? '');
          }}
        />
      )}
      {example && form.examples.length === 1 && example.label && <p className="builder-example">{example.label}</p>}
      {example?.description && <p className="builder-text">{example.description}</p>}
      {form.kind === 'editor' ? (
        <>
          <label className="builder-hidden" htmlFor={id}>
            Body
          </label>
          <TextEditor
            id={id}
            text={typeof content === 'string' ? content : ''}
            isJson={form.isJson}
            onChange={onChange}
          />
        </>
      ) : (
        <FormFields form={form} content={content} onChange={onChange} />
      )}
    </>
  );
}

function FormFields({ form, content, onChange }: BodyProps<Extract<BodyForm, { kind: 'fields' }>>): ReactNode {
  const values = typeof content === 'string' ? {} : content;
  return form.fields.map((field) => (
    <FieldRow
      key={field.name}
      field={field}
      value={values[field.name]}
      onChange={(value) => onChange({ ...values, [field.name]: value })}
    />
  ));
}
