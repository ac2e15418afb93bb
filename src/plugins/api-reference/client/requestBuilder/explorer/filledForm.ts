import type { ExplorerItem } from '../../../../../platform/explorer/theme';
import type { FieldValue } from '../../../../../reference/outputs/requestBuilder/fieldValue';
import type { BodyContent, FilledForm } from '../../../../../reference/outputs/requestBuilder/fillForm';
import type { RequestForm } from '../../../../../reference/outputs/requestBuilder/requestForm';
import type { Secrets } from '../../../../../reference/request/authorise';
import { serverUrl } from '../../../../../reference/request/sampleRequest';

/** What a reader has typed for each security scheme. It is kept in memory alone. */
export type Credentials = Record<string, Record<string, string | undefined>>;

/** One operation as docusaurus-plugin-openapi-docs gives it to the explorer, and the form of its request. */
export type RequestItem = ExplorerItem & {
  form: RequestForm;
  /** Address of what its requests are checked by; none where that is too large. */
  contract?: string;
};

/** The parts of the explorer's state that a request is made from. */
export interface BuilderState {
  server: { value?: { url: string; variables?: Record<string, { default: string | number }> } };
  accept: { value?: string };
  contentType: { value?: string };
  auth: { selected?: string; data: Credentials };
}

/** The name of a way to authorise, as the explorer makes it of the names of its schemes. */
export function accessName(schemes: { name: string }[]): string {
  return schemes.map(({ name }) => name).join(' and ') || 'No authorisation';
}

/** Brings the explorer's state and what is in the form together. */
export function filledForm(
  form: RequestForm,
  { server, accept, contentType, auth }: BuilderState,
  { parameters, contents }: { parameters: (FieldValue | undefined)[]; contents: BodyContent[] },
): FilledForm {
  const index = form.bodies.findIndex(({ mediaType }) => mediaType === contentType.value);
  const [body, content] = [form.bodies[index], contents[index]];
  return {
    server: serverAddress(server.value ?? { url: '' }),
    parameters,
    accept: accept.value,
    requirement: form.access.find((each) => accessName(each) === auth.selected) ?? [],
    secrets: secretsOf(auth.data),
    body: body && content !== undefined ? { form: body, content } : undefined,
  };
}

/** The address of the chosen server, with what is chosen for its variables. */
export function serverAddress({ url, variables = {} }: NonNullable<BuilderState['server']['value']>): string {
  return serverUrl({
    url,
    variables: Object.entries(variables).map(([name, each]) => ({ name, default: String(each.default), enum: [] })),
  });
}

/** What is typed for each scheme, as it is sent; nothing until it is complete. */
function secretsOf(data: Credentials): Secrets {
  const entries = Object.entries(data).map(([scheme, { token, apiKey, username, password }]) => {
    const isBasic = username !== undefined && password !== undefined;
    return [scheme, token || apiKey || (isBasic ? base64(`${username}:${password}`) : undefined)] as const;
  });
  return Object.fromEntries(entries);
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
