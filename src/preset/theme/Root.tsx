import RecipeOpener from '@api-reference/RecipeOpener';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import { KeyboardHelp } from '../../components/KeyboardHelp';
import { PagePicture } from '../../components/PagePicture';
import { SearchProvider } from '../../search/SearchProvider';

/**
 * Around the whole site: search, the list of keys, the steps of recipes, and the picture of the page. In the dev server, what is wrong with the
 * description stands over every page.
 */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  const { report } = usePluginData('docusaurus-plugin-content-docs') as { report?: string };
  return (
    <>
      <PagePicture />
      <SearchProvider>{children}</SearchProvider>
      <KeyboardHelp />
      <RecipeOpener />
      {report && (
        <pre className="description-report" role="alert">
          {`The API description has problems. The reference is shown as it was before.\n\n${report}`}
        </pre>
      )}
    </>
  );
}
