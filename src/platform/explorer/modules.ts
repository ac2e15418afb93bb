import path from 'node:path';
import type { Replacement } from '../replaceModules';

/** The files (absolute paths) that stand in for parts of the explorer of docusaurus-theme-openapi-docs. */
interface ExplorerStandIns {
  /** The way to authorise, and what it needs. */
  accessFields: string;
  /** The fields of a request's body. */
  bodyFields: string;
  /** The fields of its parameters. */
  parameterFields: string;
  /** Makes the request that is to be sent. */
  buildRequest: string;
  /** Sends it. */
  sendRequest: string;
  /** The button that shows code in a dialog of its own. */
  expandButton: string;
}

const emptyModule = path.join(__dirname, '../emptyModule.ts');

/** Which module brings the theme and Postman's packages: a site without operations goes without the request builder. */
const explorer = require.resolve('./theme.ts');

/** Which module brings the check of formats. */
const formatCheck = require.resolve('../../reference/validate/formats.ts');

/** Parts of the theme that its own files import of each other, as components that a site may replace. */
const ownComponents = /^@theme\/((?:ApiExplorer|ApiItem|SchemaTabs|TabItem|utils|translationIds)(?:\/.*)?)$/;

/** Folder of the theme's components. */
function themeFolder(): string {
  return path.join(path.dirname(require.resolve('docusaurus-theme-openapi-docs/package.json')), 'lib/theme');
}

/**
 * Where the explorer's imports lead. They hold for its own files alone, so that no page gets its tabs instead of the
 * site's. A part that is replaced is before the rule for all parts.
 */
export function explorerReplacements(standIns: ExplorerStandIns): Replacement[] {
  const folder = themeFolder();
  const ofTheme = (asked: RegExp, standIn: Replacement['standIn']): Replacement => ({
    name: `\`${asked.source}\` of docusaurus-theme-openapi-docs`,
    asked,
    isFrom: (importer) => importer.startsWith(folder),
    isNeededBy: (module) => module === explorer,
    standIn,
  });
  return [
    ofTheme(/^@theme\/ApiExplorer\/Authorization$/, standIns.accessFields),
    ofTheme(/^@theme\/ApiExplorer\/Body$/, standIns.bodyFields),
    ofTheme(/^@theme\/ApiExplorer\/ParamOptions$/, standIns.parameterFields),
    ofTheme(/^@theme\/ApiExplorer\/buildPostmanRequest$/, standIns.buildRequest),
    ofTheme(/^@theme\/ApiExplorer\/ApiCodeBlock\/ExpandButton$/, standIns.expandButton),
    ofTheme(/^\.\/makeRequest$/, standIns.sendRequest),
    ofTheme(ownComponents, (asked) => path.join(folder, ownComponents.exec(asked)?.[1] ?? '')),
    ...postmanReplacements(),
    nameReplacement(),
  ];
}

/**
 * The packages that write the request's code bring a generator of made-up values and tables of encodings, which only
 * sent requests and their responses need.
 */
function postmanReplacements(): Replacement[] {
  const ofPostman = (asked: RegExp): Replacement => ({
    name: `\`${asked.source}\` of postman-collection`,
    asked,
    isFrom: (importer) => /[\\/]postman-(collection|code-generators)[\\/]/.test(importer),
    isNeededBy: (module) => module === explorer,
    standIn: emptyModule,
  });
  return [/(^|\/)dynamic-variables$/, /^iconv-lite$/].map(ofPostman);
}

/** The check of formats brings a table of all letters for names of hosts in other alphabets, which it is not asked for. */
function nameReplacement(): Replacement {
  return {
    name: '`idn-hostname` of @hyperjump/json-schema-formats',
    asked: /^idn-hostname$/,
    isFrom: (importer) => /[\\/]json-schema-formats[\\/]/.test(importer),
    isNeededBy: (module) => module === formatCheck,
    standIn: emptyModule,
  };
}

/** Packages in place of modules of Node.js that no browser has; the theme brings them. */
export function explorerFallbacks(): Record<string, string> {
  const fromTheme = (name: string): string => require.resolve(name, { paths: [themeFolder()] });
  return { buffer: fromTheme('buffer/'), path: fromTheme('path-browserify'), url: fromTheme('url/') };
}
