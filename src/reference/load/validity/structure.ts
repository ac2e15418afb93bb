import type { Config, UserContext } from '@redocly/openapi-core';
import { isNode, ownValue } from '../../json';
import { pointerKeys } from '../../pointer';
import { extensions, isSince, type Rule } from './rule';

type Report = UserContext['report'];
type Visit = (node: unknown, context: UserContext) => void;

/**
 * The library's own rule about fields, their types and which of them have to be there, without what it says of
 * extensions.
 */
export function structureRule(config: Config, version: 'oas2' | 'oas3'): Rule {
  const rule = config.plugins.map(({ rules }) => rules?.[version]?.struct).find((found) => found !== undefined);
  if (!rule) throw new Error('The library has no rule "struct".');
  return (options) => {
    const { any: visit } = (rule as (settings: unknown) => { any: Visit })(options);
    return {
      any(node: unknown, context: UserContext) {
        if (extensions.includes(context.type.name) || isInExamples(context)) return;
        if (!isFileOfResponse(node, context, version)) visit(node, { ...context, report: reworded(context) });
      },
    } as ReturnType<Rule>;
  };
}

/** Whether an object is in `x-examples` of a body of Swagger 2.0: the library takes all in it for Example Objects, frameworks write values. */
function isInExamples({ location }: UserContext): boolean {
  return /\/parameters\/[^/]+\/x-examples(\/|$)/.test(location.pointer);
}

/** Whether an object is the schema of a response that is a file, which Swagger 2.0 allows there alone (Response Object). */
function isFileOfResponse(node: unknown, { type, key, location }: UserContext, version: string): boolean {
  return (
    version === 'oas2' &&
    type.name === 'Schema' &&
    isNode(node) &&
    node.type === 'file' &&
    key === 'schema' &&
    /\/responses\/[^/]+\/schema$/.test(location.pointer)
  );
}

/** What a field that its object does not have is reported as; the library makes suggestions for its name. */
export const unknownFieldRule = 'portal/unknown-field';

function reworded(context: UserContext): Report {
  return (problem) => {
    const place = Array.isArray(problem.location) ? problem.location[0] : problem.location;
    const pointer = place && 'pointer' in place ? (place.pointer ?? '') : '';
    const isExtension = context.type.extensionsPrefix !== undefined && /\/x-[^/]*$/.test(pointer);
    if (isExtension && !isNode(context.type.additionalProperties)) return;
    const isUnknown = problem.suggest !== undefined && place?.reportOnKey === true;
    context.report({
      ...problem,
      message:
        isUnknown && context.type.name === 'Paths'
          ? `The path "${pointerKeys(pointer).at(-1)}" has to begin with "/".`
          : inQuotes(problem.message),
      ...(isUnknown ? { ruleId: unknownFieldRule } : {}),
    });
  };
}

/** The library's names in backticks as the other messages have them. */
function inQuotes(message: string): string {
  return message.replace(/`([^`]*)`/g, '"$1"');
}

const referable = [
  ...['Schema', 'Response', 'Parameter', 'RequestBody', 'Example', 'Header', 'SecurityScheme', 'Link', 'Callback'],
  'PathItem',
];

/** A `$ref` where the specification has none (4.23): it stands for one of these objects. */
export const references: Rule = () => ({
  ref(_node, { report, location, type, specVersion }) {
    const isNamed = referable.includes(type.name) || (type.name === 'MediaType' && isSince('3.2', specVersion));
    // What an extension or an example holds is not a part of the description.
    if (isNamed || extensions.includes(type.name) || type.name === 'scalar') return;
    report({ message: 'A "$ref" is not allowed here.', location: location.child(['$ref']).key() });
  },
});

/** What the components are that stand in a field of `components` (4.7.7). */
const componentTypes: Readonly<Record<string, string>> = {
  ...{ schemas: 'Schema', responses: 'Response', parameters: 'Parameter', examples: 'Example' },
  ...{ requestBodies: 'RequestBody', headers: 'Header', securitySchemes: 'SecurityScheme', links: 'Link' },
  ...{ callbacks: 'Callback', pathItems: 'PathItem', mediaTypes: 'MediaType' },
};

/** A `$ref` to something else than what it stands for: to a description as a whole, or to a component of another kind. */
export const targets: Rule = () => ({
  ref(_node, { report, location, type }, { node, location: target }) {
    if (!target || !referable.includes(type.name)) return;
    const [first, field = '', name, ...inner] = pointerKeys(target.pointer);
    const isWhole = first === undefined && isNode(node) && typeof node.openapi === 'string';
    const isComponent = first === 'components' && name !== undefined && inner.length === 0;
    const found = isWhole ? 'OpenAPI' : isComponent ? ownValue(componentTypes, field) : undefined;
    if (found === undefined || found === type.name) return;
    const message = `The $ref leads to ${objectOf(found)}, where ${objectOf(type.name)} has to be.`;
    report({ message, location: location.child(['$ref']).key() });
  },
});

/** An object of the specification as it calls it: `a Security Scheme Object`. */
function objectOf(type: string): string {
  const words = type === 'OpenAPI' ? type : type.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return `${/^[AEO]/.test(words) ? 'an' : 'a'} ${words} Object`;
}
