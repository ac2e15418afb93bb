/** A status or range of statuses; its colour only repeats the number. */
export function Status({ status, badge }: { status: string; badge?: boolean }) {
  const group = /^[2-5]/.test(status) ? `s${status.charAt(0)}` : '';
  const classes = ['status', group, badge ? 'badge wide' : ''];
  return <span className={classes.filter(Boolean).join(' ')}>{status}</span>;
}
