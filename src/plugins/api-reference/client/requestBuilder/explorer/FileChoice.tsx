import type { ReactNode } from 'react';

interface FileChoiceProps {
  id: string;
  isList: boolean;
  names: string[];
  onChange: (names: string[]) => void;
}

/** A choice of files. Only their names get into the request: its program reads the files where it runs. */
export function FileChoice({ id, isList, names, onChange }: FileChoiceProps): ReactNode {
  return (
    <>
      <input
        className="builder-input"
        id={id}
        type="file"
        multiple={isList}
        onChange={({ target }) => onChange([...(target.files ?? [])].map((file) => file.name))}
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
