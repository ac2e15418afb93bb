/** Folder of the files that Docusaurus generates for a measured build: its own, so that two runs do not meet. */
export const generatedFolder = `.docusaurus-bench-${process.pid}`;
