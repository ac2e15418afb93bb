// Stands in the head of every page. Until the site's script has taken the page over: shows a loader when that takes
// long, and a box with Retry when a script does not come. The page itself can be read all the while.
(() => {
  const lost = [];
  const box = document.createElement('div');
  box.className = 'first-load';
  let done = false;

  const make = (tag, className, ...children) => {
    const element = document.createElement(tag);
    element.className = className;
    element.append(...children);
    return element;
  };
  const show = (role, content) => {
    box.setAttribute('role', role);
    box.replaceChildren(content);
    document.body.append(box);
  };
  const showLoader = () => {
    const tiles = make('span', 'tiles', ...[1, 2, 3, 4].map(() => make('i', '')));
    tiles.setAttribute('aria-hidden', 'true');
    show('status', make('div', 'loader', tiles, 'Loading the page'));
  };
  // Scripts in the page are asked for again here; the site's script, when it runs, asks again for what it wants.
  const retry = () => {
    showLoader();
    for (const { src } of lost.splice(0)) {
      const script = document.createElement('script');
      script.src = src;
      script.async = false;
      document.head.append(script);
    }
    document.dispatchEvent(new Event('first-load-retry'));
  };
  const showFailed = (message) => {
    // Under a wrong base URL, nothing comes however often one asks: Docusaurus's own banner says so.
    if (document.getElementById('__docusaurus-base-url-issue-banner-container')?.offsetHeight) return;
    const button = make('button', 'button', 'Retry');
    button.type = 'button';
    button.onclick = retry;
    const title = make('p', 'failed-title', 'This page did not load completely');
    show('alert', make('div', 'failed', title, make('p', '', message), button));
  };

  document.addEventListener('first-load', ({ detail }) => {
    done = detail === null;
    if (done) box.remove();
    else showFailed(detail);
  });
  addEventListener(
    'error',
    ({ target }) => {
      if ('docusaurus' in window || !(target instanceof HTMLScriptElement)) return;
      lost.push(target);
      const fail = () => showFailed(`The script ${target.src} did not come.`);
      if (document.readyState === 'complete') fail();
      else addEventListener('load', fail, { once: true });
    },
    true,
  );
  document.addEventListener('readystatechange', () => setTimeout(() => done || box.isConnected || showLoader(), 1000), {
    once: true,
  });
})();
