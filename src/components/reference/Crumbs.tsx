import type { Link } from '../../reference/text';

/** Where the page stands. */
export function Crumbs({ links }: { links: Link[] }) {
  if (links.length === 0) return null;
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {links.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : label}</li>
        ))}
      </ol>
    </nav>
  );
}
