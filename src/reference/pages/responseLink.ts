import type { ResponseLink } from '../model';
import type { ResponseLinkView } from '../page';
import { toLiteral } from './facts';
import type { SectionContext } from './operationSection';

/** A Link Object (4.20): the operation it leads to, and what it hands over. */
export function responseLinkView(link: ResponseLink, parent: string, context: SectionContext): ResponseLinkView {
  const id = link.operationId ?? link.operationPointer ?? '';
  const target = context.addresses.operations.get(id);
  const values = [
    ...link.parameters,
    ...(link.requestBody === undefined ? [] : [{ name: 'body', value: link.requestBody }]),
  ];
  return {
    name: link.name,
    anchor: context.anchors.child(parent, `link.${link.name}`),
    ...(target ? { target: { label: id, href: `${target.page}#${target.anchor}` } } : {}),
    description: link.description && context.linkText(link.description),
    facts: [
      ...(target || id === '' ? [] : [{ label: 'Operation', value: id }]),
      ...values.map(({ name, value }) => ({ label: name, value: toLiteral(value) })),
    ],
  };
}
