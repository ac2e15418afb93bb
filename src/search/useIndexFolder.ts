import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Folder of the index: a version of the docs other than the current one has its own, which the build puts in its folder. */
export function useIndexFolder(): string {
  const name = useActivePluginAndVersion()?.activeVersion?.name ?? 'current';
  return useBaseUrl(name === 'current' ? '/' : `/${name}/`);
}
