import { asNode, isNode, isSame, type Node } from '../../reference/json';
import { essenceOf, isFormType, isMultipartType, plainMediaType, standsFor } from '../../reference/mediaType';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { extendPointer } from '../../reference/pointer';
import { compareText } from '../../reference/problems';
import { isExplodedByDefault } from '../../reference/request/parameterStyle';
import type { RuleName } from '../change';
import { type ComparedPlace, type Comparison, report } from '../comparison';
import { allowedTypes } from '../schemas/allowed';
import { entriesIn, type LocatedValue, statedIn, type View, type Views } from '../schemas/views';
import { type ComparedObjects, fieldOf } from './comparedObjects';
import { areScalars, isExplodeUsed } from './serialization';

/**
 * Compares the Encoding Objects (4.15) of two Media Type Objects; what goes without saying may be stated or not. They count for
 * forms and bodies in parts alone.
 */
export function compareEncodings(
  { base, revision }: ComparedObjects,
  type: string,
  at: ComparedPlace,
  comparison: Comparison,
): void {
  const isForm = isFormType(type);
  if (!isForm && !isMultipartType(type)) return;
  const [old, now] = [fieldOf(base, 'encoding'), fieldOf(revision, 'encoding')];
  const views = [comparison.baseViews, comparison.revisionViews] as const;
  const properties = [base, revision].map((object, side) => propertiesOf(fieldOf(object, 'schema'), views[side]));
  for (const name of new Set([old, now].flatMap(({ value }) => Object.keys(asNode(value))))) {
    const [before, after] = [old, now].map(({ value }) => asNode(value)[name]);
    const [plain, plainNow] = ([0, 1] as const).map((side) =>
      withoutDefaults([before, after][side], properties[side]?.get(name) ?? [], views[side], isForm),
    );
    if (isSame(plain, plainNow)) continue;
    const place = (found: LocatedValue, value: unknown, without: string): string =>
      value === undefined ? without : extendPointer(found.pointer, name);
    const places = { base: place(old, before, base.pointer), revision: place(now, after, revision.pointer) };
    report(at, ruleOf(plain ?? {}, plainNow ?? {}), { ...places, name, detail: `\`encoding\` of ${codeSpan(name)}` });
  }
}

/** What it means that encodings differ: a part may have more or fewer media types, or it is written in another way. */
function ruleOf({ contentType: old, ...before }: Node, { contentType: now, ...after }: Node): RuleName {
  if (!isSame(before, after) || !Array.isArray(old) || !Array.isArray(now)) return 'serialization-changed';
  const covers = (wide: string[], narrow: string[]): boolean =>
    narrow.every((type) => wide.some((each) => each === type || standsFor(each, type)));
  if (covers(now, old)) return 'media-type-widened';
  return covers(old, now) ? 'media-type-narrowed' : 'serialization-changed';
}

function propertiesOf(schema: LocatedValue, views: Views | undefined): Map<string, LocatedValue[]> {
  return views && schema.value !== undefined ? entriesIn(views.view([schema]), 'properties') : new Map();
}

/** What an Encoding Object says that is not so without it. */
function withoutDefaults(encoding: unknown, property: readonly LocatedValue[], views: Views, isForm: boolean): Node {
  if (!isNode(encoding)) return {};
  const { style = 'form', explode, allowReserved, contentType, headers, ...others } = encoding;
  const named = Object.entries(asNode(headers)).filter(([name]) => !isForm && name.toLowerCase() !== 'content-type');
  const isExploded = explode ?? isExplodedByDefault(String(style));
  const view = views.view(property);
  const types = allowedTypes(view);
  const isStyled = encoding.style !== undefined || explode !== undefined;
  // Without a style, objects are JSON.
  const isUsualStyle = style === 'form' && !(isStyled && hasObjects(view, views));
  const isUsualExplode = isExploded === isExplodedByDefault(String(style)) || !isExplodeUsed(String(style), types);
  // With a style, the media type does not count (4.15.1.2).
  const isUsualType =
    contentType === undefined || isStyled || usualTypes(view, views).includes(essenceOf(String(contentType)));
  return {
    ...others,
    ...(isUsualStyle || areScalars(types) ? {} : { style }),
    ...(isUsualExplode ? {} : { explode }),
    ...(allowReserved === true ? { allowReserved } : {}),
    ...(isUsualType ? {} : { contentType: String(contentType).split(',').map(plainMediaType).sort(compareText) }),
    ...(named.length > 0 ? { headers: Object.fromEntries(named) } : {}),
  };
}

/** Whether values, or the items of lists, are objects. */
function hasObjects(view: View, views: Views): boolean {
  const types = [view, views.view(statedIn(view, 'items'))].map(allowedTypes);
  return types.some((each) => each?.has('object'));
}

/** The media types that the values of a property have without an encoding: one, or two where versions of OpenAPI differ. */
function usualTypes(view: View, views: Views, depth = 0): string[] {
  const allowed = allowedTypes(view);
  if (!allowed) return ['application/octet-stream'];
  const [type, ...others] = [...allowed].filter((each) => each !== 'null');
  if (type === undefined || others.length > 0) return [];
  if (type === 'object') return ['application/json'];
  if (type === 'array') {
    const items = depth < 4 ? usualTypes(views.view(statedIn(view, 'items')), views, depth + 1) : [];
    return [...items, 'application/json'];
  }
  const stated = statedIn(view, 'contentMediaType').map(({ value }) => essenceOf(String(value)));
  if (stated.length > 0) return stated;
  const isFile =
    statedIn(view, 'contentEncoding').length > 0 || statedIn(view, 'format').some(({ value }) => value === 'binary');
  return [isFile ? 'application/octet-stream' : 'text/plain'];
}
