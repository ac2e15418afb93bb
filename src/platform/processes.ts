import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Flags of V8 for the process that builds the site. A build of a thousand pages allocates gigabytes of short-lived
 * objects. With this flag garbage is collected early in every thread: the heap grows by 40 % between two collections,
 * instead of up to fourfold.
 */
export const buildFlags = ['--heap-growing-percent=40'];

/** Environment variables for the process that builds the site. */
export const buildVariables = {
  /** Pages that one thread of Docusaurus renders concurrently; rendering never waits for anything. */
  DOCUSAURUS_SSR_CONCURRENCY: '2',
  /** The number of memory arenas of glibc: with one for each thread, each keeps the memory that it once used. */
  MALLOC_ARENA_MAX: '2',
};

/**
 * Code for Node.js that loads the module of its first argument as Docusaurus loads plugins. With tsx the generator would
 * be a tenth slower than it is in a build.
 */
export const loadAsPlugin = "require('@docusaurus/utils').loadFreshModule(process.argv[1])";

/**
 * Environment variables for a process of Docusaurus that keeps what it generates in a folder of its own (relative to
 * the site's), so that processes of one site can run side by side.
 */
export function generatedFilesIn(folder: string): Record<string, string> {
  return { DOCUSAURUS_GENERATED_FILES_DIR_NAME: folder };
}

/**
 * Flags of V8 for the dev server. They state the size of the young generation in MB, from the start on: the start and
 * each edit allocate many short-lived objects. With the default sizes garbage is collected half as often again while it
 * starts, and takes 0.2 s of an edit.
 */
export const devServerFlags = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

/**
 * Collects garbage now, because the bundler and the static generation need the memory that the generator has used.
 * Node.js has no function for this; V8 has one behind a flag, which may be set while a program runs.
 */
export function freeMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}
