// Swizzled: says which address was asked for, and where to go instead.
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, use } from 'react';
import useHelp from '../../../../plugins/navigation/client/useHelp';
import type { ListedPage } from '../../../../plugins/navigation/nearestPages';
import { SearchContext, SearchIcon } from '../../../../search/SearchBox';

/** The home page and where the navbar leads. */
function useHelpfulLinks(): ListedPage[] {
  const { items } = useThemeConfig().navbar;
  const { withBaseUrl } = useBaseUrlUtils();
  const links = items.flatMap(({ to, label }) => (typeof to === 'string' ? [{ path: to, title: String(label) }] : []));
  const pages = [{ path: '/', title: 'Home' }, ...links.filter(({ path }) => path !== '/')];
  return pages.map(({ path, title }) => ({ path: withBaseUrl(path), title }));
}

function PageList({ title, pages }: { title: string; pages: ListedPage[] }): ReactNode {
  return (
    <>
      <h2>{title}</h2>
      <ul aria-label={title}>
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path}>
              {page.title} <code>{page.path}</code>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Opens the site's search with the words of the address. */
function SearchFor({ words }: { words: string }): ReactNode {
  const { open, isFailed } = use(SearchContext);
  return (
    <p>
      <button className="button outlined medium" type="button" onClick={() => open(words)} aria-haspopup="dialog">
        <SearchIcon /> Search for “{words}”
      </button>
      <span role="status">{isFailed && ' Search did not load. Check your connection, then try again.'}</span>
    </p>
  );
}

/** The not-found page. One static file serves all unknown addresses, so the script fills in the address. */
export default function NotFoundContent(): ReactNode {
  // As it was asked for: the router's own location goes without the ending `.html`.
  const { pathname } = useHistory().location;
  const isBrowser = useIsBrowser();
  const help = useHelp(pathname);
  const helpfulLinks = useHelpfulLinks();
  return (
    <main className="plain-page notfound" data-settled={help !== undefined}>
      <h1>Page not found</h1>
      <p>Nothing is at {isBrowser ? <code>{pathname}</code> : 'this address'}.</p>
      {help?.words && <SearchFor words={help.words} />}
      {help && help.below.length > 0 && <PageList title="Pages below this address" pages={help.below} />}
      {help && help.more > 0 && <p>There are {help.more} more, which search finds.</p>}
      {help && help.nearest.length > 0 && <PageList title="Nearest pages" pages={help.nearest} />}
      <PageList title="Where to go" pages={helpfulLinks} />
    </main>
  );
}
