import { exampleProblems } from './exampleMatch';
import { fieldRows, nameRows, type Row } from './fieldRows';
import { asList, findSchema, type Tree } from './findInDescription';
import type { FactModel, Json } from './readFacts';
import { anyShapeOf, fieldAt } from './schemaShape';

/** Where a model of the facts is to be found. */
interface Wanted {
  document: Tree;
  /** Begins the names of its rows, such as `tasks › model task`. */
  place: string;
  fact: FactModel;
  schema: () => Tree | undefined;
}

/** One row for each fact about the model whose page has this address. */
export function modelRows(document: Tree, address: string, place: string, fact: FactModel): Row[] {
  const schema = (): Tree | undefined => findSchema(document, { address });
  const page: Row = {
    place: `${place} › page`,
    stated: { address },
    check: (facts) =>
      findSchema(document, { address: String(facts.address) }) ? [] : [`no schema has the page ${facts.address}`],
  };
  const parts = Object.entries(fact.parts ?? {}).flatMap(([name, part]) =>
    partRows(document, place, name, part, schema),
  );
  return [page, ...schemaRows({ document, place, fact, schema }), ...parts];
}

/** A part with fields is a schema of its own with that title; a part with types lists the types of the field `type`. */
function partRows(
  document: Tree,
  owner: string,
  name: string,
  fact: FactModel,
  ofModel: () => Tree | undefined,
): Row[] {
  const place = `${owner} › ${name}`;
  const types = [...(fact.seen ?? []).map(({ typeName }) => typeName), ...(fact.seenInExamplesOnly ?? [])];
  if (types.length > 0) {
    return types.map((typeName) => ({
      place: `${place} › ${typeName}`,
      stated: { typeName },
      check: (facts) => {
        const schema = ofModel();
        const { values = [] } = anyShapeOf(document, schema ? fieldAt(document, [schema], 'type.typeName') : []);
        return values.includes(facts.typeName) ? [] : [`types are ${values.join(', ')}, without ${facts.typeName}`];
      },
    }));
  }
  const inner = { ...fact, ...(fact.example === undefined ? {} : { example: withoutName(fact.example, name) }) };
  const { title = '' } = fact;
  return schemaRows({ document, place, fact: inner, schema: () => findSchema(document, { title }) });
}

/** A part may be shown as the field that holds it: `{hint: {…}}` for the part `hint`. */
function withoutName(example: Json, name: string): Json {
  const isField = typeof example === 'object' && example !== null && !Array.isArray(example) && name in example;
  return isField ? (example[name] ?? null) : example;
}

function schemaRows({ document, place, fact, schema }: Wanted): Row[] {
  const find = (name: string): Tree[] => {
    const found = schema();
    return found ? fieldAt(document, [found], name) : [];
  };
  const nested = Object.entries(fact.nestedInExample ?? {}).flatMap(([owner, names]) =>
    names.map((name) => `${owner}.${name}`),
  );
  const examples = [fact.example, fact.additionalExample].flat().filter((example) => example !== undefined);
  const { title } = fact;
  return [
    ...(title === undefined ? [] : [titleRow(place, title, schema)]),
    ...fieldRows(document, `${place} › field`, fact.fields ?? [], find),
    ...fieldRows(document, `${place} › additional field`, fact.additionalFields ?? [], find),
    ...(fact.additionalFields ?? []).map(({ name }) => optionalRow(place, name, schema)),
    ...nameRows(`${place} › field`, [...(fact.exampleOnlyFields ?? []), ...nested], find),
    ...examples.filter((example) => example !== null).map((example, index) => exampleRow(example, index)),
  ];

  function exampleRow(stated: Json, index: number): Row {
    return {
      place: `${place} › example ${index + 1}`,
      stated: { example: stated },
      check: ({ example = null }) => exampleProblems(example, asList(schema()?.examples)),
    };
  }
}

function titleRow(place: string, title: string, schema: () => Tree | undefined): Row {
  return {
    place: `${place} › title`,
    stated: { title },
    check: (facts) => (schema()?.title === facts.title ? [] : [`title is ${schema()?.title}, not ${facts.title}`]),
  };
}

/** An additional field comes only when it is asked for, so nobody may rely on it. */
function optionalRow(place: string, name: string, schema: () => Tree | undefined): Row {
  return {
    place: `${place} › additional field ${name} › on request`,
    stated: { required: false },
    check: (facts) => (asList(schema()?.required).includes(name) === facts.required ? [] : ['is always present']),
  };
}
