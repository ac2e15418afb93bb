import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { isProblemOf } from '../../src/plugins/api-reference/client/requestBuilder/form/fieldProblems';
import { entriesOf, isJsonObject, type Json } from '../../src/reference/json';
import type { Operation, Schema } from '../../src/reference/model';
import type { BodyContent } from '../../src/reference/outputs/requestBuilder/fillForm';
import { escapeToken } from '../../src/reference/pointer';
import { appliedBy } from '../../src/reference/schemas/appliedSchemas';
import { type CheckedForms, checkedForms, fieldsOf } from './checkedForm';

let forms: CheckedForms;
beforeAll(async () => {
  forms = await checkedForms(path.resolve('openapi/openapi.yaml'));
});

it('the request that each form begins with is checked as 2xx', () => {
  const wrong = forms.operations.flatMap((operation) => {
    const { response, problems } = forms.check(operation, forms.filled(operation));
    const { status } = response;
    return status >= 200 && status < 300 ? [] : [`${operation.id} ${status} ${JSON.stringify(problems)}`];
  });
  expect(forms.operations.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

it('without authorisation it is checked as 401, at the way to be let in', () => {
  const wrong = forms.operations.flatMap((operation) => {
    const { response, problems } = forms.check(operation, { ...forms.filled(operation), requirement: [] });
    const isOpen = operation.security.length === 0;
    const isRight = isOpen ? response.status < 300 : response.status === 401 && problems[0]?.in === 'security';
    return isRight ? [] : [`${operation.id} ${response.status}`];
  });
  expect(wrong).toEqual([]);
});

it('each required parameter that is left out is checked as 400, which the contract has for it, at its field', () => {
  let count = 0;
  const wrong = forms.operations.flatMap((operation) => {
    const { parameters } = forms.formOf(operation);
    return parameters.flatMap(({ name, required, parameter }, index) => {
      if (!required) return [];
      count += 1;
      const filled = forms.filled(operation);
      const { response, problems } = forms.check(operation, {
        ...filled,
        parameters: filled.parameters.map((value, at) => (at === index ? undefined : value)),
      });
      const isThere = problems.some((problem) => isProblemOf(problem, { in: parameter.in, name }));
      return isThere && response.status === 400
        ? []
        : [`${operation.id} ${name} ${response.status} ${JSON.stringify(problems)}`];
    });
  });
  expect(count).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});

it('each required field of a body that is left out is checked as 422, at its field', () => {
  let count = 0;
  const wrong = forms.operations.flatMap((operation) => {
    const filled = forms.filled(operation);
    return withoutRequired(operation).flatMap(({ pointer, content }) => {
      count += 1;
      if (!filled.body) return [];
      const { response, problems } = forms.check(operation, { ...filled, body: { ...filled.body, content } });
      const isThere = problems.some((problem) => problem.in === 'body' && problem.pointer === pointer);
      return isThere && response.status === 422
        ? []
        : [`${operation.id} ${pointer} ${response.status} ${JSON.stringify(problems)}`];
    });
  });
  expect(count).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

it('each value of a body, and each required field that is left out of it, has a field of its own in the form', () => {
  let count = 0;
  const wrong = forms.operations.flatMap((operation) => {
    const form = forms.filled(operation).body?.form;
    if (form?.kind !== 'editor' || !form.isJson) return [];
    return withoutRequired(operation).flatMap(({ pointer, content }) => {
      count += 1;
      const body = JSON.parse(String(content)) as Json;
      const fields = new Set(form.schema ? fieldsOf(form.schema, body) : []);
      return [...placesIn(body), pointer].flatMap((place) => (fields.has(place) ? [] : [`${operation.id} ${place}`]));
    });
  });
  expect(count).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

/** The pointers of all values inside of a value. */
function placesIn(value: Json, pointer = ''): string[] {
  const entries: [string, Json][] = Array.isArray(value)
    ? value.map((item, index) => [String(index), item])
    : entriesOf(value);
  return entries.flatMap(([key, inner]) => {
    const place = `${pointer}/${escapeToken(key)}`;
    return [place, ...placesIn(inner, place)];
  });
}

/** The body that a form begins with, once without each required field that is in it. */
function withoutRequired(operation: Operation): { pointer: string; content: BodyContent }[] {
  const [media] = operation.requestBody?.content ?? [];
  const body = forms.filled(operation).body;
  if (!media?.schema || !body) return [];
  const { form, content } = body;
  if (form.kind === 'fields' && typeof content !== 'string') {
    return form.fields
      .filter(({ name, required }) => required && content[name] !== undefined)
      .map(({ name }) => ({ pointer: `/${name}`, content: { ...content, [name]: undefined } }));
  }
  if (form.kind !== 'editor' || !form.isJson || typeof content !== 'string') return [];
  const value = JSON.parse(content) as Json;
  return requiredIn(media.schema, value).map((keys) => ({
    pointer: keys.map((key) => `/${key}`).join(''),
    content: JSON.stringify(without(value, keys)),
  }));
}

/** The places of the required properties that a value has, those of its parts included. */
function requiredIn(schema: Schema, value: Json): string[][] {
  return appliedBy(schema, forms.description.cache).flatMap((part) => {
    if (Array.isArray(value)) {
      const [first] = value;
      return part.items && first !== undefined ? requiredIn(part.items, first).map((keys) => ['0', ...keys]) : [];
    }
    return part.properties.flatMap((property) => {
      const inner = isJsonObject(value) ? value[property.name] : undefined;
      if (inner === undefined) return [];
      const below = requiredIn(property.schema, inner).map((keys) => [property.name, ...keys]);
      return property.required ? [[property.name], ...below] : below;
    });
  });
}

function without(value: Json, [key = '', ...keys]: string[]): Json {
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? without(item, keys) : item));
  const entries = entriesOf(value).flatMap(([name, inner]): [string, Json][] => {
    if (name !== key) return [[name, inner]];
    return keys.length === 0 ? [] : [[name, without(inner, keys)]];
  });
  return Object.fromEntries(entries);
}
