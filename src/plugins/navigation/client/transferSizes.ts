import siteConfig from '@generated/docusaurus.config';
import type { TransferSize } from '../transferSizes';

/** Gives the KB that loading a file takes; infinite for a file that is not known. */
export type SizeOf = (address: string) => number;

/** Loads the list of sizes that the build wrote. Without it nothing has a known size. */
export async function loadSizes(): Promise<SizeOf> {
  const response = await fetch(`${siteConfig.baseUrl}transfer-sizes.json`);
  if (!response.ok) return () => Number.POSITIVE_INFINITY;
  const sizes = new Map(Object.entries((await response.json()) as Record<string, TransferSize>));
  // A server that does not pack this file does not pack the others.
  const column = response.headers.has('content-encoding') ? 0 : 1;
  return (address) => sizes.get(address)?.[column] ?? Number.POSITIVE_INFINITY;
}
