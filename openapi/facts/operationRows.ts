import { exampleProblems } from './exampleMatch';
import { fieldRows, nameRows, type Row, schemaProblems, statedIn } from './fieldRows';
import {
  asTree,
  examplesOf,
  type FoundOperation,
  findOperation,
  findResponse,
  follow,
  jsonBodyOf,
  type Tree,
} from './findInDescription';
import type { FactOperation, FactParameter } from './readFacts';
import { fieldAt, shapeOf } from './schemaShape';

/** Where an operation of the facts is to be found. */
interface Wanted {
  document: Tree;
  /** Address of its page, `group/slug`. */
  page: string;
  /** Begins the names of its rows, such as `tasks › Get tasks`. */
  place: string;
  fact: FactOperation;
}

/** One row for each fact about an operation. */
export function operationRows(wanted: Wanted): Row[] {
  const { place, fact } = wanted;
  return [
    headRow(wanted),
    ...parameterRows(wanted),
    ...fieldRows(wanted.document, `${place} › body`, fact.body, (name) => bodyField(wanted, name)),
    ...nameRows(`${place} › body`, fact.exampleOnlyBody ?? [], (name) => bodyField(wanted, name)),
    ...responseRows(wanted),
    ...exampleRows(wanted),
  ];
}

function headRow(wanted: Wanted): Row {
  const { document, page, place, fact } = wanted;
  const { title, method, path } = fact;
  return {
    place: `${place} › operation`,
    stated: {
      title,
      ...(method === null ? {} : { method }),
      ...(path === null ? {} : { path }),
      ...(fact.headersSeen?.['Content-Type'] ? { mediaType: fact.headersSeen['Content-Type'] } : {}),
    },
    check: (facts) => {
      const found = findOperation(document, page, String(facts.title));
      if (!found) return [`no operation of the page ${page} is called ${facts.title}`];
      const content = asTree(asTree(found.node.requestBody).content);
      return [
        ...(facts.method === undefined || facts.method === found.method.toUpperCase()
          ? []
          : [`method is ${found.method.toUpperCase()}, not ${facts.method}`]),
        ...(facts.path === undefined || facts.path === found.path ? [] : [`path is ${found.path}, not ${facts.path}`]),
        ...(facts.mediaType === undefined || String(facts.mediaType) in content
          ? []
          : [`media type is ${Object.keys(content)}, not ${facts.mediaType}`]),
      ];
    },
  };
}

function parameterRows(wanted: Wanted): Row[] {
  const { parameters } = wanted.fact;
  return parameters.map((row, index) => {
    const before = parameters.slice(0, index).filter(({ name }) => name === row.name).length;
    const later = parameters.slice(index + 1).map(({ name }) => name);
    return parameterRow(wanted, row, `${row.name}${before === 0 ? '' : ` (${before + 1})`}`, later);
  });
}

/** `later` are the names in the rows below, which must be other parameters than this one. */
function parameterRow(wanted: Wanted, row: FactParameter, label: string, later: string[]): Row {
  return {
    place: `${wanted.place} › ${row.in} ${label}`,
    stated: statedIn(row),
    check: (facts) => {
      const found = find(wanted)?.parameters.find((one) => one.name === facts.name && one.in === row.in);
      if (!found) return [`there is no ${row.in} parameter ${facts.name}`];
      if (later.includes(String(facts.name))) return [`a later row names ${facts.name} too`];
      const isRequired = found.required === true;
      return [
        ...schemaProblems(wanted.document, facts, [asTree(found.schema)]),
        ...(facts.required === undefined || facts.required === isRequired
          ? []
          : [isRequired ? 'is required' : 'is not required']),
      ];
    },
  };
}

function responseRows(wanted: Wanted): Row[] {
  const { document, place, fact } = wanted;
  const { status, model, array, fieldsSeen = [], fields = [] } = fact.response;
  const stated = Object.fromEntries(Object.entries({ status, model, array }).filter(([, value]) => value !== null));
  const head: Row = {
    place: `${place} › response`,
    stated,
    check: (facts) => {
      const operation = find(wanted);
      const stated = typeof facts.status === 'number' ? facts.status : null;
      if (!operation || !findResponse(document, operation, stated)) return [`there is no response ${facts.status}`];
      const isArray = shapeOf(document, responseSchema(wanted)).types.includes('array');
      const title = responseItems(wanted).map((item) => follow(document, item).title)[0];
      return [
        ...(facts.array === undefined || facts.array === isArray ? [] : [isArray ? 'is a list' : 'is not a list']),
        ...(facts.model === undefined || facts.model === title ? [] : [`model is ${title}, not ${facts.model}`]),
      ];
    },
  };
  return [
    ...(Object.keys(stated).length > 0 ? [head] : []),
    ...nameRows(`${place} › response`, fieldsSeen, (name) => responseField(wanted, name)),
    ...fieldRows(document, `${place} › response`, fields, (name) => responseField(wanted, name)),
  ];
}

function exampleRows(wanted: Wanted): Row[] {
  const { document, place, fact } = wanted;
  const { request, requestUrl, response } = fact.example ?? {};
  const rows: Row[] = [];
  if (request !== undefined && request !== null) {
    rows.push({
      place: `${place} › example request`,
      stated: { example: request },
      check: ({ example = null }) => exampleProblems(example, examplesOf(document, requestBody(wanted))),
    });
  }
  if (response !== undefined && response !== null) {
    rows.push({
      place: `${place} › example response`,
      stated: { example: response },
      check: ({ example = null }) => exampleProblems(example, examplesOf(document, responseBody(wanted))),
    });
  }
  if (requestUrl !== undefined) {
    rows.push({
      place: `${place} › example address`,
      stated: { example: requestUrl },
      check: ({ example }) => addressProblems(wanted, String(example)),
    });
  }
  return rows;
}

/** Whether the path fits the address, and its parameters show the values in the address. */
function addressProblems(wanted: Wanted, address: string): string[] {
  const found = find(wanted);
  const steps = found?.path.split('/') ?? [];
  const values = address.split('/');
  if (!found || steps.length !== values.length) return [`path is ${found?.path}, which does not fit ${address}`];
  return steps.flatMap((step, index) => {
    const name = /^\{(.+)\}$/.exec(step)?.[1];
    const value = values[index];
    if (name === undefined) return step === value ? [] : [`path is ${found.path}, which does not fit ${address}`];
    const parameter = found.parameters.find((one) => one.name === name && one.in === 'path') ?? {};
    const shown = examplesOf(wanted.document, parameter).map(String);
    return shown.includes(String(value)) ? [] : [`${name} is shown as ${shown.join(', ') || 'nothing'}, not ${value}`];
  });
}

function find({ document, page, fact }: Wanted): FoundOperation | undefined {
  return findOperation(document, page, fact.title);
}

function requestBody(wanted: Wanted): Tree {
  return jsonBodyOf(wanted.document, find(wanted)?.node.requestBody);
}

function bodyField(wanted: Wanted, name: string): Tree[] {
  return fieldAt(wanted.document, [asTree(requestBody(wanted).schema)], name);
}

function responseBody(wanted: Wanted): Tree {
  const operation = find(wanted);
  return operation
    ? jsonBodyOf(wanted.document, findResponse(wanted.document, operation, wanted.fact.response.status))
    : {};
}

function responseSchema(wanted: Wanted): Tree {
  return asTree(responseBody(wanted).schema);
}

/** The schema of the response, or of its items when it is a list. */
function responseItems(wanted: Wanted): Tree[] {
  const schema = responseSchema(wanted);
  const shape = shapeOf(wanted.document, schema);
  return shape.types.includes('array') ? shape.items : [schema];
}

function responseField(wanted: Wanted, name: string): Tree[] {
  return fieldAt(wanted.document, responseItems(wanted), name);
}
