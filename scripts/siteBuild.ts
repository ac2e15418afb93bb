import { type Command, docusaurusCommand } from './command';

/**
 * A build of a thousand pages allocates gigabytes of short-lived objects. With this flag garbage is collected early in
 * every thread: the heap grows by 40 % between two collections, instead of up to fourfold.
 */
const collectEarly = '--heap-growing-percent=40';

const useLess = {
  /** Pages that one thread renders concurrently; rendering never waits for anything. */
  DOCUSAURUS_SSR_CONCURRENCY: '2',
  /** The number of memory arenas of glibc: with one for each thread, each keeps the memory that it once used. */
  MALLOC_ARENA_MAX: '2',
  /** src/plugins/page-weight writes minimal HTML already. */
  SKIP_HTML_MINIFICATION: 'true',
};

/** The command that builds the site into `folder` (absolute), with an environment in which it needs little memory. */
export function siteBuildCommand(folder: string, args: string[]): Command & { env: Record<string, string> } {
  const { file, args: build } = docusaurusCommand(['build', '--out-dir', folder]);
  return { file, args: [collectEarly, ...build, ...args], env: useLess };
}
