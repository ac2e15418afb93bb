import { followShown } from '../../../releases/followRedirect';

/**
 * The script of a page that stands where another one was: goes where its redirects, and those of its anchors, lead the
 * address that is open. The page says where it leads without a script, and its element `moved` says the rest.
 */
const { page, redirects } = JSON.parse(document.getElementById('moved')?.textContent ?? '{}') as {
  page: string;
  redirects: Record<string, string>;
};
const to = followShown(page + window.location.hash, redirects);
if (to !== undefined) window.location.replace(to);
