/**
 * The folder for files that Docusaurus generates during a measured build: a separate one, so that two runs do not
 * interfere.
 */
export const generatedFolder = `.docusaurus-bench-${process.pid}`;
