/** Puts a text on the clipboard and says `done`, or that the browser refuses; returns whether it worked. */
export async function copyText(text: string, done: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    announce(done);
    return true;
  } catch {
    // No right to write, or no clipboard at all, as on a page that did not come over HTTPS.
    announce('The browser does not allow copying');
    return false;
  }
}

/** The link of a heading or a field to itself that was clicked. */
const selfLink = '.hash-link, .reference .fields > li > :first-child > a:first-child';

/** Copies the address of a heading or field whose link to itself is clicked, on every kind of page. */
export function copyClickedAddress({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(selfLink) : null;
  if (link) void copyText(link.href, 'Link copied');
}

/** Removes the text that is shown. */
let removal: number | undefined;

/** Shows for two seconds what has been done; screen readers read it out. */
export function announce(text: string): void {
  const announcement = document.querySelector('.announcement') ?? makeStatus();
  announcement.textContent = text;
  window.clearTimeout(removal);
  removal = window.setTimeout(() => {
    announcement.textContent = '';
  }, 2000);
}

function makeStatus(): Element {
  const status = Object.assign(document.createElement('div'), { className: 'announcement' });
  status.setAttribute('role', 'status');
  document.body.append(status);
  return status;
}
