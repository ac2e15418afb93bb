/** A deliberate mistake in the sources, and the tests that have to notice it. */
export interface Fault {
  /** What is wrong then, as a reader would say it. */
  what: string;
  /** The file with the mistake, from the root of the project. */
  file: string;
  /** Text that is in it, and what is put in its place. */
  from: string;
  to: string;
  /** Test files of Vitest. Those in `tests/site/` and `tests/builds/` read a site that is built with the mistake. */
  tests?: string[];
  /** Tests in a browser over a site that is built with the mistake: a file and words of their titles. */
  browser?: { file: string; titles: string };
}
