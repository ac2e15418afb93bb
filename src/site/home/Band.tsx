import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import Icon, { type IconName } from './Icon';

/** A section of the home page: its name at the left, its content beside it. */
export default function Band(props: { id: string; title: string; note: ReactNode; children: ReactNode }): ReactNode {
  return (
    <section className="band" aria-labelledby={props.id}>
      <div className="band-head">
        <h2 id={props.id}>{props.title}</h2>
        <p>{props.note}</p>
      </div>
      {props.children}
    </section>
  );
}

/** A way to connect, as one large link. */
export function Tile(props: { to: string; icon: IconName; title: string; children: ReactNode }): ReactNode {
  return (
    <Link className="tile" to={props.to}>
      <Icon name={props.icon} />
      <div>
        <h3>{props.title}</h3>
        {props.children}
      </div>
    </Link>
  );
}
