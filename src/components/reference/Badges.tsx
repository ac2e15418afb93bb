import clsx from 'clsx';
import { methodClass } from '../../reference/methods';
import type { Link } from '../../reference/text';

/** A method, written out; its colour only repeats the word. `EVENT` for a webhook. */
export function Method({ method, badge }: { method: string; badge?: boolean }) {
  return <span className={clsx('method', methodClass(method), badge && 'badge')}>{method}</span>;
}

/** A status or range of statuses; its colour only repeats the number. */
export function Status({ status }: { status: string }) {
  const group = /^[2-5]/.test(status) ? ` s${status.charAt(0)}` : '';
  return <span className={`status${group}`}>{status}</span>;
}

/** Which releases brought or changed something, each a link to the changelog. */
export function ReleaseLinks({ links }: { links: Link[] | undefined }) {
  return links?.map(({ label, href }) => [
    ' ',
    <a className="since" key={label} href={href}>
      {label}
    </a>,
  ]);
}
