/** Shows for two seconds what has been done; screen readers read it out. */
export function announce(text: string): void {
  const announcement = document.querySelector('.announcement') ?? makeStatus();
  announcement.textContent = text;
  window.setTimeout(() => {
    if (announcement.textContent === text) announcement.textContent = '';
  }, 2000);
}

function makeStatus(): Element {
  const status = Object.assign(document.createElement('div'), { className: 'announcement' });
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}
