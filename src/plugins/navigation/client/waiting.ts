const id = 'page-waiting';

/** Shows the animated loader over the page that the reader is about to leave, until the next one is there. */
export function showWaiting(): void {
  if (document.getElementById(id)) return;
  const tiles = Object.assign(document.createElement('span'), { className: 'tiles' });
  tiles.setAttribute('aria-hidden', 'true');
  tiles.append(...[1, 2, 3, 4].map(() => document.createElement('i')));
  const loader = Object.assign(document.createElement('div'), { className: 'loader' });
  loader.append(tiles, 'Loading the page');
  const box = Object.assign(document.createElement('div'), { id, className: 'first-load' });
  box.setAttribute('role', 'status');
  box.append(loader);
  document.body.append(box);
}

/** Takes the loader away. */
export function hideWaiting(): void {
  document.getElementById(id)?.remove();
}
