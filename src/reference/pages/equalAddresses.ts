import type { Problem } from '../problems';
import { anchorSlug, type EqualNames, equalNames, foldCase, ownSuffix, unusedAddress } from '../slug';
import { inShort } from '../words';

/** Reports a problem at a place of the description. */
export type Report = (pointer: string, severity: Problem['severity'], message: string, remedy: string) => void;

/**
 * The address of each name: its plain one, or one with a suffix where other names would have that as well. Those are
 * listed with it, unless it is another page's in `taken`, to which all addresses are added.
 */
export function distinctUrls(
  names: string[],
  urlOf: (name: string) => string,
  taken: Set<string>,
): { urls: Map<string, string>; shared: EqualNames[] } {
  const equal = equalNames(names, urlOf);
  const inOrder = equal.flatMap((each) => each.names);
  const shared = equal.filter(({ addresses }) => !addresses.some((address) => taken.has(foldCase(address))));
  for (const { addresses } of shared) for (const address of addresses) taken.add(foldCase(address));
  const isFree = (name: string): boolean => !taken.has(foldCase(urlOf(name)));
  const suffixed = new Set([...inOrder, ...names.filter((name) => !isFree(name))]);
  const urls = names.map((name): [string, string] => {
    const plain = urlOf(name);
    return [name, unusedAddress(suffixed.has(name) ? `${plain}-${ownSuffix(name)}` : plain, taken)];
  });
  return { urls: new Map(urls), shared };
}

/** Titles of groups that differ and yet give one anchor; each is reported. */
export function findEqualGroups(titles: readonly string[], report: Report): EqualNames[] {
  const found = equalNames(
    titles.filter((title) => title !== ''),
    anchorSlug,
  );
  for (const { names, addresses } of found) {
    const named = inShort(names, (name) => JSON.stringify(name));
    report(
      '#',
      'notice',
      `The groups ${named} share the anchor #${addresses[0]}: each has an anchor with a suffix, and this anchor lists them.`,
      'Let their names differ in letters or digits, not only in case, accents, spaces or signs.',
    );
  }
  return found;
}
