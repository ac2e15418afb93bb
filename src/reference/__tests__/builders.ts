import { parse } from 'yaml';
import type { BuildContext } from '../buildContext';
import { createExampleCache, type ExampleCache } from '../examples/schemaExample';
import type { Node } from '../json';
import { keepLastRun, type LastRun } from '../lastRun';
import type { Description } from '../load/description';
import { readYaml } from '../load/yamlText';
import type {
  MediaType,
  NamedSchema,
  Operation,
  Parameter,
  ReferenceModel,
  Schema,
  SchemaObject,
  SchemaReference,
} from '../model';
import { findFieldProblems } from '../objects/fieldProblems';
import { buildModel } from '../objects/model';
import { buildSchema } from '../objects/schema';
import type { Download } from '../outputs/downloads';
import { makeReferenceIndex, type ReferenceIndex } from '../outputs/referenceIndex';
import type { ApiPage, ModelPage, OperationSection, ReferencePage } from '../page';
import { type Addresses, makeAddresses } from '../pages/addresses';
import { createLinkResolver } from '../pages/links';
import { makePages } from '../pages/pages';
import { limitPages } from '../pages/pagesLimit';
import { createTextRenderer, type RenderText } from '../pages/texts';
import { findUses } from '../pages/uses';
import type { Place, Problem } from '../problems';
import { withoutReuse } from '../reuse';
import { schemasByName } from '../schema';
import type { RichText } from '../text';
import { createValidator } from '../validate/validator';
import type { Workflow } from '../workflows/workflow';

/** What is kept of the run before, with the names of all that was made again, in their order. */
export function recordRecomputed(kept = keepLastRun()): { kept: LastRun; recomputed: string[] } {
  const recomputed: string[] = [];
  const noting =
    (take: LastRun['take']): LastRun['take'] =>
    (name, make) =>
      take(name, () => {
        recomputed.push(name);
        return make();
      });
  return { kept: { ...kept, take: noting(kept.take), takePlain: noting(kept.takePlain) }, recomputed };
}

/** Renders texts whose links all lead to the address that is written. */
export const renderTexts: RenderText = createTextRenderer((href) => href);

/** One such text. */
export function renderText(source: string): RichText {
  return renderTexts([source]);
}

/** A place in a document that has no files. */
export function placeOf(pointer: string): Place {
  return { file: 'openapi.yaml', line: 1, column: 1, pointer };
}

/** A whole document from the part that a test cares about, in YAML. */
export function documentOf(yaml: string, openapi = '3.1.0'): Node {
  return { openapi, info: { title: 'Test', version: '1' }, ...(parse(yaml) ?? {}) };
}

/** What the builders are given, for a document in YAML, with the problems that they report. */
export function contextOf(yaml = '', openapi = '3.1.0'): BuildContext & { problems: Problem[] } {
  const problems: Problem[] = [];
  return {
    document: documentOf(yaml, openapi),
    version: openapi.split('.').slice(0, 2).join('.'),
    report: (pointer, severity, message, remedy) =>
      problems.push({ severity, place: placeOf(pointer), message, remedy }),
    pointedSchemas: new Map(),
    problems,
  };
}

/** The value of a short YAML text. */
export function yamlOf(yaml: string): unknown {
  return parse(yaml);
}

/** The model of a document in YAML, with the problems found. */
export function modelOf(yaml: string, openapi?: string): { model: ReferenceModel; problems: Problem[] } {
  const document = documentOf(yaml, openapi) as unknown as Description['document'];
  const described = { document, locate: placeOf };
  const { model, problems } = buildModel(described);
  return { model, problems: [...problems, ...findFieldProblems(described)] };
}

/** A schema in YAML, with the named ones beside it. */
export function schemaOf(yaml: string, openapi?: string): SchemaObject {
  const schema = buildSchema(parse(yaml), contextOf('', openapi));
  if (schema.kind !== 'schema') throw new Error(`a schema of kind ${schema.kind}`);
  return schema;
}

/** Named schemas from a mapping in YAML. */
export function schemasOf(yaml = '', openapi?: string): Map<string, NamedSchema> {
  const { model } = modelOf(`components:\n  schemas:\n${yaml.replace(/^/gm, '    ')}`, openapi);
  return schemasByName(model.schemas);
}

/** A schema in YAML as one named `Subject`, with the named ones beside it, and what makes examples of them. */
export async function examplesOf(
  yaml: string,
  named = '',
  openapi?: string,
): Promise<{ schema: Schema; schemas: Map<string, NamedSchema>; cache: ExampleCache }> {
  const stated = (parse(named) ?? {}) as Node;
  const { parsed } = readYaml(yaml, 'subject.yaml');
  const document = { ...documentOf('', openapi), components: { schemas: { ...stated, Subject: parsed } } };
  const { model, schemaNodes } = buildModel({ document: document as never, locate: placeOf });
  const schemas = new Map(model.schemas.map((each) => [each.name, each]));
  const cache = createExampleCache(schemas, await createValidator(document, schemaNodes));
  return { schema: schemas.get('Subject')?.schema ?? { kind: 'any' }, schemas, cache };
}

const marks = { deprecated: false, readOnly: false, writeOnly: false };

export function schema(given: Partial<SchemaObject> = {}): SchemaObject {
  return {
    kind: 'schema',
    ...{ types: [], nullable: false, ...marks, enum: [], constraints: [], properties: [], patternProperties: [] },
    ...{ dependentRequired: [], dependentSchemas: [], prefixItems: [], allOf: [], oneOf: [], anyOf: [], examples: [] },
    ...given,
  };
}

export function reference(name: string, given: Partial<SchemaReference> = {}): SchemaReference {
  return { kind: 'reference', name, ...marks, examples: [], ...given };
}

/** An object schema with these optional properties. */
export function object(properties: Record<string, Schema>, given: Partial<SchemaObject> = {}): SchemaObject {
  const list = Object.entries(properties).map(([name, inner]) => ({ name, required: false, schema: inner }));
  return schema({ types: ['object'], properties: list, ...given });
}

export function parameter(given: Partial<Parameter> = {}): Parameter {
  return {
    ...{ name: 'q', in: 'query', required: true, deprecated: false, allowEmptyValue: false, allowReserved: false },
    ...{ style: 'form', explode: true, examples: [], pointer: '#' },
    ...given,
  };
}

export function mediaType(given: Partial<MediaType> = {}): MediaType {
  return { mediaType: 'application/json', examples: [], encoding: [], ...given };
}

export function operation(given: Partial<Operation> = {}): Operation {
  return {
    ...{ kind: 'operation', id: 'listTasks', method: 'get', path: '/tasks', tags: ['tasks'], deprecated: false },
    ...{ servers: [], security: [], parameters: [], responses: [], callbacks: [], pointer: '#/paths/~1tasks/get' },
    ...given,
  };
}

export function model(given: Partial<ReferenceModel> = {}): ReferenceModel {
  return {
    title: 'Test',
    version: '1',
    openapi: '3.1.0',
    info: {},
    servers: [],
    securitySchemes: [],
    tags: [],
    groups: [],
    operations: [],
    unresolvedPaths: [],
    emptyPaths: [],
    schemas: [],
    components: [],
    ...given,
  };
}

export interface Made {
  model: ReferenceModel;
  problems: Problem[];
  addresses: Addresses;
  pages: ReferencePage[];
  index: ReferenceIndex;
  renderText: RenderText;
  workflows: Workflow[];
  filesPath: string;
  downloads: Download[];
}

const home = { label: 'API', href: '/docs/api' };

/** Everything right of the document, for one in YAML: model, pages, index and problems. */
export function makeAll(
  yaml: string,
  openapi?: string,
  sitePaths = new Set<string>(),
  samples?: ExampleCache['samples'],
): Made {
  const { model: built, problems } = modelOf(yaml, openapi);
  const document = documentOf(yaml, openapi) as unknown as Description['document'];
  const schemas = schemasByName(built.schemas);
  const uses = findUses(built.operations, schemas);
  const addresses = makeAddresses(built, schemas, { basePath: '/docs/ref' }, (pointer, severity, message, remedy) =>
    problems.push({ severity, place: placeOf(pointer), message, remedy }),
  );
  const renderText = createTextRenderer(createLinkResolver({ addresses, docsPath: '/docs', sitePaths }));
  const cache = createExampleCache(schemas, undefined, samples);
  const pages = makePages({
    model: built,
    cache,
    uses,
    addresses,
    renderText,
    home,
    sourceOf: () => 'openapi.yaml',
    limit: limitPages({ document, locate: placeOf }),
    reuse: withoutReuse,
  });
  const index = makeReferenceIndex({ model: built, addresses, uses, pages });
  return {
    model: built,
    problems,
    addresses,
    pages,
    index,
    renderText,
    workflows: [],
    filesPath: '/',
    downloads: [],
  };
}

export function apiPage({ pages }: Made, title: string): ApiPage {
  const page = pages.find((candidate): candidate is ApiPage => candidate.kind === 'api' && candidate.title === title);
  if (!page) throw new Error(`no page ${title} among ${pages.map((candidate) => candidate.title).join(', ')}`);
  return page;
}

export function modelPage({ pages }: Made, name: string): ModelPage {
  const page = pages.find((candidate): candidate is ModelPage => candidate.kind === 'model' && candidate.name === name);
  if (!page) throw new Error(`no page of ${name}`);
  return page;
}

/** The section of the first operation of the first page. */
export function firstSection({ pages }: Made): OperationSection {
  const page = pages[0];
  const section = page?.kind === 'api' ? page.operations[0] : undefined;
  if (!section) throw new Error('no operation');
  return section;
}
