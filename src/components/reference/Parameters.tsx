import type { ParameterGroup } from '../../reference/page';
import { Fields } from './Field';
import type { HeadingLevel } from './Heading';
import { haveFolds, SectionHead } from './SectionHead';

/** Parameters, by the place where they are sent. */
export function Parameters({ groups, level }: { groups: ParameterGroup[]; level: HeadingLevel }) {
  return groups
    .filter(({ fields }) => fields.length > 0)
    .map(({ place, title, anchor, fields }) => (
      <section key={place}>
        <SectionHead level={level} anchor={anchor} title={title} foldable={haveFolds(fields)}>
          <span className="count">{fields.length}</span>
        </SectionHead>
        <Fields fields={fields} />
      </section>
    ));
}
