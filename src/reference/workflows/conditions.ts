import { escapeRegExp } from '../escape';
import type { Node } from '../json';
import type { Operation } from '../model';
import { extendPointer } from '../pointer';
import { nameOneOf } from '../problems';
import { shortened } from '../shortened';
import { readCondition } from './condition';
import { expressionsIn } from './expressions';
import { checkTaken } from './outputs';
import { listOf, type Scope } from './scope';
import { readSource } from './values';

const conditionRemedy = "Compare values with ==, !=, <, <=, > or >=, and write texts as 'text'.";

/** Checks what the criteria of a step name: fields of its own response, inputs and earlier steps. */
export function checkConditions(step: Node, pointer: string, scope: Scope, operation: Operation | undefined): void {
  const check = (criteria: unknown, at: string, what: 'undescribed' | 'possible'): void => {
    const report: Scope['report'] = (place, message, remedy) => scope.report(place, message, remedy, what);
    listOf(criteria).forEach(({ condition, context, type }, index) => {
      const isSimple = type === undefined || type === 'simple';
      const [text, field] = isSimple ? [condition, 'condition'] : [context, 'context'];
      const place = extendPointer(at, index, field);
      if (isSimple && readCondition(String(condition)) === undefined)
        scope.report(
          place,
          `"${shortened(String(condition))}" is not a condition of Arazzo.`,
          conditionRemedy,
          'possible',
        );
      if (operation && isSimple) checkStatuses(String(condition), place, operation, report);
      for (const expression of expressionsIn(typeof text === 'string' ? text : '')) {
        readSource(expression, place, scope);
        if (operation) checkTaken(expression, place, operation, { ...scope, report }, 'any');
      }
    });
  };
  check(step.successCriteria, extendPointer(pointer, 'successCriteria'), 'undescribed');
  for (const name of ['onSuccess', 'onFailure'])
    listOf(step[name]).forEach(({ criteria }, index) => {
      check(criteria, extendPointer(pointer, name, index, 'criteria'), 'possible');
    });
}

/** Reports statuses that a condition asks for and no response of the operation is described with. */
function checkStatuses(
  condition: string,
  pointer: string,
  { id, responses }: Operation,
  report: Scope['report'],
): void {
  const known = responses.map(({ status }) => status);
  for (const [, status = ''] of condition.matchAll(/\$statusCode\s*==\s*(\d{3})\b/g)) {
    const isKnown = known.some(
      (each) => /^default$/i.test(each) || new RegExp(`^${escapeRegExp(each).replace(/X/gi, '\\d')}$`).test(status),
    );
    if (!isKnown) report(pointer, `No response of ${id} has the status ${status}.`, nameOneOf(known));
  }
}
