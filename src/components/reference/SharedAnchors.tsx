import type { SharedAnchor } from '../../reference/page';
import { SectionHead } from './SectionHead';

/** Where names lead that differ from each other only in case, accents or signs, at the anchor that all of them would have. */
export function SharedAnchors({ shared = [] }: { shared: SharedAnchor[] | undefined }) {
  if (shared.length === 0) return null;
  return (
    <section className="see-also">
      <SectionHead level={2} title="Similar names" />
      <ul>
        {shared.map(({ anchors, links }) => (
          <li key={links[0]?.href}>
            {anchors.map((anchor) => (
              <span key={anchor} id={anchor} />
            ))}
            {links.map(({ label, href }, index) => (
              <span key={href}>
                {index > 0 && ', '}
                <a href={href}>{label}</a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
