import clsx from 'clsx';
import { methodClass } from '../../reference/methods';

/** A method, written out; its colour only repeats the word. `EVENT` for a webhook. */
export function Method({ method, badge }: { method: string; badge?: boolean }) {
  return <span className={clsx('method', methodClass(method), badge && 'badge')}>{method}</span>;
}
