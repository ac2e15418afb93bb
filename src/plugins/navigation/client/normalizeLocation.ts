import { docusaurusLocation } from '../../../platform/docusaurus/client';
import { safelyDecode } from '../../../reference/address';
import { shownPath } from './arrival';

type Location = Parameters<typeof docusaurusLocation>[0];

/**
 * Stands in for Docusaurus's function of this name, whose result every part of the site takes for the address. Docusaurus
 * decodes the hash without a guard: one that is not well encoded, such as `#100%`, is encoded first.
 */
export default function normalizeLocation<T extends Location>(location: T): T {
  const shown = shownPath(location.pathname);
  const normal = shown === location.pathname ? docusaurusLocation(location) : { ...location, pathname: shown };
  const name = location.hash.slice(1);
  const isStray = name.includes('%') && safelyDecode(name) === name;
  return isStray ? { ...normal, hash: `#${encodeURIComponent(name)}` } : normal;
}
