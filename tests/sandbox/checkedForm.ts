import { alternativeOf } from '../../src/plugins/api-reference/client/requestBuilder/form/alternatives';
import {
  described,
  isShown,
  rowsOfList,
  rowsOfObject,
} from '../../src/plugins/api-reference/client/requestBuilder/form/valueRows';
import { renderTexts } from '../../src/reference/__tests__/builders';
import type { Json } from '../../src/reference/json';
import { loadDescription } from '../../src/reference/load/description';
import type { Operation } from '../../src/reference/model';
import type { FilledForm } from '../../src/reference/outputs/requestBuilder/fillForm';
import { fillForm, initialContent } from '../../src/reference/outputs/requestBuilder/fillForm';
import { type RequestForm, requestForm } from '../../src/reference/outputs/requestBuilder/requestForm';
import type { BodySchema, DescribedSchema } from '../../src/reference/outputs/requestBuilder/valueSchema';
import { serverUrl } from '../../src/reference/sampleRequest';
import { type CheckedRequest, checkRequest } from '../../src/sandbox/check';
import { emptyState } from '../../src/sandbox/request/types';
import { createContractSlicer } from '../../src/sandbox/sliceDescription';
import { prepareDescription, type SandboxDescription } from '../../src/sandbox/world/description';

/** The forms of a description's requests, and the check of what is in them, as the page does it. */
export interface CheckedForms {
  operations: readonly Operation[];
  description: SandboxDescription;
  formOf: (operation: Operation) => RequestForm;
  /** What is in a form at the start; a path parameter of which the author names no value has one, too. */
  filled: (operation: Operation) => FilledForm;
  check: (operation: Operation, filled: FilledForm) => CheckedRequest;
}

/** Reads a description, and cuts it as the page's file is cut: for all operations, or for those that are chosen. */
export async function checkedForms(file: string, isChosen = (_operation: Operation) => true): Promise<CheckedForms> {
  const loaded = await loadDescription(file, '/');
  if (!loaded.description) throw new Error(`${file} cannot be read`);
  const { document } = loaded.description;
  const whole = await prepareDescription(document);
  const operations = whole.operations.filter(isChosen);
  const description = await prepareDescription(createContractSlicer(document)(operations));
  const { cache } = whole;
  const formOf = (operation: Operation): RequestForm =>
    requestForm(operation, { schemas: cache.schemas, cache, renderText: renderTexts });
  return {
    ...{ operations, description, formOf },
    filled(operation) {
      const form = formOf(operation);
      const [first] = form.bodies;
      return {
        server: serverUrl(operation.servers[0]),
        parameters: form.parameters.map(
          ({ initial, parameter }) => initial ?? (parameter.in === 'path' ? '1' : undefined),
        ),
        requirement: form.access[0] ?? [],
        secrets: {},
        body: first && { form: first, content: initialContent(first) },
      };
    },
    check: (operation, filled) =>
      checkRequest(fillForm(formOf(operation), filled), {
        ...{ description, state: emptyState, files: new Map(), random: () => 0.4 },
      }),
  };
}

/** The places in a body of JSON that have a field of their own in its form: all that it has, and what it lacks. */
export function fieldsOf({ root, named }: BodySchema, body: Json): string[] {
  const below = (schema: DescribedSchema, value: Json | undefined, pointer: string): string[] => {
    if (value === undefined || !isShown(schema, value)) return [];
    if (schema.kind === 'union') {
      const chosen = schema.alternatives[alternativeOf(schema.alternatives, value, named)];
      return chosen ? below(described(chosen.schema, named), value, pointer) : [];
    }
    const rows =
      schema.kind === 'object'
        ? rowsOfObject(schema, value, pointer, named)
        : schema.kind === 'list'
          ? rowsOfList(schema, value, pointer, named)
          : [];
    return rows.flatMap((row) => [row.pointer, ...below(row.schema, row.value, row.pointer)]);
  };
  return below(described(root, named), body, '');
}
