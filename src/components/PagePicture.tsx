import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

/** A picture as the configuration of the site names it. */
export interface PagePictures {
  width: number;
  height: number;
  types: { name: string; label: string; pages: string }[];
}

/** The picture with which the page that is open is shared (Open Graph), by its address; none where the site has none. */
export function PagePicture(): ReactNode {
  const { pathname } = useLocation();
  const { url, baseUrl, title, customFields } = useDocusaurusContext().siteConfig;
  const pictures = customFields?.pagePictures as PagePictures | undefined;
  const page = pathname.slice(baseUrl.length).replace(/\/$/, '');
  const type = pictures?.types.find(({ pages }) => new RegExp(pages).test(page));
  if (!pictures || !type) return null;
  const address = `${url}${baseUrl}img/social/${type.name}.png`;
  const alt = `${title}: ${type.label}`;
  return (
    <Head>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={title} />
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(pictures.width)} />
      <meta property="og:image:height" content={String(pictures.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:image" content={address} />
      <meta name="twitter:image:alt" content={alt} />
    </Head>
  );
}
