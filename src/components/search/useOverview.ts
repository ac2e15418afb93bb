import { usePluginData } from '@docusaurus/useGlobalData';

/** Address of the page that lists all operations and models. */
export function useOverview(): string {
  return (usePluginData('docusaurus-plugin-content-docs') as { overview: string }).overview;
}
