const coloured = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** A method, written out; its colour only repeats the word. `EVENT` for a webhook. */
export function Method({ method, badge }: { method: string; badge?: boolean }) {
  const name = method.toLowerCase();
  const classes = ['method', coloured.has(name) ? name : '', badge ? 'badge' : ''];
  return <span className={classes.filter(Boolean).join(' ')}>{method}</span>;
}
