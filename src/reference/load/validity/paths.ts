import { methodFields, statedMethod } from '../../methods';
import { entriesOf, isSince, type Rule, reportAt, token } from './rule';

/** Paths (4.8), their further methods (4.9) and the statuses of an operation (4.16). */
export const paths: Rule = () => ({
  Paths(map, context) {
    const seen = new Map<string, string>();
    for (const [path] of entriesOf(map).filter(([key]) => key.startsWith('/'))) {
      const names = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name);
      const shape = path.replace(/\{[^{}]*\}/g, '{}');
      if (seen.has(shape)) reportAt(context, 'Two paths are the same but for the names in their braces.', path);
      // The grammar of paths (4.8.2) came with 3.2.
      const isStrict = isSince('3.2', context.specVersion);
      if (isStrict && new Set(names).size < names.length)
        reportAt(context, 'A name is used twice in the braces of a path.', path);
      if (isStrict && /[?#]/.test(path)) reportAt(context, 'A path may not have "?" or "#" in it.', path);
      seen.set(shape, path);
    }
  },
  PathItem(item, context) {
    for (const [method] of entriesOf(Reflect.get(item, 'additionalOperations'))) {
      // In lower case it is read as that field too.
      if (methodFields.includes(statedMethod(method)))
        reportAt(
          context,
          `"additionalOperations" may not have ${method}, which has a field of its own.`,
          'additionalOperations',
          method,
        );
      else if (!token.test(method))
        reportAt(context, 'A method has characters that HTTP does not allow in it.', 'additionalOperations', method);
    }
  },
  Responses(responses, context) {
    if (!entriesOf(responses).some(([key]) => !key.startsWith('x-')))
      reportAt(context, 'An operation needs at least one response.');
  },
});
