import { type ReactNode, useId, useState } from 'react';
import { ownValue } from '../../../../../reference/json';
import type { BodyForm } from '../../../../../reference/outputs/requestBuilder/bodyForm';
import type { BodyContent } from '../../../../../reference/outputs/requestBuilder/fillForm';
import { PlainField } from '../PlainField';
import { FieldProblems, FieldRow } from './FieldRow';
import { FileChoice } from './FileChoice';
import { useForm } from './FormContext';
import { type FormField, sentencesAt } from './fieldProblems';
import { JsonFields } from './JsonFields';
import { Tabs } from './Tabs';
import { TextEditor } from './TextEditor';

interface BodyProps<Form extends BodyForm> {
  form: Form;
  content: BodyContent;
  /** Called with what the form holds now, and the field that changed, if it was one. */
  onChange: (content: BodyContent, field?: Partial<FormField>) => void;
}

interface ExampleChoice {
  /** Place of the example. */
  chosen: number;
  onChoose: (example: number) => void;
}

/** The choice of a media type, where there are several, and the body of the chosen one. */
export function BodyFields(): ReactNode {
  const { state, dispatch } = useForm();
  const { form, body: index, contents, examples } = state;
  const body = form.bodies[index];
  if (!body) return null;
  const mediaTypes = form.bodies.map(({ mediaType }) => mediaType);
  return (
    <>
      {form.bodies.length > 1 && (
        <PlainField
          name="Content-Type"
          value={body.mediaType}
          options={mediaTypes}
          onChange={(mediaType) => dispatch({ kind: 'mediaType', index: mediaTypes.indexOf(mediaType) })}
        />
      )}
      <Body
        key={body.mediaType}
        form={body}
        content={contents[index] ?? ''}
        chosen={examples[index] ?? 0}
        onChoose={(example) => dispatch({ kind: 'example', index: example })}
        onChange={(content, field) => dispatch({ kind: 'content', content, field })}
      />
    </>
  );
}

function Body({ form, content, chosen, onChoose, onChange }: BodyProps<BodyForm> & ExampleChoice): ReactNode {
  const id = useId();
  const { problems: found } = useForm().state;
  const text = typeof content === 'string' ? content : '';
  if (form.kind === 'file') {
    const problems = sentencesAt(found, { in: 'body', name: '' });
    return (
      <div className="builder-field" data-in="body" data-name="">
        <label className="builder-label" htmlFor={id}>
          File
        </label>
        <FileChoice
          id={id}
          isList={false}
          isInvalid={problems.length > 0}
          described={problems.length > 0 ? `${id}-problems` : undefined}
          names={text === '' ? [] : [text]}
          onChange={([name = '']) => onChange(name)}
        />
        <FieldProblems id={id} problems={problems} />
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
          onChoose={(name) => onChoose(Number(name))}
        />
      )}
      {example && form.examples.length === 1 && example.label && <p className="builder-example">{example.label}</p>}
      {example?.description && <p className="builder-text">{example.description}</p>}
      {form.kind === 'editor' ? (
        <EditorBody form={form} text={text} example={chosen} onChange={onChange} />
      ) : (
        <FormFields form={form} content={content} onChange={onChange} />
      )}
    </>
  );
}

interface EditorProps {
  form: Extract<BodyForm, { kind: 'editor' }>;
  text: string;
  /** Place of the example that it began with. */
  example: number;
  onChange: BodyProps<BodyForm>['onChange'];
}

/** A body as a text and, where its schema is known, as fields of the same text. */
function EditorBody({ form: { isJson, schema }, text, example, onChange }: EditorProps): ReactNode {
  const id = useId();
  const { problems: found } = useForm().state;
  const [view, setView] = useState('fields');
  const tabs = (
    <Tabs
      label="Body as"
      tabs={[
        { id: 'fields', label: 'Fields' },
        { id: 'json', label: 'JSON' },
      ]}
      chosen={view}
      onChoose={setView}
    />
  );
  if (schema && view === 'fields')
    return (
      <>
        {tabs}
        <JsonFields
          key={example}
          schema={schema}
          text={text}
          onChange={(next, pointer) => onChange(next, { pointer })}
        />
      </>
    );
  const problems = sentencesAt(found, { in: 'body', name: '' }, isJson ? text : undefined);
  return (
    <>
      {schema && tabs}
      <div data-in="body" data-name="">
        <label className="vh" htmlFor={id}>
          Body
        </label>
        <TextEditor
          id={id}
          text={text}
          isJson={isJson}
          schema={schema}
          isInvalid={problems.length > 0}
          described={problems.length > 0 ? `${id}-problems` : undefined}
          onChange={onChange}
        />
        <FieldProblems id={id} problems={problems} />
      </div>
    </>
  );
}

export function FormFields({ form, content, onChange }: BodyProps<Extract<BodyForm, { kind: 'fields' }>>): ReactNode {
  const values = typeof content === 'string' ? {} : content;
  return form.fields.map((field) => (
    <FieldRow
      key={field.name}
      field={field}
      place="body"
      value={ownValue(values, field.name)}
      onChange={(value) => onChange({ ...values, [field.name]: value }, { name: field.name })}
    />
  ));
}
