import { type Command, docusaurusCommand } from './command';

/**
 * A build of a thousand pages makes gigabytes of garbage. With this it is collected early, in every thread: the heap
 * grows by 40 % between two collections instead of up to fourfold.
 */
const collectEarly = '--heap-growing-percent=40';

const useLess = {
  /** Pages that one thread renders side by side; there is nothing to wait for. */
  DOCUSAURUS_SSR_CONCURRENCY: '2',
  /** Separate pools of glibc for each thread, of which each keeps what it once took. */
  MALLOC_ARENA_MAX: '2',
  /** Pages are written short as they are rendered, by src/plugins/page-weight. */
  SKIP_HTML_MINIFICATION: 'true',
};

/** The command that builds the site into `folder` (absolute), with an environment in which it needs little memory. */
export function siteBuildCommand(folder: string, args: string[]): Command & { env: Record<string, string> } {
  const { file, args: build } = docusaurusCommand(['build', '--out-dir', folder]);
  return { file, args: [collectEarly, ...build, ...args], env: useLess };
}
