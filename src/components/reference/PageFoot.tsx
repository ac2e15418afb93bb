import type { Link } from '../../reference/page';

interface Props {
  editUrl?: string;
  previous?: Link;
  next?: Link;
}

/** The foot of a page: where its source is edited, and the pages before and after it. */
export default function PageFoot({ editUrl, previous, next }: Props) {
  return (
    <footer className="reference-foot">
      {editUrl !== undefined && (
        <a className="edit" href={editUrl}>
          Edit this page
        </a>
      )}
      <nav className="pager" aria-label="Pages before and after">
        {previous && (
          <a className="previous" href={previous.href} rel="prev">
            <span>Previous:</span> {previous.label}
          </a>
        )}
        {next && (
          <a className="next" href={next.href} rel="next">
            <span>Next:</span> {next.label}
          </a>
        )}
      </nav>
    </footer>
  );
}
