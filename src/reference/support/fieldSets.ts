import { support } from './support';

const fields = Object.values(support).flatMap((table) => Object.entries(table));

/** Fields that hold a map somewhere, whose keys are names that the author gives. */
export const mapFields: ReadonlySet<string> = new Set(
  fields.flatMap(([field, { kind }]) => (kind.startsWith('{') || kind.startsWith('<') ? [field] : [])),
);

/** Fields that hold the author's own data in every object that has them: a `$ref` in it is a word like any other. */
export const dataFields: ReadonlySet<string> = new Set(
  fields
    .map(([field]) => field)
    .filter((field) => fields.every(([other, { kind }]) => other !== field || kind === 'value')),
);
