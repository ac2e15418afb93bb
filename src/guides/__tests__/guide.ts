import { checkGuide } from '../checkGuide';
import type { GuideApi } from '../guideApi';

export const fence = '```';

/** A guide of some lines; blocks are `language meta¶line¶line`. */
export function guide(...lines: string[]): string {
  return lines
    .map((line) => (line.startsWith(fence) ? `${line.split('¶').join('\n')}\n${fence}\n` : `${line}\n`))
    .join('\n');
}

/** What is found in a guide, each with its place; `other` are words that are not of the API. */
export function findings(source: string, api: GuideApi, other: string[] = []): string[] {
  return checkGuide(source, api, (word) => other.includes(word)).map(
    ({ position, pointer, message }) =>
      `${position.line}:${position.column}${pointer === undefined ? '' : ` ${pointer}`} ${message}`,
  );
}
