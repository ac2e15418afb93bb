import type { ExampleCache } from '../../reference/examples/schemaExample';
import { isScalar } from '../../reference/json';
import { maxStepsTogether, OutOfSteps } from '../../reference/validate/validator';

/** What a check takes beside the schemas that it evaluates, in steps. */
const stepsPerCheck = 10;

/**
 * A cache that asks which values a schema accepts no more than a limit of steps allows in one request: a list of a form may have
 * millions of texts. From there on no value is known to be accepted, and the types of the schema say what a text stands for. Whole
 * lists and objects have steps of their own, of which few are asked for.
 */
export function withSharedSteps(cache: ExampleCache): ExampleCache {
  const [ofTexts, ofOthers] = [{ left: maxStepsTogether }, { left: maxStepsTogether }];
  return {
    ...cache,
    accepts: (schema, value, direction) => {
      const steps = isScalar(value) ? ofTexts : ofOthers;
      steps.left -= stepsPerCheck;
      try {
        return steps.left >= 0 && cache.accepts(schema, value, direction, steps);
      } catch (error) {
        if (error instanceof OutOfSteps) return false;
        throw error;
      }
    },
  };
}
