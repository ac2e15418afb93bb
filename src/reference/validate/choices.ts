import { step, value } from '@hyperjump/browser';
import { getKeyword, type Keyword, Validation } from '@hyperjump/json-schema/experimental';
import * as Instance from '@hyperjump/json-schema/instance/experimental';
import type { Json } from '../json';
import { createChoice } from './chosenAlternatives';
import type { ValueChoice } from './discriminated';
import { keywordIds } from './keywordIds';
import { type Context, runOf } from './run';

const libraryOneOf = getKeyword<string[]>('https://json-schema.org/keyword/oneOf');

/** Addresses of alternatives, and what chooses some of them by a value. */
interface Alternatives {
  addresses: string[];
  choose?: ReturnType<typeof createChoice> | undefined;
}

/**
 * The library's, but where alternatives may overlap: without a limit that tells them apart they do, and where they extend the
 * schema that lists them.
 */
const oneOf: Keyword<Alternatives, Context> = {
  id: keywordIds.oneOf,
  compile: async (schema, ast, parent) => {
    const addresses = await libraryOneOf.compile(schema, ast, parent);
    // A keyword that the library leaves alone.
    const { oneOfByValue } = value<{ oneOfByValue?: ValueChoice }>(parent);
    return { addresses, choose: oneOfByValue && createChoice(oneOfByValue) };
  },
  interpret: ({ addresses, choose }, instance, context) => {
    const run = runOf(context);
    run.unions += 1;
    const chosen = choose?.(Instance.value<Json>(instance)) ?? [];
    // Where none is left, all of them say what is wrong.
    const tried = chosen.length > 0 ? chosen.map((index) => addresses[index] ?? '') : addresses;
    const count = tried.filter((address) => Validation.interpret(address, instance, context)).length;
    run.unions -= 1;
    return count === 1 || (count > 1 && (run.mayOverlap === true || run.isMissed || run.isLooped));
  },
};

/** The subtypes that a field chooses, of which each would be tried by an `if`. */
const schemaByValue: Keyword<Alternatives, Context> = {
  id: keywordIds.schemaByValue,
  simpleApplicator: true,
  compile: async (schema, ast, parent) => {
    const addresses = await libraryOneOf.compile((await step('schemas', schema)) as typeof schema, ast, parent);
    return { addresses, choose: createChoice(value<ValueChoice>(schema)) };
  },
  interpret: ({ addresses, choose }, instance, context) => {
    const chosen = choose?.(Instance.value<Json>(instance))?.map((index) => addresses[index] ?? '') ?? [];
    // What is no object is refused by the subtypes.
    const tried = Instance.typeOf(instance) === 'object' ? chosen : addresses;
    return tried.filter((address) => !Validation.interpret(address, instance, context)).length === 0;
  },
};

/** The keywords by which some of several schemas apply to a value. */
export const choices = [oneOf, schemaByValue];
