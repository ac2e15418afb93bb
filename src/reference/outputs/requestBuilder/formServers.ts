import { toPlainText } from '../../markdown';
import type { Operation, Server } from '../../model';
import type { RenderText } from '../../pages/texts';
import { hasHost, hostVariable, type SampleBase } from '../../sampleRequest';
import type { Markdown } from '../../text';
import { type FormServer, serverAddress } from './servers';

/**
 * The servers of an operation, the address that samples have without an environment variable before them; at least one.
 * A server without a host gets a variable for it: left empty, samples read the host from the environment.
 */
export function formServers(
  { servers }: Pick<Operation, 'servers'>,
  base: Required<SampleBase> | undefined,
  renderText: RenderText,
): FormServer[] {
  const own = base ? [{ url: base.value, description: `Used when ${base.variable} is not set`, variables: [] }] : [];
  const all = [...own, ...servers.map((server) => formServer(server, renderText))];
  return (all.length > 0 ? all : [{ url: '', variables: [] }]).map(withHostVariable);
}

function formServer({ url, description, variables }: Server, renderText: RenderText): FormServer {
  return {
    url,
    ...textOf(description, renderText),
    variables: variables.map(({ name, default: value, enum: values, description: text }) => ({
      ...{ name, default: value },
      ...(values.length > 0 ? { enum: values } : {}),
      ...textOf(text, renderText),
    })),
  };
}

function textOf(text: Markdown | undefined, renderText: RenderText): { description?: string } {
  return text ? { description: toPlainText(renderText(text), 300) } : {};
}

function withHostVariable(server: FormServer): FormServer {
  if (hasHost(serverAddress(server))) return server;
  const host = { name: hostVariable, default: '', description: 'Scheme and host, such as https://api.example.com' };
  const path = server.url.replace(/^(?:\.\/|\/|\.$)/, '');
  return {
    ...server,
    url: `{${hostVariable}}${path === '' ? '' : `/${path}`}`,
    variables: [host, ...server.variables],
  };
}
