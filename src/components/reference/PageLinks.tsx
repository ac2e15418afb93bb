import type { Link } from '../../reference/text';
import { withBreaks } from '../code/withBreaks';

/** The breadcrumbs of a page. */
export function Crumbs({ links }: { links: Link[] }) {
  if (links.length === 0) return null;
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {links.map(({ label, href }) => (
          <li key={label}>{href ? <a href={href}>{withBreaks(label)}</a> : withBreaks(label)}</li>
        ))}
      </ol>
    </nav>
  );
}

interface PageFootProps {
  previous?: Link;
  next?: Link;
}

/** The foot of a page: the pages before and after it, as the theme shows them under guides and posts. */
export default function PageFoot({ previous, next }: PageFootProps) {
  return (
    <footer className="reference-foot">
      {(previous || next) && (
        <nav className="pagination-nav" aria-label="Docs pages">
          {previous && <Neighbour link={previous} name="Previous" rel="prev" />}
          {next && <Neighbour link={next} name="Next" rel="next" />}
        </nav>
      )}
    </footer>
  );
}

function Neighbour({ link, name, rel }: { link: Link; name: string; rel: 'prev' | 'next' }) {
  return (
    <a className={`pagination-nav__link pagination-nav__link--${rel}`} href={link.href} rel={rel}>
      <div className="pagination-nav__sublabel">{name}</div>
      <div className="pagination-nav__label">{withBreaks(link.label)}</div>
    </a>
  );
}
