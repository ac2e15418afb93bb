import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Address of the page that lists all operations and models, as the configuration states it. */
export function useOverview(): string {
  return String(useDocusaurusContext().siteConfig.customFields?.overview ?? '/');
}
