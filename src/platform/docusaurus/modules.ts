import path from 'node:path';
import type { Replacement } from '../replaceModules';

const isOfClient = (importer: string): boolean => /core[\\/]lib[\\/]client[\\/][^\\/]+$/.test(importer);

/** Modules of Docusaurus, its theme and its router that ours can stand in for. */
const modules = {
  routeComponent: { name: '@docusaurus/ComponentCreator', asked: /^@docusaurus\/ComponentCreator$/ },
  preload: { name: '`./preload` of @docusaurus/core', asked: /^\.\/preload$/, isFrom: isOfClient },
  windowDocusaurus: { name: '`./docusaurus` of @docusaurus/core', asked: /^\.\/docusaurus$/, isFrom: isOfClient },
  normalizeLocation: {
    name: '`./normalizeLocation` of @docusaurus/core',
    asked: /^\.\/normalizeLocation$/,
    isFrom: isOfClient,
  },
  history: {
    name: '`history` of react-router-dom',
    asked: /^history$/,
    isFrom: (importer: string) => /[\\/]react-router-dom[\\/](?!node_modules)/.test(importer),
  },
  progressBar: {
    name: '`nprogress` of @docusaurus/theme-classic',
    asked: /theme-classic[\\/]lib[\\/]nprogress(?:\.js)?$/,
  },
  highlighter: {
    name: '`prism-include-languages` of @docusaurus/theme-classic',
    asked: /theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/,
  },
  windowSize: {
    name: '`hooks/useWindowSize` of @docusaurus/theme-common',
    asked: /[\\/]hooks[\\/]useWindowSize(?:\.js)?$/,
  },
} as const;

/** The files (absolute paths) that stand in for modules of Docusaurus. */
type DocusaurusStandIns = Partial<Record<keyof typeof modules, string>>;

/** The replacements that put files of ours in the place of modules of Docusaurus. */
export function docusaurusReplacements(standIns: DocusaurusStandIns): Replacement[] {
  return Object.entries(standIns).map(([module, standIn]) => ({ ...modules[module as keyof typeof modules], standIn }));
}

/** The version of React's element functions without notes for development; its package does not export them by name. */
export function productionElements(): string {
  return path.join(path.dirname(require.resolve('react/package.json')), 'cjs/react-jsx-runtime.production.js');
}

/** The replacement of React's element functions of development, in what the files for which `isFrom` holds import. */
export function elementReplacement(isFrom: (importer: string) => boolean, standIn: string): Replacement {
  return { name: 'react/jsx-dev-runtime', asked: /^react\/jsx-dev-runtime$/, isFrom, isNeededBy: isFrom, standIn };
}
