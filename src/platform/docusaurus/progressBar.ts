import nprogress from 'nprogress';
import '@docusaurus/theme-classic/lib/nprogress.css';

/** The progress bar that the theme brings, with its style sheet. */
export const progressBar = nprogress;
