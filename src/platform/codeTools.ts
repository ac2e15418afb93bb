/**
 * The parts of the code block of docusaurus-theme-openapi-docs that need nothing else of it: the button that copies, also
 * without HTTPS, and the one that wraps lines, which is there where a line is too long for its box.
 */
export { default as CopyButton } from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/ApiCodeBlock/CopyButton';
export { default as WordWrapButton } from 'docusaurus-theme-openapi-docs/lib/theme/ApiExplorer/ApiCodeBlock/WordWrapButton';
export { useCodeWordWrap } from 'docusaurus-theme-openapi-docs/lib/theme/utils/useCodeWordWrap';
