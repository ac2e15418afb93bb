import { asNode, type Node } from '../../reference/json';
import { counted } from '../../reference/words';
import type { SiteReference } from '../api-reference/assembleSite';

/** What the overview of all APIs says of one. */
export interface ApiCard {
  label: string;
  /** Address of its own overview. */
  href: string;
  /** Its first sentence; empty where the description has no text about itself. */
  summary: string;
  /** In an order for reading: `6 operations`, `8 models`, `version 1.4.0`. */
  facts: string[];
  isDeprecated: boolean;
  /** The day of the last change of its files, `2026-03-01`, if that is known. */
  changed?: string;
}

/** Whether the description says that nobody should begin to use the API: of itself, or of each of its operations. */
function isDeprecated(info: Node, { model }: SiteReference): boolean {
  const { operations } = model;
  return info['x-deprecated'] === true || (operations.length > 0 && operations.every(({ deprecated }) => deprecated));
}

/** The facts of an API by its reference; `times` are the last changes of its files (milliseconds since 1970), null where unknown. */
export function cardOf(
  reference: SiteReference,
  { label, href, summary, times }: { label: string; href: string; summary: string; times: (number | null)[] },
): ApiCard {
  const info = asNode((reference.description.document as unknown as Node).info);
  const { version } = info;
  const operations = reference.model.operations.filter(({ kind }) => kind === 'operation').length;
  const known = times.filter((time) => time !== null);
  return {
    ...{ label, href },
    summary: summary === label ? '' : summary,
    facts: [
      counted(operations, 'operation'),
      counted(reference.addresses.modelPages.length, 'model'),
      ...(version === undefined || version === '' ? [] : [`version ${version}`]),
    ],
    isDeprecated: isDeprecated(info, reference),
    ...(known.length > 0 && known.length === times.length
      ? { changed: new Date(Math.max(...known)).toISOString().slice(0, 10) }
      : {}),
  };
}
