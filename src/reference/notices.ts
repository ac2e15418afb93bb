import { compareText, type Problem } from './problems';

const places = 3;

/**
 * The notices of a run in few lines: one for each kind, the most frequent first, with their number and the first
 * places. Empty when there is none.
 */
export function summariseNotices(problems: Problem[]): string {
  const byMessage = new Map<string, Problem[]>();
  for (const problem of problems) {
    if (problem.severity !== 'notice') continue;
    byMessage.set(problem.message, [...(byMessage.get(problem.message) ?? []), problem]);
  }
  return [...byMessage]
    .sort(([a, first], [b, second]) => second.length - first.length || compareText(a, b))
    .map(([message, notices]) => {
      const shown = notices.slice(0, places).map(({ place }) => `${place.file}:${place.line}:${place.column}`);
      const more = notices.length > places ? ', …' : '';
      return `${notices.length === 1 ? '' : `${notices.length} times: `}${message} (${shown.join(', ')}${more})`;
    })
    .join('\n');
}
