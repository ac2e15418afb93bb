import { loadPage, pageAt, subscribeToEdits } from '@api-reference/hostPages';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';
import { loadStyles } from '../../../components/loadFiles';
import type { Page } from './page';

/**
 * The page at a path. One that has to be loaded comes later: until then the page before it stays, if there was one. Where it cannot be
 * loaded the browser goes there itself, and says why not.
 */
export function usePage(pathname: string, styles: string): Page | undefined {
  const { trailingSlash } = useDocusaurusContext().siteConfig;
  const [last, setLast] = useState<{ pathname: string; page: Page }>();
  const now = last?.pathname === pathname ? last.page : pageAt(pathname, trailingSlash);
  const [edits, setEdits] = useState(0);
  useEffect(() => subscribeToEdits(() => setEdits((count) => count + 1)), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after an edit the page is loaded again
  useEffect(() => {
    let isLast = true;
    const show = (page: Page): void => {
      if (isLast) setLast({ pathname, page });
    };
    if (now && edits === 0) show(now);
    else
      Promise.all([loadPage(pathname, trailingSlash), loadStyles(styles)]).then(
        ([page]) => show(page),
        () => isLast && window.location.assign(pathname),
      );
    return () => {
      isLast = false;
    };
  }, [pathname, trailingSlash, styles, edits]);
  return now ?? last?.page;
}
