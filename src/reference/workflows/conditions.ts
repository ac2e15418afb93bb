import type { Operation } from '../model';
import type { Node } from '../node';
import { extendPointer } from '../pointer';
import { expressionsIn } from './expressions';
import { checkTaken } from './outputs';
import { listOf, type Scope } from './scope';
import { readSource } from './values';

/** Checks what the criteria of a step name: fields of its own response, inputs and earlier steps. */
export function checkConditions(step: Node, pointer: string, scope: Scope, operation: Operation | undefined): void {
  const check = (criteria: unknown, at: string): void => {
    listOf(criteria).forEach(({ condition, context, type }, index) => {
      const isSimple = type === undefined || type === 'simple';
      const [text, field] = isSimple ? [condition, 'condition'] : [context, 'context'];
      for (const expression of expressionsIn(typeof text === 'string' ? text : '')) {
        const place = extendPointer(at, index, field);
        readSource(expression, place, scope);
        if (operation) checkTaken(expression, place, operation, scope, 'any');
      }
    });
  };
  check(step.successCriteria, extendPointer(pointer, 'successCriteria'));
  for (const name of ['onSuccess', 'onFailure'])
    listOf(step[name]).forEach(({ criteria }, index) => {
      check(criteria, extendPointer(pointer, name, index, 'criteria'));
    });
}
