import { Fragment, type ReactNode } from 'react';
import { Status } from '../../../../../components/reference/Badges';
import { titleOfStatus } from '../../../../../reference/pages/statuses';
import type { SandboxResponse } from '../../../../../sandbox/request/types';

/** The status of the response, and beside it where it comes from. */
export function ResponseStatus({ status }: { status: number }): ReactNode {
  return (
    <div className="builder-outcome">
      <p className="builder-status">
        <Status status={String(status)} /> {titleOfStatus(String(status))}
      </p>
      <p className="builder-badge">Example, nothing was sent</p>
    </div>
  );
}

/** More names of fields are not listed. */
const mostFields = 8;

/** Which values of the response are examples, since only the server knows them; nothing where there are none. */
export function ServerFields({ fields }: { fields: readonly string[] }): ReactNode {
  if (fields.length === 0) return null;
  const more = fields.length - mostFields;
  return (
    <p className="builder-note">
      Examples, since only the server knows these values:{' '}
      {fields.slice(0, mostFields).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </Fragment>
      ))}
      {more > 0 && ` and ${more} more`}.
    </p>
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
