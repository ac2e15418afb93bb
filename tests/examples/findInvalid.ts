import Ajv2020, { type ErrorObject } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { createAnchorFinder } from '../../src/reference/anchors';
import type { BuildContext } from '../../src/reference/buildContext';
import { createExampleCache, type Direction, makeExample } from '../../src/reference/examples/schemaExample';
import type { Json } from '../../src/reference/json';
import { toJsonText } from '../../src/reference/jsonText';
import { loadDescription } from '../../src/reference/load/description';
import { buildModel } from '../../src/reference/objects/model';
import { valueAt } from '../../src/reference/pointer';
import { createValidator } from '../../src/reference/validate/validator';
import { isAuthors, isImpossible, isMissedByAuthor, statedTexts } from './excuses';
import { type Conversion, idOf, isNode, type Node, toJsonSchema } from './jsonSchema';
import { listShown, type Shown } from './shown';

/** A made-up value that its schema refuses, although the schema can be met. */
export interface Invalid {
  name: string;
  direction: Direction;
  value: Json;
  errors: string;
}

export interface Checked {
  invalid: Invalid[];
  count: number;
  /** How many schemas cannot be met, and by which of the rules. */
  excused: Record<'stated' | 'impossible' | 'alike', number>;
}

/** Makes the example of every schema that pages of a description show, in its directions, and validates it. */
export async function findInvalid(file: string): Promise<Checked> {
  const { description } = await loadDescription(file, '/');
  if (!description) throw new Error(`${file} cannot be read`);
  const document = description.document as unknown as Node;
  const { model, schemaNodes } = buildModel(description);
  const schemas = new Map(model.schemas.map((named) => [named.name, named]));
  const context: BuildContext = {
    document,
    version: '',
    report: () => undefined,
    pointedSchemas: new Map(),
    findAnchor: createAnchorFinder(document),
  };
  const shown = listShown(model, context);
  const cache = createExampleCache(schemas, await createValidator(document, schemaNodes));
  const invalid: Invalid[] = [];
  const excused = { stated: 0, impossible: 0, alike: 0 };
  let count = 0;
  const stated = statedTexts(document);
  for (const direction of ['request', 'response'] as const) {
    const validate = createJudge(document, direction, false, stated);
    const validateLoosely = createJudge(document, direction, true, stated);
    for (const { name, schema, node } of shown.filter(({ directions }) => directions.includes(direction))) {
      const value = makeExample(schema, schemas, direction, cache);
      count += 1;
      const errors = validate(node, value);
      if (errors === '') continue;
      if (isAuthors(value, node, document)) excused.stated += 1;
      else if (isImpossible(node, document)) excused.impossible += 1;
      // Members of a `oneOf` that accept the same values cannot be distinguished by any value of theirs.
      else if (errors.includes('passingSchemas":[') && validateLoosely(node, value) === '') excused.alike += 1;
      else invalid.push({ name, direction, value, errors });
    }
  }
  return { invalid, count, excused };
}

type Validate = (node: Shown['node'], value: Json) => string;

/**
 * Makes the judgement of Ajv on values that go a way: its errors as a text, empty for a value that it accepts. Values that the
 * author states may miss their limits.
 */
export function createJudge(
  document: Node,
  direction: Direction,
  loose = false,
  stated: ReadonlySet<string> = new Set(),
): Validate {
  // Each check runs a few times: optimizing its code takes longer than it saves.
  const options = {
    strict: false,
    validateSchema: false,
    allErrors: true,
    verbose: true,
    inlineRefs: false,
    code: { optimize: false },
  } as const;
  const ajv = new Ajv2020({ ...options, logger: false });
  addFormats(ajv);
  // That of ajv-formats has no limits.
  const isInt64 = (value: number): boolean => Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 63;
  ajv.addFormat('int64', { type: 'number', validate: isInt64 });
  const conversion: Conversion = { document, direction, pointed: new Map(), loose };
  const components =
    isNode(document.components) && isNode(document.components.schemas) ? document.components.schemas : {};
  for (const [name, node] of Object.entries(components)) ajv.addSchema(toSchema(node, conversion), idOf(name));
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return (node, value) => {
    const schema = toSchema(node, conversion);
    const key = JSON.stringify(schema);
    for (const [id, pointer] of conversion.pointed) {
      if (!ajv.schemas[id]) ajv.addSchema(toSchema(valueAt(document, pointer), conversion), id);
    }
    const check = compiled.get(key) ?? ajv.compile(schema);
    compiled.set(key, check);
    // Ajv knows the numbers of JavaScript alone.
    if (check(JSON.parse(toJsonText(value)))) return '';
    return write((check.errors ?? []).filter((error) => !isMissedByAuthor(error, stated)));
  };
}

function toSchema(node: unknown, conversion: Conversion): Node | boolean {
  return toJsonSchema(node, conversion) as Node | boolean;
}

function write(errors: ErrorObject[]): string {
  return errors
    .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    .join('; ');
}
