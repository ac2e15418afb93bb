import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { dateInWords } from '../../reference/words';
import { blogFolder } from '../../sitePlace';
import Band from './Band';
import { latestPosts } from './posts';

/** The latest posts of the blog. */
export default function News(): ReactNode {
  return (
    <Band id="news" title="What’s new" note={<Link to={`/${blogFolder}`}>All posts</Link>}>
      <ul className="news">
        {latestPosts(3).map(({ permalink, title, description, date }) => (
          <li key={permalink}>
            <time dateTime={date.slice(0, 10)}>{dateInWords(date.slice(0, 10))}</time>{' '}
            <span>
              <Link to={permalink}>{title}</Link> {description}
            </span>
          </li>
        ))}
      </ul>
    </Band>
  );
}
