import type { ReferencePage } from '../../reference/page';
import { anchorsTo } from '../../reference/pages/anchors';
import type { FieldView, SchemaView } from '../../reference/schemaRows';
import { toPhrase } from '../ranking/query';
import { type SearchRecord, searchRecord } from '../record';
import { placeOnPage, textOf } from './pageRecords';

/** What fields belong to: a model or an operation. */
interface SchemaOwner {
  name: string;
  isModel: boolean;
  /** The names of a model among the components of the description, where its title is another one. */
  ids: string[];
}

/** Where a schema stands while its fields become records. */
export interface SchemaPlace {
  page: ReferencePage;
  /** Anchor that stands for the schema itself. */
  anchor: string;
  /** The model that the fields belong to, else the operation. */
  owner: SchemaOwner;
  /** Names from the owner down to the schema. */
  path: string[];
  /** Whether the models that open in it are left for later, since each has its fields on its own page if it has one. */
  isOwnerAlone?: boolean;
}

/** Makes records of schemas; a model's fields are recorded once, where they are met first. */
export interface SchemaRecorder {
  /** The fields below a schema, and the models without a page that open there. */
  below: (schema: SchemaView, place: SchemaPlace) => SearchRecord[];
  /** The field itself and all below it. */
  field: (field: FieldView, place: SchemaPlace) => SearchRecord[];
}

/** `models` holds the names of the named schemas by title: what opens under such a title is a model. */
export function createSchemaRecorder(models: ReadonlyMap<string, string[]>): SchemaRecorder {
  const recorded = new Set<string>();
  const once = (key: string): boolean => !recorded.has(key) && Boolean(recorded.add(key));

  const modelOwner = (title: string): SchemaOwner => {
    const ids = otherNames(title, models.get(title) ?? []);
    return { name: title, isModel: true, ids };
  };

  const below = (schema: SchemaView, place: SchemaPlace): SearchRecord[] => {
    if (isElsewhere(schema, place.page.url)) return [];
    const opensModel = models.has(schema.fieldsOf) && schema.fields.length + schema.alternatives.length > 0;
    const inside =
      opensModel && !(place.owner.isModel && place.path.length === 0)
        ? { ...place, owner: modelOwner(schema.fieldsOf), path: [] }
        : place;
    if (inside !== place && place.isOwnerAlone) return [];
    const isNewModel = inside !== place && once(`model ${schema.fieldsOf}`);
    return [
      ...(isNewModel ? [modelRecord(schema, place, inside.owner)] : []),
      ...schema.fields.flatMap((child) => field(child, inside)),
      ...schema.alternatives.flatMap(({ options }) =>
        options.flatMap((option) => below(option.schema, { ...inside, anchor: option.anchor })),
      ),
    ];
  };

  const field = (view: FieldView, place: SchemaPlace): SearchRecord[] => {
    const inside = { ...place, anchor: view.anchor, path: [...place.path, view.name] };
    const isNew = view.named && once(`${place.owner.name}.${inside.path.join('.')}`);
    return [...(isNew ? [fieldRecord(view, inside)] : []), ...below(view, inside)];
  };

  return { below, field };
}

/** The names of a schema that differ from its title by more than their spelling: `ShopWrite` for "Store to write". */
export function otherNames(title: string, names: string[]): string[] {
  return names.filter((name) => toPhrase(name) !== toPhrase(title));
}

/** Whether a schema is a model with a page of its own, on which its fields are recorded. */
function isElsewhere({ type }: SchemaView, page: string): boolean {
  return type.some(({ href }) => href !== undefined && href !== page);
}

function modelRecord(schema: SchemaView, { page, anchor }: SchemaPlace, { ids }: SchemaOwner): SearchRecord {
  return searchRecord({
    kind: 'model',
    title: schema.fieldsOf,
    where: textOf(schema, 90),
    page: placeOnPage(page),
    url: `${page.url}#${anchor}`,
    ids: ids.join(' '),
    names: 'model schema',
  });
}

function fieldRecord(field: FieldView, { page, owner, path }: SchemaPlace): SearchRecord {
  const name = path.join('.');
  return searchRecord({
    kind: 'field',
    title: owner.isModel ? `${owner.name}.${name}` : name,
    ...(owner.isModel ? {} : { of: owner.name }),
    where: typeOf(field),
    page: placeOnPage(page),
    url: `${page.url}#${field.anchor}`,
    ids: [...owner.ids, ...(page.kind === 'model' ? pathFromPage(field, path) : [])].join(' '),
    names: owner.isModel ? '' : owner.name,
    values: (field.searched ?? []).join('\n'),
  });
}

/** The way to a field of a model without a page, from the page that shows it: `task.executors.name`. */
function pathFromPage({ anchor }: FieldView, path: string[]): string[] {
  return anchorsTo(anchor).length > path.length + 1 ? [anchor] : [];
}

/** The type of a field in words. */
export function typeOf({ type }: SchemaView): string {
  return type.map(({ text }) => text).join('');
}
