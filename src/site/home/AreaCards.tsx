import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { type Area, areas } from './areas';
import Band from './Band';
import Icon from './Icon';

function AreaCard({ title, icon, text, links }: Area): ReactNode {
  return (
    <li className="card">
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>{text}</p>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The areas of the API with their pages. */
export default function AreaCards(): ReactNode {
  return (
    <Band
      id="areas"
      title="What you can reach"
      note="Operations, models and webhooks by area, with samples in ten languages."
    >
      <ul className="cards">
        {areas.map((area) => (
          <AreaCard key={area.title} {...area} />
        ))}
      </ul>
    </Band>
  );
}
