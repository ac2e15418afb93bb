import clsx from 'clsx';
import { methodClass } from '../../reference/methods';

/** A method, written out; its colour only repeats the word. `EVENT` for a webhook. */
export function Method({ method, badge }: { method: string; badge?: boolean }) {
  return <span className={clsx('method', methodClass(method), badge && 'badge')}>{method}</span>;
}

/** A status or range of statuses; its colour only repeats the number. */
export function Status({ status }: { status: string }) {
  const group = /^[2-5]/.test(status) ? ` s${status.charAt(0)}` : '';
  return <span className={`status${group}`}>{status}</span>;
}
