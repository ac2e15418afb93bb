// In the head of every page. While the page is parsed, replaces the first language and base URL by those that the
// reader chose before, so that nothing moves when the site's script runs.

let language = null;
let server;
try {
  const storage = window.STORAGE_TYPE;
  language = storage.getItem('LANGUAGE_KEY');
  server = storage.getItem('SERVER_KEY')?.split(' ')[0];
} catch {
  // No storage: nothing was chosen.
}

const put = (base) => {
  const chosen = base.closest('article')?.querySelector('[data-server]:checked');
  if (chosen) base.textContent = chosen.dataset.server;
};
const see = (node) => {
  const data = node.dataset;
  if (data?.language && data.language === language && node.localName === 'input') node.checked = true;
  if (data?.server && data.server === server) {
    node.checked = true;
    node.closest('article')?.querySelectorAll('[data-base]').forEach(put);
  }
  if (server && data?.base === '') put(node);
};
const observer = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) addedNodes.forEach(see);
});
if (language || server) {
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
