import type { Description } from '../load/description';
import type { Node } from '../node';
import type { Problem } from '../problems';
import { readZaps, type ZapContext } from './readZaps';
import type { Zaps } from './zaps';

/** The Zaps that a description names, with what is wrong with them. */
export function describeZaps(
  { document, locate }: Pick<Description, 'document' | 'locate'>,
  context: Omit<ZapContext, 'report'>,
): { zaps: Zaps | undefined; problems: Problem[] } {
  const problems: Problem[] = [];
  const report: ZapContext['report'] = (pointer, message, remedy) =>
    problems.push({ severity: 'error', place: locate(pointer), message, remedy });
  return { zaps: readZaps(document as unknown as Node, { ...context, report }), problems };
}
