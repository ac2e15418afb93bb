import { type BuildContext, markdownOf, statedText } from '../buildContext';
import { isNode } from '../json';
import { buildExternalDocs } from '../keywords/externalDocs';
import type { ApiInfo } from '../model';

/** Reads the Info Object (4.2) with its contact and licence, and the document's further documentation. */
export function buildInfo(value: unknown, context: BuildContext): ApiInfo {
  const info = isNode(value) ? value : {};
  const { contact, license } = info;
  return {
    summary: statedText(info.summary),
    description: markdownOf(info.description),
    termsOfService: statedText(info.termsOfService),
    ...(isNode(contact)
      ? { contact: { name: statedText(contact.name), url: statedText(contact.url), email: statedText(contact.email) } }
      : {}),
    ...(isNode(license)
      ? {
          license: {
            name: statedText(license.name) ?? '',
            identifier: statedText(license.identifier),
            url: statedText(license.url),
          },
        }
      : {}),
    externalDocs: buildExternalDocs(context.document.externalDocs),
    self: statedText(context.document.$self),
    dialect: statedText(context.document.jsonSchemaDialect),
  };
}
