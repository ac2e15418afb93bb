import { makeExample } from '../examples/schemaExample';
import { toPlainText } from '../markdown';
import type { NamedSchema } from '../model';
import type { FieldUse, ModelPage } from '../page';
import { compareText } from '../problems';
import type { Link } from '../text';
import { withArticle } from '../words';
import type { ModelPageAddress } from './addresses';
import { createAnchors, fieldAnchors, sharedAnchors } from './anchors';
import { asChosenMember, type ChosenValues, findChosenValues, withChosenValues } from './chosenValues';
import type { PageContext } from './context';
import { createRowCounter } from './countRows';
import { exampleNames } from './exampleNames';
import { valueView } from './examples';
import { breadcrumbs, operationLink } from './pageLinks';
import { createSchemaViewer } from './schemaView';
import { titleOf } from './typeWords';

/**
 * Rows up to which a model's page opens every named schema wherever it is used; a page that has more opens each once and,
 * after as many rows, only links them.
 */
const maxRows = 150;

/** Makes the pages of models. Their rows come first, since pages lead to each other's rows. */
export function makeModelPages(addresses: ModelPageAddress[], context: PageContext): ModelPage[] {
  // A comparison makes pages one by one, and all operations would be gone through for each of them.
  if (addresses.length === 0) return [];
  const chosen = findChosenValues(context.model.operations, context.schemas);
  const laid = addresses.map((given) => {
    const address = { ...given, schema: withChosenValues(given.schema, chosen, context.schemas) };
    return { address, layout: reused(address.schema, 'rows', { ...context, chosen }, layOutModel) };
  });
  const rows = new Map(laid.map(({ address, layout }) => [address.schema.name, fieldAnchors(layout.schema)]));
  return laid.map(({ address, layout }) => makeModelPage(address, layout, rows, { ...context, chosen }));
}

/** What the pages of models are made of. */
interface ModelContext extends PageContext {
  chosen: ChosenValues;
}

/** Anchors of the rows on a model's page by their path, by the model's name. */
type RowAnchors = Map<string, Map<string, string>>;

function makeModelPage(
  { schema: named, url, groupTitle }: ModelPageAddress,
  layout: Layout,
  rows: RowAnchors,
  context: ModelContext,
): ModelPage {
  const title = titleOf(named.name, context.schemas);
  return {
    kind: 'model',
    url,
    title,
    name: named.name,
    description: layout.schema.description,
    summary: layout.schema.description
      ? toPlainText(layout.schema.description, 160)
      : `Fields of ${title} in ${withArticle(context.model.title)}.`,
    source: context.sourceOf(named.pointer),
    breadcrumbs: modelCrumbs(groupTitle, context),
    ...layout,
    examples: labelled(reused(named, 'examples', context, modelExamples), named, context),
    usedBy: { operations: operationUses(named.name, context), fields: fieldUses(named.name, rows, context) },
  };
}

/** Where a model stands: in its group on the overview, or on the page that lists all models. */
function modelCrumbs(groupTitle: string, { home, modelsPage, addresses }: PageContext): Link[] {
  if (modelsPage === undefined) return breadcrumbs(groupTitle, home, addresses);
  return [home, ...breadcrumbs(groupTitle, { label: 'Models', href: modelsPage }, addresses)];
}

/** What is made of a model alone, so that it is reused while the model, and what chooses it elsewhere, is the same. */
function reused<Made>(
  named: NamedSchema,
  what: string,
  context: ModelContext,
  make: (named: NamedSchema, context: ModelContext) => Made,
): Made {
  const { reuse, limit, chosen } = context;
  const values = [...(chosen.get(named.name)?.values() ?? [])];
  const chosenBy = values.length > 0 ? `, chosen by ${JSON.stringify(values)}` : '';
  return limit.within(named.pointer, () =>
    reuse(`${what} of ${named.name}${chosenBy}`, [named.pointer], () => make(named, context)),
  );
}

type Layout = Pick<ModelPage, 'schema' | 'sharedAnchors'>;

function layOutModel({ name, schema }: NamedSchema, context: PageContext): Layout {
  // The examples are beside the fields, in full.
  const unexampled = schema.kind === 'schema' ? { ...schema, title: undefined, examples: [] } : schema;
  const counter = createRowCounter(context.outlineOf, maxRows);
  counter.add(unexampled, { open: [name] });
  const once = counter.rows() >= maxRows;
  const anchors = createAnchors();
  const viewer = createSchemaViewer({ ...context, anchors, once, rowLimit: maxRows });
  const anchor = anchors.top(name);
  const laid = viewer.view(unexampled, { anchor, depth: 0, within: { name, anchor }, once });
  return { schema: laid, ...sharedAnchors(anchors) };
}

function modelExamples(named: NamedSchema, { schemas, cache, limit, chosen }: ModelContext): ModelPage['examples'] {
  const { schema } = named;
  const stated = schema.kind === 'schema' ? schema.examples : [];
  const whole = asChosenMember(named, chosen, schemas) ?? schema;
  const values = stated.length > 0 ? stated : [makeExample(whole, schemas, 'response', cache)];
  return values.map((value, index) => {
    const view = valueView(value);
    limit.count(view.code.length);
    return { ...view, ...(values.length > 1 ? { name: `${index + 1}`, label: `Example ${index + 1}` } : {}) };
  });
}

/** Examples with the names that operations have for them. */
function labelled(
  examples: ModelPage['examples'],
  { name, schema }: NamedSchema,
  { uses }: PageContext,
): ModelPage['examples'] {
  const stated = schema.kind === 'schema' ? schema.examples : [];
  const names = exampleNames(stated, uses.operations.get(name)?.keys() ?? []);
  return examples.map((example, index) => ({ ...example, ...(names[index] ? { label: names[index] } : {}) }));
}

function operationUses(name: string, { addresses, uses }: PageContext): ModelPage['usedBy']['operations'] {
  return [...(uses.operations.get(name) ?? [])].map(([operation, places]) => ({
    ...operationLink(operation, addresses),
    places,
  }));
}

function fieldUses(name: string, rows: RowAnchors, { addresses, schemas, uses }: PageContext): FieldUse[] {
  return (uses.fields.get(name) ?? [])
    .flatMap(({ schema, field }) => {
      const page = addresses.models.get(schema);
      if (page === undefined) return [];
      const anchor = rows.get(schema)?.get(field);
      return [{ model: titleOf(schema, schemas), field, href: anchor === undefined ? page : `${page}#${anchor}` }];
    })
    .sort((a, b) => compareText(a.model, b.model) || compareText(a.field, b.field));
}
