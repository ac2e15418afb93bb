import type { ApiItem } from 'docusaurus-plugin-openapi-docs/src/types';
import type { CodeSample } from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/CodeSnippets/code-snippets-types';

/** One operation as docusaurus-plugin-openapi-docs gives it to the explorer. */
export type RequestItem = ApiItem & { 'x-codeSamples'?: CodeSample[] };
