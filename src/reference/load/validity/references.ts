import { extensions, isSince, type Rule } from './rule';

const referable = [
  ...['Schema', 'Response', 'Parameter', 'RequestBody', 'Example', 'Header', 'SecurityScheme', 'Link', 'Callback'],
  'PathItem',
];

/** A `$ref` where the specification has none (4.23): it stands for one of these objects. */
export const references: Rule = () => ({
  ref(_node, { report, location, type, specVersion }) {
    const isNamed = referable.includes(type.name) || (type.name === 'MediaType' && isSince('3.2', specVersion));
    // What an extension or an example holds is no part of the description.
    if (isNamed || extensions.includes(type.name) || type.name === 'scalar') return;
    report({ message: 'A "$ref" may not stand here.', location: location.child(['$ref']).key() });
  },
});
