import { safelyDecode } from '../../../reference/encoding';

/** The element that a hash leads to: its id is the hash as written, else the decoded hash (HTML, section 7.4.6.3). */
export function hashTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(id) ?? document.getElementById(safelyDecode(id));
}
