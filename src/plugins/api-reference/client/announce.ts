/** Says for two seconds what has been done, on the screen and to those who cannot see it. */
export function announce(text: string): void {
  const said = document.querySelector('.said') ?? makeStatus();
  said.textContent = text;
  window.setTimeout(() => {
    if (said.textContent === text) said.textContent = '';
  }, 2000);
}

function makeStatus(): Element {
  const status = Object.assign(document.createElement('div'), { className: 'said' });
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}
