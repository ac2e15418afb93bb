import { useHomePageRoute } from '@docusaurus/theme-common/internal';

/** Whether the site has a page at its base URL. */
export const useHasHomePage = (): boolean => useHomePageRoute() !== undefined;
