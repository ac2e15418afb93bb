import { type ReactNode, useId } from 'react';
import { ownValue } from '../../../../../reference/json';
import type { AccessUse } from '../../../../../reference/request/authorise';
import { PlainField } from '../PlainField';
import { accessField } from './builderState';
import { accessOptions, secretFields } from './credentials';
import { FieldProblems } from './FieldRow';
import { useForm } from './FormContext';
import { sentencesAt } from './fieldProblems';

/** The choice of a security requirement and the fields of its schemes. */
export function AccessFields(): ReactNode {
  const id = useId();
  const { state, dispatch } = useForm();
  const options = accessOptions(state.form);
  const sentences = sentencesAt(state.problems, accessField);
  return (
    <>
      <div className="builder-field" data-in={accessField.in} data-name={accessField.name}>
        <label className="builder-label" htmlFor={id}>
          Authorisation
        </label>
        <select
          className="builder-input"
          id={id}
          value={state.access}
          aria-invalid={sentences.length > 0}
          aria-describedby={sentences.length > 0 ? `${id}-problems` : undefined}
          onChange={({ target }) => dispatch({ kind: 'access', index: Number(target.value) })}
        >
          {options.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
        </select>
        <FieldProblems id={id} problems={sentences} />
      </div>
      {options[state.access]?.uses.map((use) => (
        <SchemeFields key={use.name} use={use} />
      ))}
    </>
  );
}

function SchemeFields({ use }: { use: AccessUse }): ReactNode {
  const id = useId();
  const { state, dispatch } = useForm();
  const typed = ownValue(state.credentials, use.name);
  const fields = secretFields(use);
  if (fields.length === 0) return null;
  return (
    <>
      {fields.map(({ key, label, isOpen }) => (
        <PlainField
          key={key}
          name={label}
          value={typed?.[key] ?? ''}
          describedBy={`${id}-text`}
          isSecret={!isOpen}
          onChange={(value) => dispatch({ kind: 'credential', scheme: use.name, key, value })}
        />
      ))}
      <p className="builder-text" id={`${id}-text`}>
        Optional. It stays in this page and is not stored. If you leave it empty, the request uses a variable, and a
        check accepts that as well.
      </p>
    </>
  );
}
