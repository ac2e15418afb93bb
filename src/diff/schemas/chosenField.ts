import { entriesOf, listOf } from '../../reference/buildContext';
import { asNode, isSame } from '../../reference/json';
import type { Comparison, Pair } from '../comparison';
import { namesIn, textKeywords } from './allowed';
import { hasAlternatives, schemasByValue } from './discriminators';
import { entriesIn, type LocatedValue, statedIn, type View, type Views } from './views';

/** What the field by which a discriminator chooses may say, beside texts, without changing which values choose a schema. */
const plainKeywords = ['const', 'enum', 'type', 'default', ...textKeywords];

/**
 * The field by which a discriminator chooses, where the two sides state it in other places and the same values of it choose:
 * once for all alternatives or in each, with the values that choose an alternative or without them.
 */
export function chosenField({ base, revision }: Pair, { baseViews, revisionViews }: Comparison): string[] {
  // A schema that extends the one with the discriminator is compared there.
  if (!hasAlternatives(base) && !hasAlternatives(revision)) return [];
  const [old, now] = [fieldOf(base, baseViews), fieldOf(revision, revisionViews)];
  if (!old || !now || old.name !== now.name || old.isRequired !== now.isRequired) return [];
  return old.layout === now.layout ? [] : [old.name];
}

interface ChosenField {
  name: string;
  isRequired: boolean;
  /** Which of the schemas state it, and which list its values. */
  layout: string;
}

/** The field, if it is a text that may have each value that chooses; undefined where it limits these. */
function fieldOf(view: View, views: Views): ChosenField | undefined {
  const [stated] = statedIn(view, 'discriminator');
  const name = asNode(stated?.value).propertyName;
  if (!stated || typeof name !== 'string') return undefined;
  const own = entriesIn(view, 'properties').get(name) ?? [];
  const chosen = [...schemasByValue(stated, view, views)].map(([value, schema]) => {
    const member = views.view([schema]);
    const inner = entriesIn(member, 'properties').get(name) ?? [];
    const all = [...own, ...inner];
    const isPlain = all.length > 0 && all.every((each) => allowsText(views.view([each]), value));
    return { isPlain, isRequired: namesIn(member, 'required').has(name), layout: layoutOf(inner, views) };
  });
  if (chosen.length === 0 || !chosen.every(({ isPlain }) => isPlain)) return undefined;
  const isRequired = namesIn(view, 'required').has(name) || chosen.every((each) => each.isRequired);
  if (!isRequired && chosen.some((each) => each.isRequired)) return undefined;
  const layouts = [...new Set(chosen.map(({ layout }) => layout))].sort();
  return { name, isRequired, layout: [layoutOf(own, views), ...layouts].join() };
}

function allowsText({ schemas, isNever }: View, text: string): boolean {
  if (isNever) return false;
  return schemas.every(({ node }) => {
    const lists = [...(node.const === undefined ? [] : [[node.const]]), ...(node.enum ? [listOf(node.enum)] : [])];
    return (
      entriesOf(node).every(([keyword]) => plainKeywords.includes(keyword) || keyword.startsWith('x-')) &&
      (node.type === undefined || isSame(node.type, 'string')) &&
      lists.every((values) => values.includes(text))
    );
  });
}

function layoutOf(found: readonly LocatedValue[], views: Views): string {
  if (found.length === 0) return 'absent';
  const view = views.view(found);
  return ['const', 'enum'].some((keyword) => statedIn(view, keyword).length > 0) ? 'listed' : 'stated';
}
