import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { APIReference, TechArticle, WithContext } from 'schema-dts';

interface StructuredDataProps {
  /** A type of schema.org. */
  type: 'APIReference' | 'TechArticle';
  title: string;
  description?: string;
  /** Address of the page, from the host's root. */
  url: string;
}

/** What a page is, for search engines, as JSON-LD by the vocabulary of schema.org. */
export function StructuredData({ type, title, description, url }: StructuredDataProps): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const data: WithContext<APIReference | TechArticle> = {
    ...{ '@context': 'https://schema.org', '@type': type },
    headline: title,
    description,
    url: siteConfig.url + url,
    inLanguage: i18n.currentLocale,
    isPartOf: { '@type': 'WebSite', name: siteConfig.title, url: siteConfig.url + siteConfig.baseUrl },
  };
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
