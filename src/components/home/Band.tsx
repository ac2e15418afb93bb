import type { ReactNode } from 'react';

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
