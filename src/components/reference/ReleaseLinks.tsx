import type { Link } from '../../reference/text';

/** Which releases brought or changed something, each a link to the changelog. */
export function ReleaseLinks({ links }: { links: Link[] | undefined }) {
  return links?.map(({ label, href }) => [
    ' ',
    <a className="since" key={label} href={href}>
      {label}
    </a>,
  ]);
}
