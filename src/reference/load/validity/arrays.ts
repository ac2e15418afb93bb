import { isSince, type Rule, reportAt } from './rule';

/** Up to 3.0 an array states what its items are, in one schema (Schema Object of 3.0, 4.7.24). */
export const arrays: Rule = () => ({
  Schema(node, context) {
    if (isSince('3.1', context.specVersion)) return;
    if (node.type === 'array' && node.items === undefined)
      reportAt(context, 'A schema of the type "array" has to state "items".', 'type');
    if (Array.isArray(node.items)) reportAt(context, '"items" has to be one schema, and no list of schemas.', 'items');
  },
});
