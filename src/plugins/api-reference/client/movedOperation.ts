import { safelyDecode } from '../../../reference/address';

/**
 * Where a hash leads whose operation, or something in it, was on this page before it became too large for one; undefined
 * for any other. The page lists such operations with their earlier anchors.
 */
export function movedOperation(hash: string): string | undefined {
  const anchor = safelyDecode(hash.slice(1));
  const [first = ''] = anchor.split('.');
  const item = document.getElementById(first)?.closest('[data-moved] li');
  const href = item?.querySelector('a')?.getAttribute('href');
  return href ? href + anchor.slice(first.length) : undefined;
}
