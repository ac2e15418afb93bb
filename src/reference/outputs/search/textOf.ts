import { toPlainText } from '../../markdown';
import type { RichText } from '../../text';

/** The first words of a description without its markup; empty when there is none. */
export function textOf({ description }: { description?: RichText }, length: number): string {
  return description ? toPlainText(description, length) : '';
}
