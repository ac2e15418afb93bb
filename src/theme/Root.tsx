import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import { SearchProvider } from '../search/SearchProvider';

/** Around the whole site: in the dev server, what is wrong with the description stands over every page. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  const { report } = usePluginData('docusaurus-plugin-content-docs') as { report?: string };
  return (
    <>
      <SearchProvider>{children}</SearchProvider>
      {report && (
        <pre className="description-report" role="alert">
          {`The API description has problems. The reference is shown as it was before.\n\n${report}`}
        </pre>
      )}
    </>
  );
}
