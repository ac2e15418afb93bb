import type { Location } from '@redocly/openapi-core';
import { isNode } from '../../json';
import { entriesOf, isSince, type Rule, reportAt } from './rule';

/** Names of components (4.7), tags (4.22), security schemes (4.30) and variables of servers (4.6), and their uses. */
export const names: Rule = () => {
  const schemes = new Set<string>();
  let isComplete = true;
  const required: { name: string; location: Location }[] = [];
  return {
    Root: {
      enter(root) {
        const components: unknown = Reflect.get(root, 'components');
        const stated = isNode(components) ? components.securitySchemes : undefined;
        isComplete = !(isNode(stated) && '$ref' in stated) && !(isNode(components) && '$ref' in components);
        for (const [name] of entriesOf(stated)) schemes.add(name);
      },
      leave(_root, { report }) {
        for (const { name, location } of isComplete ? required : []) {
          if (!schemes.has(name))
            report({ message: `There is no security scheme "${name}".`, location: location.key() });
        }
      },
    },
    Components(components, context) {
      for (const [kind, map] of entriesOf(components).filter(([key]) => !key.startsWith('x-'))) {
        for (const [name] of entriesOf(map)) {
          if (!/^[a-zA-Z0-9._-]+$/.test(name))
            reportAt(context, 'The name of a component may only have letters, digits, ".", "-" and "_".', kind, name);
        }
      }
    },
    SecurityRequirement(requirement, { location, specVersion }) {
      for (const [name] of entriesOf(requirement)) {
        // From 3.2 on a name may be an address. One that leads to a scheme has become its name; a URL may not be read.
        if (isSince('3.2', specVersion) && /^[a-z][a-z0-9+.-]*:/i.test(name)) continue;
        required.push({ name, location: location.child([name]) });
      }
    },
    ServerVariable(variable, context) {
      const { enum: values, default: preset } = variable as { enum?: unknown; default?: unknown };
      if (!Array.isArray(values) || !isSince('3.1', context.specVersion)) return;
      if (values.length === 0) reportAt(context, 'The "enum" of a server variable may not be empty.', 'enum');
      else if (preset !== undefined && !values.includes(preset))
        reportAt(context, 'The "default" of a server variable has to be in its "enum".', 'default');
    },
  };
};
