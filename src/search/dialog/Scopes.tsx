import type { ReactNode } from 'react';
import { searchGroups } from '../record';
import type { Scope } from './searchState';

const labels: Record<Scope, string> = {
  all: 'Everything',
  guides: 'Guides',
  pages: 'API pages',
  operations: 'Operations',
  models: 'Models',
  fields: 'Fields',
};

/** What is searched: everything, or things of one kind. */
export function Scopes({ scope, onChange }: { scope: Scope; onChange: (scope: Scope) => void }): ReactNode {
  return (
    <fieldset className="scopes">
      <legend className="vh">Search in</legend>
      {(['all', ...searchGroups] as const).map((name) => (
        <label key={name}>
          <input
            className="vh"
            type="radio"
            name="search-scope"
            checked={scope === name}
            onChange={() => onChange(name)}
          />
          {labels[name]}
        </label>
      ))}
    </fieldset>
  );
}
