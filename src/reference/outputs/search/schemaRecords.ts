import type { SearchRecord } from '../../../search/record';
import type { FieldView, SchemaView } from '../../page';
import { textOf } from './textOf';

/** Where a schema stands while its fields become records. */
export interface SchemaPlace {
  /** Address of the page, without an anchor. */
  page: string;
  /** Anchor that stands for the schema itself. */
  anchor: string;
  /** The model that the fields belong to, else the operation. */
  owner: { name: string; isModel: boolean };
  /** Names from the owner down to the schema. */
  path: string[];
}

/** Makes records of schemas; a model's fields are recorded once, where they are met first. */
export interface SchemaRecorder {
  /** The fields below a schema, and the models without a page that open there. */
  below: (schema: SchemaView, place: SchemaPlace) => SearchRecord[];
  /** The field itself and all below it. */
  field: (field: FieldView, place: SchemaPlace) => SearchRecord[];
}

/** `models` holds the titles of the named schemas: what opens under such a title is a model. */
export function createSchemaRecorder(models: ReadonlySet<string>): SchemaRecorder {
  const recorded = new Set<string>();
  const once = (key: string): boolean => !recorded.has(key) && Boolean(recorded.add(key));

  const below = (schema: SchemaView, place: SchemaPlace): SearchRecord[] => {
    if (isElsewhere(schema, place.page)) return [];
    const opensModel = models.has(schema.fieldsOf) && schema.fields.length + schema.alternatives.length > 0;
    const inside =
      opensModel && !(place.owner.isModel && place.path.length === 0)
        ? { ...place, owner: { name: schema.fieldsOf, isModel: true }, path: [] }
        : place;
    const isNewModel = inside !== place && once(`model ${schema.fieldsOf}`);
    return [
      ...(isNewModel ? [modelRecord(schema, place)] : []),
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

/** Whether a schema is a model with a page of its own, on which its fields are recorded. */
function isElsewhere({ type }: SchemaView, page: string): boolean {
  return type.some(({ href }) => href !== undefined && href !== page);
}

function modelRecord(schema: SchemaView, { page, anchor }: SchemaPlace): SearchRecord {
  return {
    group: 'models',
    kind: 'model',
    title: schema.fieldsOf,
    where: textOf(schema, 90),
    url: `${page}#${anchor}`,
    names: '',
    values: '',
    text: '',
  };
}

function fieldRecord(field: FieldView, { page, owner, path }: SchemaPlace): SearchRecord {
  const name = path.join('.');
  return {
    group: 'fields',
    kind: 'field',
    title: owner.isModel ? `${owner.name}.${name}` : name,
    ...(owner.isModel ? {} : { of: owner.name }),
    where: typeOf(field),
    url: `${page}#${field.anchor}`,
    names: owner.isModel ? pathFromPage(field, path) : owner.name,
    values: field.enum.map(({ value }) => value).join('\n'),
    text: '',
  };
}

/** The way to a field of a model without a page, from the page that shows it: `task.executors.name`. */
function pathFromPage({ anchor }: FieldView, path: string[]): string {
  return anchor.split('.').length > path.length + 1 ? anchor : '';
}

/** The type of a field in words. */
export function typeOf({ type }: SchemaView): string {
  return type.map(({ text }) => text).join('');
}
