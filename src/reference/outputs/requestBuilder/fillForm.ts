import { type Json, ownValue } from '../../json';
import { parseJson, toJsonText } from '../../jsonText';
import { assembleRequest, type SentValue } from '../../request/assembleRequest';
import { type AccessUse, authorise, type Secrets } from '../../request/authorise';
import { writeBody } from '../../request/writeBody';
import type { SampleBody, SampleRequest } from '../../sampleRequest';
import type { BodyForm } from './bodyForm';
import { type FieldValue, fromFieldValue } from './fieldValue';
import type { RequestForm } from './requestForm';

/** What is in the form of a body: the text of an editor, the name of a file, or a value for each field. */
export type BodyContent = string | Record<string, FieldValue | undefined>;

/** What is in a form. A value that is undefined is not sent. */
export interface FilledForm {
  /** Address of the server, without a slash at its end. */
  server: string;
  /** One for each parameter of the form. */
  parameters: (FieldValue | undefined)[];
  /** The chosen way to authorise, and what is typed for its schemes. */
  requirement: AccessUse[];
  secrets: Secrets;
  body?: { form: BodyForm; content: BodyContent };
}

/** What is in the form of a body at the start. */
export function initialContent(form: BodyForm): BodyContent {
  if (form.kind === 'file') return form.filename;
  return form.examples[0]?.content ?? (form.kind === 'fields' ? {} : '');
}

/** Makes the request that a filled form asks for, with the code that makes the samples' requests. */
export function fillForm(
  { method, path, base, newKeyHeader, openVariables, parameters, accept }: RequestForm,
  filled: FilledForm,
): SampleRequest {
  const values = parameters.flatMap(({ parameter, control, required }, index): SentValue[] => {
    const value = filled.parameters[index];
    const isMissing = value === undefined || (parameter.in === 'path' && value.length === 0);
    // The code of the request reads it from a variable.
    if (isMissing) return required && (parameter.in === 'path' || parameter.in === 'query') ? [{ parameter }] : [];
    const sent = fromFieldValue(value, control);
    // A text that should be JSON and is not is sent as it is, not as a JSON string.
    const isText = control.kind === 'json' && sent === value && parameter.mediaType !== undefined;
    return [{ parameter: isText ? { ...parameter, mediaType: 'text/plain' } : parameter, value: sent }];
  });
  const { server, requirement, secrets, body } = filled;
  const isKeyTyped = values.some(({ parameter }) => parameter.in === 'header' && parameter.name === newKeyHeader);
  return assembleRequest({
    ...{ method, path, server, values, openVariables, accept },
    ...(base ? { base: { ...base, value: server } } : {}),
    ...(isKeyTyped ? {} : { newKeyHeader }),
    access: authorise(requirement, secrets),
    body: body && fillBody(body.form, body.content),
  });
}

function fillBody(form: BodyForm, content: BodyContent): SampleBody | undefined {
  if (typeof content === 'string') return form.kind === 'fields' ? undefined : fillText(form, content);
  if (form.kind !== 'fields') return undefined;
  const entries = form.fields.flatMap(({ name, control }): [string, Json][] => {
    const value = ownValue(content, name);
    return value === undefined ? [] : [[name, fromFieldValue(value, control)]];
  });
  if (entries.length === 0 && form.examples.length === 0) return undefined;
  const rules = new Map(form.fields.map(({ name, rule }) => [name, rule]));
  return writeBody(form.mediaType, Object.fromEntries(entries), (part) => rules.get(String(part)) ?? { isFile: false });
}

function fillText(form: Exclude<BodyForm, { kind: 'fields' }>, text: string): SampleBody | undefined {
  const { kind, mediaType } = form;
  if (text === '') return undefined;
  if (kind === 'file') return { kind, mediaType, filename: text };
  const value = form.isJson ? exactJson(text) : undefined;
  return value === undefined ? { kind: 'text', mediaType, text } : { kind: 'json', mediaType, value };
}

/** The value of a JSON text, unless writing it again would change more than blanks: a number's digits, for example. */
export function exactJson(text: string): Json | undefined {
  try {
    const value = parseJson(text);
    return toJsonText(value) === text.replace(/("(?:[^"\\]|\\.)*")|\s+/g, '$1') ? value : undefined;
  } catch {
    return undefined;
  }
}
