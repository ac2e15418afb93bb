/**
 * What modules of the theme get when they import the site's packages, or what sends a request. The theme imports as
 * CommonJS, of which the bundler keeps everything, in the script of every page; of this file it keeps what is named here.
 */
export { useDoc } from '@docusaurus/plugin-content-docs/client';
export { useHistory } from '@docusaurus/router';
export {
  duplicates,
  ReactContextError,
  ThemeClassNames,
  useEvent,
  usePrismTheme,
  useStorageSlot,
  useThemeConfig,
} from '@docusaurus/theme-common';
export { Highlight } from 'prism-react-renderer';

// With the grammars that the highlighter lacks.
import '../../../../../components/reference/prism';

/** In place of the theme's function that sends a request: this site makes no calls to the API. */
export default function refuseRequest(): Promise<never> {
  return Promise.reject(new Error('This site sends no requests.'));
}

/** The kind of error that the theme asks for by name. */
export class RequestError extends Error {
  readonly type = 'unknown';
}
