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
          <li className="field" key={anchor} id={anchor}>
            <div className="field-head">
              <a className="field-name" href={`#${anchor}`}>
                {name}
              </a>{' '}
              {target && (
                <span className="field-type">
                  leads to <a href={target.href}>{target.label}</a>
                </span>
              )}
            </div>
            <RichTextBlock text={description} className="field-text" />
            <FieldFacts facts={facts} />
          </li>
        ))}
      </ul>
    </>
  );
}
