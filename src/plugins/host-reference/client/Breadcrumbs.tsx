import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useBreadcrumbsStructuredData, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useHasHomePage } from '../../../platform/docusaurus/homePage';
import { scriptJson } from '../../../reference/escape';

type Crumbs = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>;

/**
 * The way to a page, as `DocBreadcrumbs` of the theme shows it. That one writes labels into a script as they are, and here they are texts
 * of a description, which may have the end of a script.
 */
export function Breadcrumbs(): ReactNode {
  const crumbs = useSidebarBreadcrumbs();
  const hasHomePage = useHasHomePage();
  if (!crumbs) return null;
  return (
    <>
      <StructuredData crumbs={crumbs} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, 'api-breadcrumbs')}
        aria-label={translate({ id: 'theme.docs.breadcrumbs.navAriaLabel', message: 'Breadcrumbs' })}
      >
        <ul className="breadcrumbs">
          {hasHomePage && <HomeBreadcrumbItem />}
          {crumbs.map(({ label, href }, index) => (
            <Crumb key={href ?? label} label={label} href={href} isLast={index === crumbs.length - 1} />
          ))}
        </ul>
      </nav>
    </>
  );
}

function Crumb({ label, href, isLast }: { label: string; href?: string; isLast: boolean }): ReactNode {
  return (
    <li className={clsx('breadcrumbs__item', isLast && 'breadcrumbs__item--active')}>
      {href === undefined || isLast ? (
        <span className="breadcrumbs__link">{label}</span>
      ) : (
        <Link className="breadcrumbs__link" href={href}>
          <span>{label}</span>
        </Link>
      )}
    </li>
  );
}

/** The way to a page for search engines. */
function StructuredData({ crumbs }: { crumbs: Crumbs }): ReactNode {
  const data = useBreadcrumbsStructuredData({ breadcrumbs: crumbs });
  return (
    <Head>
      <script type="application/ld+json">{scriptJson(data)}</script>
    </Head>
  );
}
