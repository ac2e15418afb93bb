/**
 * The parts of the site's packages that the theme uses. It asks for these packages as CommonJS, of which the bundler
 * keeps everything, in the script of every page; of this file it keeps what is named here.
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
import './grammars';
