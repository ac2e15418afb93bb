import type { ReactNode } from 'react';
import { Status } from '../../../../../components/reference/Badges';
import { titleOfStatus } from '../../../../../reference/pages/statuses';
import type { SandboxResponse } from '../../../../../sandbox/types';

/** The status of the response, with a note on where it comes from. */
export function ResponseStatus({ status }: { status: number }): ReactNode {
  return (
    <>
      <p className="builder-status">
        <Status status={String(status)} /> {titleOfStatus(String(status))}
      </p>
      <p className="builder-note">This response comes from the contract. Nothing was sent.</p>
    </>
  );
}

/** Why a change is not remembered; nothing where it is. */
export function NotKept({ bytes }: { bytes: number | undefined }): ReactNode {
  if (bytes === undefined) return null;
  return (
    <p className="builder-problem">
      Not kept: what this page remembers would come to {(bytes / 1_000_000).toFixed(1)} MB, and 5 MB is the most. Choose
      Start again, or send less.
    </p>
  );
}

/** Names and values, as lines. */
export function ResponseHeaders({ headers }: Pick<SandboxResponse, 'headers'>): ReactNode {
  return (
    <dl className="builder-headers">
      {headers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
