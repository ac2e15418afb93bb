import { makeExample } from '../examples/schemaExample';
import { toPlainText } from '../markdown';
import type { ReferenceModel } from '../model';
import type { ApiPage, FieldUse, ModelPage, OperationLink, ReferencePage } from '../page';
import { compareText } from '../problems';
import type { Addresses, ApiPageAddress, ModelPageAddress } from './addresses';
import { createAnchors } from './anchors';
import { valueView } from './examples';
import type { LinkText } from './links';
import { operationSection } from './operationSection';
import { findUses, type Uses } from './reach';
import { createSchemaViewer, type SchemaViewer } from './schemaView';

/** Rows of fields up to which a page opens every named schema wherever it is used. */
const fullRows = 1000;
/** Rows of fields after which a page only links named schemas. */
const mostRows = 2500;
/** Rows up to which a model's page opens every named schema wherever it is used, and after which it only links. */
const fullModelRows = 150;
const modelRows = 400;

interface PageContext {
  model: ReferenceModel;
  addresses: Addresses;
  linkText: LinkText;
  /** Source file of a pointer, relative to the site's folder. */
  sourceOf: (pointer: string) => string;
  home: { label: string; href: string };
}

/** Makes every page of the reference, API pages first, in the order of the sidebar. */
export function makePages(context: PageContext): ReferencePage[] {
  const schemas = new Map(context.model.schemas.map((schema) => [schema.name, schema]));
  const uses = findUses(context.model.operations, context.model.schemas);
  return [
    ...context.addresses.apiPages.map((address) => makeApiPage(address, schemas, context)),
    ...context.addresses.modelPages.map((address) => makeModelPage(address, schemas, uses, context)),
  ];
}

type Schemas = Map<string, ReferenceModel['schemas'][number]>;

function makeApiPage(address: ApiPageAddress, schemas: Schemas, context: PageContext): ApiPage {
  const full = layOut(address, schemas, context, false, fullRows);
  const { operations } = full.viewer.rows() < fullRows ? full : layOut(address, schemas, context, true, mostRows);
  const { tag } = address;
  return {
    kind: 'api',
    url: address.url,
    title: tag.title,
    description: tag.description && context.linkText(tag.description),
    summary: tag.description
      ? toPlainText(tag.description, 160)
      : `Operations of ${tag.title} in the ${context.model.title}.`,
    source: context.sourceOf(address.operations[0]?.pointer ?? tag.pointer),
    breadcrumbs: breadcrumbs(address.groupTitle, context),
    externalDocs: tag.externalDocs && {
      label: tag.externalDocs.description?.source ?? tag.externalDocs.url,
      href: context.linkText.href(tag.externalDocs.url),
    },
    operations,
    ...notesOf(tag),
    seeAlso: context.model.operations
      .filter((operation) => operation.tags.slice(1).includes(tag.name))
      .map((operation) => operationLink(operation, context.addresses)),
  };
}

/** What a tag says of itself beside its title. */
function notesOf({ summary, kind }: ApiPageAddress['tag']): Pick<ApiPage, 'notes'> {
  const notes = [summary, kind === undefined ? undefined : `Kind of tag: ${kind}`].filter((note) => note !== undefined);
  return notes.length > 0 ? { notes } : {};
}

function layOut(address: ApiPageAddress, schemas: Schemas, context: PageContext, once: boolean, rowLimit: number) {
  const anchors = createAnchors();
  const { addresses, linkText } = context;
  const viewer: SchemaViewer = createSchemaViewer({
    ...{ schemas, linkText, anchors, once, rowLimit },
    modelHref: (name) => addresses.models.get(name),
  });
  const titled = address.operations.map((operation) => ({ operation, anchor: anchors.top(operation.id) }));
  const section = { addresses, anchors, schemas, viewer, linkText };
  return { viewer, operations: titled.map(({ operation, anchor }) => operationSection(operation, anchor, section)) };
}

function breadcrumbs(groupTitle: string, { home }: PageContext) {
  return groupTitle === '' ? [home] : [home, { label: groupTitle, href: `${home.href}#${groupAnchor(groupTitle)}` }];
}

/** Anchor of a group's heading in the table of contents. */
export function groupAnchor(groupTitle: string): string {
  return groupTitle.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** Anchor of a group's list of models in the table of contents. */
export function modelsAnchor(groupTitle: string): string {
  return `models-${groupAnchor(groupTitle)}`;
}

function operationLink(operation: ReferenceModel['operations'][number], addresses: Addresses): OperationLink {
  const address = addresses.operations.get(operation.id);
  return {
    label: operation.summary ?? operation.id,
    href: address ? `${address.page}#${address.anchor}` : '',
    method: operation.kind === 'webhook' ? 'EVENT' : operation.method.toUpperCase(),
    path: operation.path,
    deprecated: operation.deprecated,
  };
}

function layOutModel(named: ReferenceModel['schemas'][number], schemas: Schemas, context: PageContext, once: boolean) {
  const { addresses, linkText } = context;
  const anchors = createAnchors();
  const viewer = createSchemaViewer({
    ...{ schemas, linkText, anchors, once, rowLimit: once ? modelRows : fullModelRows },
    modelHref: (name) => addresses.models.get(name),
  });
  const anchor = anchors.top(named.name);
  const branch = new Map([[named.name, anchor]]);
  // The examples stand beside the fields, in full.
  const unexampled = named.schema.kind === 'schema' ? { ...named.schema, examples: [] } : named.schema;
  const schema = viewer.view(unexampled, { anchor, depth: 0, branch, once });
  return { schema, rows: viewer.rows() };
}

function makeModelPage(address: ModelPageAddress, schemas: Schemas, uses: Uses, context: PageContext): ModelPage {
  const { schema: named, url } = address;
  const full = layOutModel(named, schemas, context, false);
  const { schema } = full.rows < fullModelRows ? full : layOutModel(named, schemas, context, true);
  const title = schema.title ?? named.name;
  return {
    kind: 'model',
    url,
    title,
    name: named.name,
    description: schema.description,
    summary: schema.description
      ? toPlainText(schema.description, 160)
      : `Fields of ${title} in the ${context.model.title}.`,
    source: context.sourceOf(named.pointer),
    breadcrumbs: breadcrumbs(address.groupTitle, context),
    // The page's heading says the title.
    schema: { ...schema, facts: schema.facts.filter(({ label, value }) => label !== 'Title' || value !== title) },
    examples: modelExamples(named, schemas),
    usedBy: { operations: operationUses(named.name, uses, context), fields: fieldUses(named.name, uses, context) },
  };
}

function modelExamples(named: ReferenceModel['schemas'][number], schemas: Schemas): ModelPage['examples'] {
  const stated = named.schema.kind === 'schema' ? named.schema.examples : [];
  const values = stated.length > 0 ? stated : [makeExample(named.schema, schemas, 'response')];
  return values.map((value, index) => ({
    ...valueView(value, 'application/json'),
    ...(values.length > 1 ? { name: `${index + 1}`, label: `Example ${index + 1}` } : {}),
  }));
}

function operationUses(name: string, uses: Uses, { addresses, model }: PageContext): ModelPage['usedBy']['operations'] {
  const used = uses.operations.get(name) ?? new Map();
  return model.operations
    .filter((operation) => used.has(operation))
    .map((operation) => ({ ...operationLink(operation, addresses), places: used.get(operation) ?? [] }));
}

function fieldUses(name: string, uses: Uses, { addresses, model }: PageContext): FieldUse[] {
  const titles = new Map(
    model.schemas.map(({ name: key, schema }) => [key, 'title' in schema ? schema.title : undefined]),
  );
  return (uses.fields.get(name) ?? [])
    .flatMap(({ schema, field }) => {
      const page = addresses.models.get(schema);
      if (page === undefined) return [];
      const anchors = createAnchors();
      return [
        {
          model: titles.get(schema) ?? schema,
          field,
          href: `${page}#${anchors.child(anchors.top(schema), field.split('.')[0] ?? '')}`,
        },
      ];
    })
    .sort((a, b) => compareText(a.model, b.model) || compareText(a.field, b.field));
}
