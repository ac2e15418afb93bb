import type { ApiPage, MediaTypeView, ModelPage, ReferencePage } from '../../reference/page';
import type { Reference } from '../../reference/stages/generate';
import { counted } from '../../reference/words';
import { type SearchRecord, searchRecord } from '../record';
import { allOperations, operationRecords } from './operationRecords';
import { apiPageRecord, areaOf, textOf } from './pageRecords';
import { parameterRecords } from './parameterRecords';
import { createSchemaRecorder, otherNames, type SchemaPlace, type SchemaRecorder } from './schemaRecords';

/** All that is found of a reference. Models with a page come first, so that fields lead there and not to a use. */
export function referenceRecords({ pages, model }: Pick<Reference, 'pages' | 'model'>): SearchRecord[] {
  const recorder = createSchemaRecorder(namesByTitle(model));
  const modelPages = pages.filter((page) => isModel(page));
  const models = modelPages.flatMap((page) => modelRecords(page, recorder));
  const opened = modelPages.flatMap((page) => recorder.below(page.schema, placeOf(page)));
  const apiPages = pages.filter((page) => isApi(page));
  const bodies = apiPages.flatMap((page) => bodyRecords(page, recorder));
  const fields = new Map(modelPages.map(({ url, schema }) => [url, schema.fields]));
  const operations = apiPages.flatMap((page) => operationRecords(page, fields));
  return [
    ...apiPages.map(apiPageRecord),
    ...operations,
    ...parameterRecords(apiPages),
    ...models,
    ...opened,
    ...bodies,
  ];
}

/** The names of the schemas that have a title; without one, a schema's name is its title. */
function namesByTitle({ schemas }: Reference['model']): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { name, schema } of schemas) {
    const title = ('title' in schema ? schema.title : undefined) ?? name;
    names.set(title, [...(names.get(title) ?? []), name]);
  }
  return names;
}

function isModel(page: ReferencePage): page is ModelPage {
  return page.kind === 'model';
}

function isApi(page: ReferencePage): page is ApiPage {
  return page.kind === 'api';
}

function modelRecords(page: ModelPage, recorder: SchemaRecorder): SearchRecord[] {
  const uses = new Set(page.usedBy.operations.map(({ href }) => href)).size;
  const facts = [
    ...(page.schema.fields.length > 0 ? [counted(page.schema.fields.length, 'field')] : []),
    ...(uses > 0 ? [`used by ${counted(uses, 'operation')}`] : []),
  ];
  const record = searchRecord({
    kind: 'model',
    title: page.title,
    where: facts.join(' · '),
    page: areaOf(page),
    url: page.url,
    ids: page.name === page.title ? '' : page.name,
    names: `${areaOf(page)} model schema`,
    values: (page.schema.searched ?? []).join('\n'),
    text: `${textOf(page, 160)} ${page.schema.fields.map(({ name }) => name).join(' ')}`,
  });
  return [record, ...recorder.below(page.schema, { ...placeOf(page), isOwnerAlone: true })];
}

/** The model of a page, as the owner of its fields. */
function placeOf(page: ModelPage): SchemaPlace {
  const owner = { name: page.title, isModel: true, ids: otherNames(page.title, [page.name]) };
  return { page, anchor: '', owner, path: [] };
}

/** The fields of bodies that are not a model with a page. */
function bodyRecords(page: ApiPage, recorder: SchemaRecorder): SearchRecord[] {
  return allOperations(page).flatMap(({ title, requestBody, responses }) => {
    const media: MediaTypeView[] = [
      ...(requestBody?.mediaTypes ?? []),
      ...responses.flatMap((each) => each.mediaTypes),
    ];
    return media.flatMap(({ schema, anchor }) => {
      const owner = { name: title, isModel: false, ids: [] };
      const place = { page, anchor, owner, path: [] };
      return schema ? recorder.below(schema, place) : [];
    });
  });
}
