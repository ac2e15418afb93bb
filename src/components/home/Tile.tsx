import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import Icon, { type IconName } from './Icon';

/** A way to connect, as one large link. */
export default function Tile(props: { to: string; icon: IconName; title: string; children: ReactNode }): ReactNode {
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
