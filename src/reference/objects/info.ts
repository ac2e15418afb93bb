import { isNode } from '../json';
import type { ApiInfo, ExternalDocumentation } from '../model';
import { type BuildContext, markdownOf, textOf } from './context';

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

/** Reads an External Documentation Object (4.11). */
export function buildExternalDocs(value: unknown): ExternalDocumentation | undefined {
  if (!isNode(value) || typeof value.url !== 'string') return undefined;
  const description = markdownOf(value.description);
  return value.url.trim() === '' && !description ? undefined : { url: value.url, description };
}
