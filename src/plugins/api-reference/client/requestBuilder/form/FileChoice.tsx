import type { ReactNode } from 'react';
import { useForm } from './FormContext';

interface FileChoiceProps {
  id: string;
  isList: boolean;
  names: string[];
  /** Id of the texts about it. */
  described?: string;
  isInvalid?: boolean;
  onChange: (names: string[]) => void;
}

/**
 * A choice of files. Only their names get into the written request: its program reads the files where it runs. What is
 * in them is looked at by a check alone.
 */
export function FileChoice({ id, isList, names, described, isInvalid, onChange }: FileChoiceProps): ReactNode {
  const { dispatch } = useForm();
  const choose = (chosen: File[]): void => {
    dispatch({ kind: 'files', files: chosen });
    onChange(chosen.map(({ name }) => name));
  };
  return (
    <>
      <input
        className="builder-input"
        id={id}
        type="file"
        multiple={isList}
        aria-describedby={described}
        aria-invalid={isInvalid}
        onChange={({ target }) => choose([...(target.files ?? [])])}
      />
      {names.length > 0 && (
        <p className="builder-files">
          In the request:{' '}
          {names.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </p>
      )}
    </>
  );
}
