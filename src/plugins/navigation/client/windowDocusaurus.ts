/**
 * Stands in for `window.docusaurus`, which Docusaurus's links call when they come into view and when the pointer enters
 * them. A page is loaded ahead when the pointer or the focus rests on a link to it: see `pointAtLinks.ts`.
 */
export default Object.freeze({ prefetch: () => false, preload: () => false });
