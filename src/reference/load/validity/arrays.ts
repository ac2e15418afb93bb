import { isSince, type Rule, reportAt } from './rule';

/** Up to 3.0 an array states what its items are (Schema Object of 3.0, 4.7.24). */
export const arrays: Rule = () => ({
  Schema(node, context) {
    const needsItems = !isSince('3.1', context.specVersion) && node.type === 'array';
    if (needsItems && node.items === undefined)
      reportAt(context, 'A schema of the type "array" has to state "items".', 'type');
  },
});
