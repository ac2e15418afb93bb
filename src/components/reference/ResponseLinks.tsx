import type { ResponseLinkView } from '../../reference/page';
import { FieldFacts } from './FieldFacts';
import { Heading, type HeadingLevel } from './Heading';
import { RichTextBlock } from './RichTextBlock';

/** Operations that can be called next with values of a response. */
export function ResponseLinks({ links, level }: { links: ResponseLinkView[]; level: HeadingLevel }) {
  if (links.length === 0) return null;
  return (
    <>
      <Heading level={level} title="Links" />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without bullets for no list */}
      <ul className="fields" role="list">
        {links.map(({ name, anchor, target, description, facts }) => (
          <li key={anchor} id={anchor}>
            <div>
              <a href={`#${anchor}`}>{name}</a>{' '}
              {target && (
                <span>
                  leads to <a href={target.href}>{target.label}</a>
                </span>
              )}
            </div>
            <RichTextBlock text={description} />
            <FieldFacts facts={facts} />
          </li>
        ))}
      </ul>
    </>
  );
}
