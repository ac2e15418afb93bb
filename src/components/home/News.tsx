import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import Band from './Band';
import { latestPosts } from './posts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `12 Nov 2024`. Not from `Intl`, whose short months differ between Node and browsers. */
function shortDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** The latest posts of the blog. */
export default function News(): ReactNode {
  return (
    <Band id="news" title="What’s new" note={<Link to="/blog">All posts</Link>}>
      <ul className="news">
        {latestPosts(3).map(({ permalink, title, description, date }) => (
          <li key={permalink}>
            <time dateTime={date.slice(0, 10)}>{shortDate(date)}</time>{' '}
            <span>
              <Link to={permalink}>{title}</Link> {description}
            </span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
