import { asNode, isSame, type Node } from '../../reference/json';
import { schemaKeywords, schemaRows } from '../../reference/keywords/table';
import { codeSpan } from '../../reference/outputs/markdown/text';
import { pointerKeys } from '../../reference/pointer';
import { compareEnd, type Lifetime } from '../api/lifetime';
import type { RuleName } from '../change';
import { type ComparedPlace, type Pair, report } from '../comparison';
import { allowedTypes, textKeywords } from './allowed';
import { code } from './values';
import { hasFlag, type StatedValue, statedIn, type View } from './views';

/** Compares what says something about values and limits none (JSON Schema 2020-12, validation 9). */
export function compareAnnotations(pair: Pair, at: ComparedPlace, today: string): void {
  const { base, revision } = pair;
  compareFlag(pair, at, 'deprecated', ['schema-deprecated', 'schema-restored']);
  compareEnd(lifetimeOf(base), lifetimeOf(revision), at, today);
  const [old, now] = [statedIn(base, 'default')[0], statedIn(revision, 'default')[0]];
  if (!isSame(old?.value, now?.value)) {
    const detail = `${old ? code(old.value) : 'none'} → ${now ? code(now.value) : 'none'}`;
    const rule = at.written === 'parameter' ? 'parameter-default-changed' : 'default-changed';
    report(at, rule, { base: old?.pointer, revision: now?.pointer, detail });
  }
  for (const keyword of new Set([...textKeywords, ...extensionsOf(base, revision)]))
    if (keyword !== 'examples') compareTextKeyword(pair, at, keyword);
  compareXml(pair, at);
}

/** Compares how a value is written as XML; what goes without saying may be stated or not. */
function compareXml({ base, revision }: Pair, at: ComparedPlace): void {
  const [old, now] = [statedIn(base, 'xml')[0], statedIn(revision, 'xml')[0]];
  if (isSame(old?.value, now?.value)) return;
  // What a reference leads to may be the value of properties with other names.
  const isProperty = !(base.isReference && revision.isReference);
  if (isSame(writtenAsXml(base, old, isProperty), writtenAsXml(revision, now, isProperty))) return;
  const places = { base: old?.pointer, revision: now?.pointer };
  report(at, at.written === 'XML' ? 'xml-changed' : 'unused-xml-changed', places);
}

/** An XML Object (4.26) with its defaults, and `attribute` and `wrapped` as the `nodeType` of 3.2 that they are. */
function writtenAsXml(view: View, stated: StatedValue | undefined, isProperty: boolean): Node {
  const { attribute, wrapped, nodeType, name, namespace, prefix, ...others } = asNode(stated?.value);
  const keys = pointerKeys(stated?.schema.pointer ?? view.stated);
  const ownName = isProperty && keys.at(-2) === 'properties' ? keys.at(-1) : undefined;
  const isList = allowedTypes(view)?.has('array') === true;
  const usual = attribute === true ? 'attribute' : isList && wrapped !== true ? 'none' : 'element';
  const type = nodeType ?? usual;
  // A list without an element has only those of its items.
  if (isList && type === 'none' && ownName !== undefined) return { type };
  return { ...others, type, name: name || ownName, namespace: namespace || undefined, prefix: prefix || undefined };
}

function lifetimeOf(view: View): Lifetime {
  return {
    deprecated: statedIn(view, 'deprecated').find(({ value }) => value === true),
    sunset: statedIn(view, 'x-sunset')[0],
    stability: statedIn(view, 'x-stability-level')[0],
  };
}

/** Compares a flag that may be on one side alone. */
export function compareFlag(
  { base, revision }: Pair,
  at: ComparedPlace,
  keyword: string,
  rules: [RuleName, RuleName],
): void {
  const [old, now] = [hasFlag(base, keyword), hasFlag(revision, keyword)];
  const places = { base: statedIn(base, keyword)[0]?.pointer, revision: statedIn(revision, keyword)[0]?.pointer };
  if (!old && now) report(at, rules[0], places);
  if (old && !now) report(at, rules[1], places);
}

function compareTextKeyword({ base, revision }: Pair, at: ComparedPlace, keyword: string): void {
  const [old, now] = [statedTexts(base, keyword), statedTexts(revision, keyword)];
  const isUnchanged = old.length === now.length && old.every(({ value }, index) => isSame(value, now[index]?.value));
  if (isUnchanged) return;
  // A text that another schema says as well is no change: it was moved.
  const [gone, fresh] = [unlike(old, now), unlike(now, old)];
  if (gone.length + fresh.length === 0) return;
  const places = { base: (gone[0] ?? old[0])?.pointer, revision: (fresh[0] ?? now[0])?.pointer };
  const isListed = keyword === 'example' && statedIn(revision, 'examples').length > 0;
  report(at, 'text-changed', { ...places, detail: codeSpan(isListed ? 'examples' : keyword) });
}

/** What a keyword says; an example that is alone (3.0) and those of a list (3.1) are the same. */
function statedTexts(view: View, keyword: string): StatedValue[] {
  const list = keyword === 'example' ? statedIn(view, 'examples') : [];
  const listed = list.flatMap((stated) => [stated.value].flat().map((value) => ({ ...stated, value })));
  return [...statedIn(view, keyword), ...listed];
}

/** What is stated on one side alone. */
function unlike(stated: readonly StatedValue[], others: readonly StatedValue[]): StatedValue[] {
  return stated.filter(({ value }) => !others.some((other) => isSame(value, other.value)));
}

function extensionsOf(...views: View[]): string[] {
  const known = ['x-extensible-enum', 'x-sunset', 'x-stability-level', ...schemaRows.map(({ keyword }) => keyword)];
  const keywords = views.flatMap(({ schemas }) => schemas.flatMap(({ node }) => Object.keys(node)));
  const isFree = (keyword: string): boolean => keyword.startsWith('x-') || !Object.hasOwn(schemaKeywords, keyword);
  return [...new Set(keywords.filter((keyword) => isFree(keyword) && !known.includes(keyword)))];
}
