import { closedMessage } from '../../../platform/docusaurus/plugins';

/** Milliseconds between two checks whether the dev server is back. */
const interval = 1000;

/**
 * The dev server restarts when the generator's own code changes. Its client then looks for an update of the scripts
 * that it knows, which a new server does not have, and leaves the page unchanged.
 */
function waitForClose({ data }: MessageEvent<{ type?: unknown } | null>): void {
  if (data?.type !== closedMessage) return;
  removeEventListener('message', waitForClose);
  void reloadWhenThere();
}

async function reloadWhenThere(): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, interval));
    const isThere = await fetch(location.href).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return location.reload();
  }
}

addEventListener('message', waitForClose);
