import { type ReactNode, useState } from 'react';
import { ownValue } from '../../../../../reference/json';
import { PlainField } from '../PlainField';
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
          {chosen?.variables.map(({ name, default: initial, enum: values, description }) => (
            <PlainField
              key={`${server} ${name}`}
              name={name}
              value={ownValue(variables[server] ?? {}, name) ?? initial}
              options={values}
              text={description}
              onChange={(value) => dispatch({ kind: 'variable', name, value })}
            />
          ))}
        </>
      )}
    </>
  );
}
