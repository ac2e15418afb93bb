import type { ObjectName } from '../../src/reference/fieldSupport';
import { extendPointer, pointerKeys, toPointer } from '../../src/reference/pointer';
import { type FieldVisit, walkObject } from '../../src/reference/support/walk';
import { type Needle, needlesOf } from './needles';
import { createTextOrder, type Replaced } from './textOrder';

/** A part of a description that is shown as a whole: what has to be seen of it, and which other parts it names. */
export interface Region {
  pointer: string;
  kind: 'operation' | 'schema' | 'component' | 'tag' | 'root';
  needles: Needle[];
  /** What it names, and whether a text of its own is there in place of the named schema's. */
  references: Map<string, Replaced>;
}

const componentObjects: Record<string, ObjectName> = {
  schemas: 'Schema',
  responses: 'Response',
  parameters: 'Parameter',
  examples: 'Example',
  requestBodies: 'RequestBody',
  headers: 'Header',
  links: 'Link',
  callbacks: 'Callback',
  pathItems: 'PathItem',
  mediaTypes: 'MediaType',
};

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

/** Cuts a bundled document into its operations, components, tags and the rest. */
export function readRegions(document: object): Region[] {
  const root = fieldsOf(document);
  const components = fieldsOf(root.components);
  const paths = [...pathItems(root.paths, '#/paths'), ...pathItems(root.webhooks, '#/webhooks')];
  return [
    readRegion(
      'root',
      'OpenAPI',
      { ...root, paths: {}, webhooks: {}, tags: [], security: [], components: rootComponents(components) },
      '#',
    ),
    ...paths.flatMap(([pointer, item]) => readPathItem(pointer, fieldsOf(item))),
    ...Object.entries(componentObjects).flatMap(([name, object]) =>
      Object.entries(fieldsOf(components[name])).map(([key, value]) =>
        readRegion(object === 'Schema' ? 'schema' : 'component', object, value, toPointer(['components', name, key])),
      ),
    ),
    ...Object.values(fieldsOf(root.tags)).map((tag, index) =>
      readRegion('tag', 'Tag', tag, toPointer(['tags', index])),
    ),
  ];
}

function rootComponents({ securitySchemes }: Fields): Fields {
  return { securitySchemes };
}

function pathItems(value: unknown, pointer: string): [string, unknown][] {
  return Object.entries(fieldsOf(value))
    .filter(([key]) => !key.startsWith('x-'))
    .map(([key, item]) => [extendPointer(pointer, key), item]);
}

const ownFields = new Set(['summary', 'description', 'servers', 'parameters', '$ref']);

/** The operations of a path, each with what the path says for all of them. */
function readPathItem(pointer: string, item: Fields): Region[] {
  if (typeof item.$ref === 'string') return [];
  const shared = Object.fromEntries(Object.entries(item).filter(([key]) => ownFields.has(key)));
  const operations = Object.entries(item).filter(
    ([key]) => !ownFields.has(key) && !key.startsWith('x-') && key !== 'additionalOperations',
  );
  const additional = Object.entries(fieldsOf(item.additionalOperations)).map(
    ([method, value]) => [`additionalOperations/${method}`, value] as const,
  );
  return [...operations, ...additional].flatMap(([key, value]) => {
    const place = `${pointer}/${key}`;
    const region = readRegion('operation', 'Operation', value, place);
    const around = readRegion('operation', 'PathItem', withoutReplaced(shared, fieldsOf(value)), pointer);
    return [
      {
        ...region,
        needles: [...region.needles, ...around.needles],
        references: new Map([...region.references, ...around.references]),
      },
    ];
  });
}

/** What the operation states itself replaces what the path states for it: servers, and parameters of the same name. */
function withoutReplaced(shared: Fields, operation: Fields): Fields {
  const own = new Set(Object.values(fieldsOf(operation.parameters)).map(parameterKey));
  const parameters = Object.values(fieldsOf(shared.parameters)).filter(
    (parameter) => !own.has(parameterKey(parameter)),
  );
  return { ...shared, parameters, ...(operation.servers === undefined ? {} : { servers: [] }) };
}

function parameterKey(parameter: unknown): string {
  const { name, in: place, $ref } = fieldsOf(parameter);
  return $ref === undefined ? `${String(place)} ${String(name)}` : String($ref);
}

function readRegion(kind: Region['kind'], object: ObjectName, value: unknown, pointer: string): Region {
  const region: Region = { pointer, kind, needles: [], references: new Map() };
  const order = createTextOrder(object, value, pointer);
  const refer = (target: string, replaced: Replaced): void => {
    // One use without a text of its own is enough for the named schema's text to be shown.
    const known = region.references.get(target);
    region.references.set(target, known === undefined || known === 'yes' ? replaced : known);
  };
  const visit = (field: FieldVisit): boolean => {
    const { field: name, value: inner } = field;
    const replaced = order.visit(field);
    if (name === '$ref' || name === '$dynamicRef') refer(String(inner), replaced);
    if (field.object === 'Discriminator' && name === 'mapping') {
      for (const target of Object.values(fieldsOf(inner))) refer(toSchemaPointer(String(target)), 'no');
    }
    region.needles.push(
      ...needlesOf(field)
        .filter(isSeen)
        .flatMap((needle) => limit(needle, field, replaced, pointer)),
    );
    return true;
  };
  walkObject(object, value, pointer, visit);
  return region;
}

/**
 * A schema's title names its page and nothing else; its text gives way to the text of what uses it; true and false are
 * no examples.
 */
function limit(
  needle: Needle,
  { object, field, pointer, value }: FieldVisit,
  replaced: Replaced,
  top: string,
): Needle[] {
  if (object !== 'Schema') return [needle];
  if (field === 'title') return pointer === `${top}/title` ? [{ ...needle, only: 'on its page' }] : [];
  if (
    /^examples?$/.test(field) &&
    [value].flat().some((each) => String(each) === needle.text && typeof each === 'boolean')
  )
    return [];
  if (field !== 'description' || replaced === 'no') return [needle];
  return [{ ...needle, only: replaced === 'yes' ? 'nowhere' : 'where nothing replaces it' }];
}

function isSeen({ text }: Needle): boolean {
  return text.trim() !== '';
}

function toSchemaPointer(target: string): string {
  return target.includes('/') ? target : toPointer(['components', 'schemas', target]);
}

/** Pointer of the component that a reference names, or that holds what it names. */
export function componentOf(reference: string): string {
  const keys = pointerKeys(reference);
  return toPointer(keys[0] === 'components' ? keys.slice(0, 3) : keys);
}
