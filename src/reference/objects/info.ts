import { type BuildContext, markdownOf, textOf } from '../buildContext';
import { isNode } from '../json';
import { buildExternalDocs } from '../keywords/externalDocs';
import type { ApiInfo } from '../model';

/** Reads the Info Object (4.2) with its contact and licence, and the document's further documentation. */
export function buildInfo(value: unknown, context: BuildContext): ApiInfo {
  const info = isNode(value) ? value : {};
  const { contact, license } = info;
  return {
    summary: textOf(info.summary),
    description: markdownOf(info.description),
    termsOfService: textOf(info.termsOfService),
    ...(isNode(contact)
      ? { contact: { name: textOf(contact.name), url: textOf(contact.url), email: textOf(contact.email) } }
      : {}),
    ...(isNode(license)
      ? {
          license: {
            name: textOf(license.name) ?? '',
            identifier: textOf(license.identifier),
            url: textOf(license.url),
          },
        }
      : {}),
    externalDocs: buildExternalDocs(context.document.externalDocs),
    self: textOf(context.document.$self),
    dialect: textOf(context.document.jsonSchemaDialect),
  };
}
