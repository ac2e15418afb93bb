import { type ReactNode, useId } from 'react';
import {
  type ExplorerState,
  setAuthData,
  setSelectedAuth,
  useTypedDispatch,
  useTypedSelector,
} from '../../../../../platform/explorer/theme';
import { FieldProblems } from './FieldRow';
import { useForm } from './FormContext';
import { sentencesAt } from './fieldProblems';

const field = { in: 'security', name: '' } as const;

/** The choice of a security requirement and the fields of its schemes. The theme's own has no place for errors. */
export default function AccessFields(): ReactNode {
  const id = useId();
  const dispatch = useTypedDispatch();
  const { problems, clearProblems } = useForm();
  const { options, selected } = useTypedSelector((state: ExplorerState) => state.auth);
  if (selected === undefined) return null;
  const sentences = sentencesAt(problems, field);
  const choose = (name: string): void => {
    clearProblems(field);
    dispatch(setSelectedAuth(name));
  };
  return (
    <>
      <div className="builder-field" data-in={field.in} data-name={field.name}>
        <label className="builder-label" htmlFor={id}>
          Authorisation
        </label>
        <select
          className="builder-input"
          id={id}
          value={selected}
          aria-invalid={sentences.length > 0}
          aria-describedby={sentences.length > 0 ? `${id}-problems` : undefined}
          onChange={({ target }) => choose(target.value)}
        >
          {Object.keys(options).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <FieldProblems id={id} problems={sentences} />
      </div>
      {options[selected]?.map((scheme: Scheme) => (
        <SchemeFields key={scheme.key} scheme={scheme} />
      ))}
    </>
  );
}

type Scheme = ExplorerState['auth']['options'][string][number];

/** The input for a scheme: the name of the value in the explorer's state, and its label. */
function secretsOf({ key, ...scheme }: Scheme): { key: string; label: string; isOpen?: boolean }[] {
  if (scheme.type === 'apiKey') return [{ key: 'apiKey', label: key }];
  if (scheme.type === 'http' && scheme.scheme === 'basic')
    return [
      { key: 'username', label: 'Username', isOpen: true },
      { key: 'password', label: 'Password' },
    ];
  return [{ key: 'token', label: 'Bearer Token' }];
}

function SchemeFields({ scheme }: { scheme: Scheme }): ReactNode {
  const id = useId();
  const dispatch = useTypedDispatch();
  const typed = useTypedSelector((state: ExplorerState) => state.auth.data[scheme.key]);
  return (
    <>
      {secretsOf(scheme).map(({ key, label, isOpen }) => (
        <div className="builder-field" key={key}>
          <label className="builder-label" htmlFor={`${id}-${key}`}>
            {label}
          </label>
          <input
            className="builder-input"
            id={`${id}-${key}`}
            type={isOpen ? 'text' : 'password'}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-text`}
            value={typed?.[key] ?? ''}
            onChange={({ target }) =>
              dispatch(setAuthData({ scheme: scheme.key, key, value: target.value || undefined }))
            }
          />
        </div>
      ))}
      <p className="builder-text" id={`${id}-text`}>
        Optional. It stays in this page and is not stored. If you leave it empty, the request uses a variable, and a
        check accepts that as well.
      </p>
    </>
  );
}
