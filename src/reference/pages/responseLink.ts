import { toLiteral } from '../literals';
import type { ResponseLink } from '../model';
import type { ResponseLinkView } from '../page';
import type { Fact } from '../schemaRows';
import type { SectionContext } from './context';

/** The address that stands in for the operation's own. */
function serverFacts({ server }: ResponseLink, { renderText }: SectionContext): Fact[] {
  if (!server) return [];
  const variables = server.variables.flatMap(({ name, default: value, enum: values, description }) => [
    {
      keyword: 'variables',
      label: `Server, ${name}`,
      value: [...new Set([value, ...values])].join(', '),
      ...(description ? { note: renderText(description) } : {}),
    },
  ]);
  const note = server.description && renderText(server.description);
  return [
    {
      keyword: 'server',
      label: server.name ? `Server, ${server.name}` : 'Server',
      value: server.url,
      ...(note ? { note } : {}),
    },
    ...variables,
  ];
}

/** The Link Objects (4.20) of a response: the operation that each leads to, and the values that it passes on. */
export function responseLinkViews(
  links: readonly ResponseLink[],
  anchor: string,
  context: SectionContext,
): ResponseLinkView[] {
  const parent = `${anchor}.link`;
  context.anchors.expect(
    parent,
    links.map(({ name }) => name),
  );
  return links.map((link) => responseLinkView(link, parent, context));
}

function responseLinkView(link: ResponseLink, parent: string, context: SectionContext): ResponseLinkView {
  const id = link.operationId ?? link.operationPointer ?? '';
  const target = context.addresses.operations.get(id);
  const values = [
    ...link.parameters.map((parameter) => ({ keyword: 'parameters', ...parameter })),
    ...(link.requestBody === undefined ? [] : [{ keyword: 'requestBody', name: 'body', value: link.requestBody }]),
  ];
  return {
    name: link.name,
    anchor: context.anchors.child(parent, link.name),
    ...(target ? { target: { label: id, href: `${target.page}#${target.anchor}` } } : {}),
    description: link.description && context.renderText(link.description),
    facts: [
      ...(target || id === '' ? [] : [{ keyword: 'operationId', label: 'Operation', value: id }]),
      ...values.map(({ keyword, name, value }) => ({ keyword, label: name, value: toLiteral(value) })),
      ...serverFacts(link, context),
    ],
  };
}
