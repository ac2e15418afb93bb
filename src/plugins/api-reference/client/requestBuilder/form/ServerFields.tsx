import { type ReactNode, useId, useState } from 'react';
import { ownValue } from '../../../../../reference/json';
import type { FormVariable } from '../../../../../reference/outputs/requestBuilder/servers';
import { addressOf } from './builderState';
import { useForm } from './FormContext';

/** The base URL of the request; a choice of servers, and of values for their variables, is behind a button. */
export function ServerFields({ titleId }: { titleId: string }): ReactNode {
  const { state, dispatch } = useForm();
  const { form, server, variables } = state;
  const [isEditing, setEditing] = useState(false);
  const chosen = form.servers[server];
  return (
    <>
      <div className="builder-server">
        {!isEditing && <span className="builder-server-url">{addressOf(state)}</span>}
        <button className="builder-small builder-outlined" type="button" onClick={() => setEditing(!isEditing)}>
          {isEditing ? 'Hide' : 'Edit'}
        </button>
      </div>
      {isEditing && (
        <>
          <select
            className="builder-input"
            aria-labelledby={titleId}
            value={server}
            onChange={({ target }) => dispatch({ kind: 'server', index: Number(target.value) })}
          >
            {form.servers.map(({ url }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two servers can have one address
              <option key={index} value={index}>
                {url}
              </option>
            ))}
          </select>
          {chosen?.description && <p className="builder-text">{chosen.description}</p>}
          {chosen?.variables.map((variable) => (
            <VariableField
              key={`${server} ${variable.name}`}
              variable={variable}
              value={ownValue(variables[server] ?? {}, variable.name) ?? variable.default}
              onChange={(value) => dispatch({ kind: 'variable', name: variable.name, value })}
            />
          ))}
        </>
      )}
    </>
  );
}

interface VariableFieldProps {
  variable: FormVariable;
  value: string;
  onChange: (value: string) => void;
}

function VariableField({ variable, value, onChange }: VariableFieldProps): ReactNode {
  const id = useId();
  const { name, enum: values, description } = variable;
  const shared = {
    ...{ id, value, className: 'builder-input', 'aria-describedby': description ? `${id}-text` : undefined },
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className="builder-field">
      <label className="builder-label" htmlFor={id}>
        {name}
      </label>
      {values ? (
        <select {...shared}>
          {[...new Set([...values, value])].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      ) : (
        <input {...shared} autoComplete="off" spellCheck={false} />
      )}
      {description && (
        <p className="builder-text" id={`${id}-text`}>
          {description}
        </p>
      )}
    </div>
  );
}
