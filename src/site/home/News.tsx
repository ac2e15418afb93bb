import Link from '@docusaurus/Link';
import { usePluginData } from '@docusaurus/useGlobalData';
import newestPosts from '@generated/docusaurus-plugin-content-blog/default/newestPosts.json';
import type { ReactNode } from 'react';
import { dateInWords } from '../../reference/words';
import type { NewestRelease } from '../../releases/outputs/newestRelease';
import Band from './Band';

/** The newest release of the API and the latest posts of the blog, the newest first. */
export default function News(): ReactNode {
  const { newestRelease } = usePluginData('docusaurus-plugin-content-docs') as { newestRelease?: NewestRelease };
  const releases = newestRelease ? [releaseItem(newestRelease)] : [];
  const news = [...releases, ...newestPosts].sort((a, b) => b.date.localeCompare(a.date));
  return (
    <Band id="news" title="What’s new" note={<Link to="/blog">All posts</Link>}>
      <ul className="news">
        {news.map(({ href, title, text, date }) => (
          <li key={href}>
            <time dateTime={date}>{dateInWords(date)}</time>{' '}
            <span>
              <Link to={href}>{title}</Link> {text}
            </span>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function releaseItem({ version, summary, href, date }: NewestRelease) {
  return { href, title: `API version ${version}`, text: summary, date };
}
