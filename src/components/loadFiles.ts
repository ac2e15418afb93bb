/**
 * The JSON at an address of this site; `what` names it in the error, `parse` reads it. Rejects when it cannot be loaded.
 */
export async function fetchJson<Value>(
  address: string,
  what: string,
  parse: (text: string) => unknown = JSON.parse,
): Promise<Value> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The request for ${what} returned ${response.status}.`);
  return parse(await response.text()) as Value;
}

/** Loads a style sheet once. An imported one would be on every page. */
export function loadStyles(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The style sheet ${href} cannot be loaded.`));
    };
    document.head.append(link);
  });
}
