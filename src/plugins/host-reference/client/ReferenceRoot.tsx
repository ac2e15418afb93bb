import Head from '@docusaurus/Head';
import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';
import OpenApiPage from '@theme/OpenApiPage';
import type { ReactNode } from 'react';
import type { ApiData } from '../loadApi';
import { Breadcrumbs } from './Breadcrumbs';
import { PageBody } from './PageBody';
import { isSamePath } from './page';
import { usePage } from './usePage';

interface ReferenceRootProps {
  api: ApiData;
  route: { routes: { path: string }[] };
}

/** What is around all pages of an API: the site's own frame, with the sidebar of the API. */
export default function ReferenceRoot({ api, route }: ReferenceRootProps): ReactNode {
  const { pathname } = useLocation();
  const isPage = route.routes.some(({ path }) => isSamePath(path, pathname));
  return (
    <HtmlClassNameProvider className="docs-wrapper api-reference">
      <Layout>
        {isPage ? (
          <DocsSidebarProvider name={api.id} items={api.sidebar}>
            <DocRootLayout>
              {api.report && (
                <pre className="alert alert--danger" role="alert">
                  {`The API description has problems. The reference is shown as it was before.\n\n${api.report}`}
                </pre>
              )}
              <ShownPage api={api} pathname={pathname} />
            </DocRootLayout>
          </DocsSidebarProvider>
        ) : (
          <NotFoundContent />
        )}
      </Layout>
    </HtmlClassNameProvider>
  );
}

function ShownPage({ api, pathname }: { api: ApiData; pathname: string }): ReactNode {
  const page = usePage(pathname, api.styles);
  return (
    <>
      <Head>
        <link rel="stylesheet" href={api.styles} />
      </Head>
      {page && (
        <>
          <PageMetadata title={page.title} description={page.description}>
            {page.markdown && <link rel="alternate" type="text/markdown" href={page.markdown} />}
          </PageMetadata>
          <OpenApiPage breadcrumbs={<Breadcrumbs />} toc={page.toc} previous={page.previous} next={page.next}>
            <PageBody page={page} />
          </OpenApiPage>
        </>
      )}
    </>
  );
}
