import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { APIReference, Organization, TechArticle, WithContext } from 'schema-dts';
import { scriptJson } from '../reference/escape';

/** Data about a page in the vocabulary of schema.org, in the head of the page. */
export function JsonLd({ data }: { data: object }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{scriptJson(data)}</script>
    </Head>
  );
}

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
  return <JsonLd data={data} />;
}

interface PostData {
  author?: unknown;
  keywords?: unknown;
}

/** Names the site as the author of a post that names none, and leaves out empty lists. */
export function usePostData(): <Post extends PostData>(post: Post) => Post {
  const { title, url, baseUrl } = useDocusaurusContext().siteConfig;
  const site: Organization = { '@type': 'Organization', name: title, url: url + baseUrl };
  return (post) => ({
    ...post,
    author: isEmpty(post.author) ? site : post.author,
    keywords: isEmpty(post.keywords) ? undefined : post.keywords,
  });
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
