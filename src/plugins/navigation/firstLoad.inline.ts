// Stands in the head of every page. Until the site's script has taken the page over: shows a loader when that takes
// long, and a box with Retry when a script or the style sheet does not come. The page itself can be read all the while.

declare const BASE_URL: string;
declare const STARTED_VARIABLE: string;

const lost: (HTMLScriptElement | HTMLLinkElement)[] = [];
const box = document.createElement('div');
box.tabIndex = -1;
let done = false;
let timer: ReturnType<typeof setTimeout> | undefined;

const isSheet = (element: Element): element is HTMLLinkElement => element.localName === 'link';
const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...children: (Node | string)[]) => {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
};
const show = (role: string, className: string, content: Element): void => {
  const hadFocus = box.contains(document.activeElement);
  box.className = className;
  box.setAttribute('role', role);
  box.replaceChildren(content);
  // Without the style sheet, its own style keeps the box in view wherever the page is scrolled to.
  const isPlain = lost.some(isSheet);
  box.style.cssText = isPlain
    ? 'position:sticky;top:0;z-index:9;padding:16px;border:2px solid #b3261e;background:#fff;color:#1a1a1a;font:16px/1.5 sans-serif'
    : '';
  for (const title of isPlain ? box.querySelectorAll<HTMLElement>('.failed-title') : []) {
    title.style.cssText = 'margin:0;color:#b3261e;font-weight:bold';
  }
  // Before the page it is the first to be read and reached, but the browser then styles the whole page again.
  if (role === 'alert' || isPlain) document.body.prepend(box);
  else document.body.append(box);
  if (hadFocus || (role === 'alert' && document.activeElement === document.body)) box.focus({ preventScroll: true });
};
const showLoader = (): void => {
  const tiles = make('span', 'tiles', ...[1, 2, 3, 4].map(() => make('i', '')));
  tiles.setAttribute('aria-hidden', 'true');
  show('status', 'first-load', make('div', 'loader', tiles, 'Loading the page'));
};
// Elements of the page are loaded again here; the site's script, once it runs, reloads what it needs itself.
const retry = (): void => {
  showLoader();
  for (const element of lost.splice(0)) {
    const copy = document.createElement(element.localName);
    copy.dataset.again = '';
    if (isSheet(element)) Object.assign(copy, { rel: 'stylesheet', href: element.href, onload: settle });
    else Object.assign(copy, { src: element.src, async: false });
    element.replaceWith(copy);
  }
  document.dispatchEvent(new Event('first-load-retry'));
};
const showFailed = (): void => {
  const button = make('button', 'button', 'Retry');
  button.type = 'button';
  button.onclick = retry;
  const [title, message] = done
    ? ['The style of this page did not load', 'You can read the page, but it looks plain.']
    : ['This page did not load completely', 'You can read the page, but search and menus may not work.'];
  const text = make('p', '', `${message} Check your connection, then choose Retry.`);
  const failed = make('div', 'failed', make('p', 'failed-title', title), text, button);
  show('alert', 'first-load at-top', failed);
};
const settle = (): void => {
  if (!done) return;
  if (lost.length > 0) showFailed();
  else box.remove();
};

// Where the site's files are, if not at its base URL: the folder of the address that has the lost script.
const findBase = async (file: string): Promise<string | undefined> => {
  const segments = location.pathname.split('/');
  for (let length = 1; length <= segments.length; length += 1) {
    const base = `${segments.slice(0, length).join('/')}/`.replace(/\/+$/, '/');
    if (base === BASE_URL) continue;
    const response = await fetch(base + file, { method: 'HEAD' });
    if (response.ok && response.headers.get('content-type')?.includes('javascript')) return base;
  }
};
const showBase = (base: string): void => {
  const name = 'wrong-base-url';
  const value = make('strong', '', base);
  const remedy = 'Set baseUrl in docusaurus.config.ts to ';
  const text = make('p', '', `It was built with baseUrl = ${BASE_URL}. `, remedy, value, ' and build it again.');
  const title = make('p', '', 'The style and the script of this page did not load: the site is not at its base URL.');
  title.style.cssText = 'font-weight:bold';
  const banner = make('div', '', title, text);
  banner.id = name;
  banner.setAttribute('role', 'alert');
  banner.style.cssText =
    'position:sticky;top:0;z-index:9;padding:4px 16px;border:4px solid #b3261e;background:#fff;color:#1a1a1a;font:18px/1.5 sans-serif';
  document.getElementById(name)?.remove();
  done = true;
  box.remove();
  document.body.prepend(banner);
};
const report = async (): Promise<void> => {
  const script = lost.find((element) => element instanceof HTMLScriptElement);
  const file = script && lost.some(isSheet) && new URL(script.src).pathname.slice(BASE_URL.length);
  const base = file && (await findBase(file).catch(() => undefined));
  if (base) showBase(base);
  else if (lost.length > 0) showFailed();
};

document.addEventListener('first-load', (event) => {
  done = event instanceof CustomEvent && event.detail === true;
  if (done) settle();
  else showFailed();
});
addEventListener(
  'error',
  ({ target }) => {
    const isScript = target instanceof HTMLScriptElement && !(STARTED_VARIABLE in window);
    // Style sheets that the site's script asks for are reported by that script.
    const isOfPage = !done || (target instanceof HTMLElement && 'again' in target.dataset);
    const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet' && isOfPage;
    if (!isScript && !isStyle) return;
    lost.push(target);
    // Files that fail together are reported together.
    clearTimeout(timer);
    timer = setTimeout(report, 100);
  },
  true,
);
document.addEventListener('readystatechange', () => setTimeout(() => done || box.isConnected || showLoader(), 1000), {
  once: true,
});
