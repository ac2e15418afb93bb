import { annotations, examples } from './annotations';
import type { Keywords } from './keyword';
import { extensions, identifiers, media } from './structure';
import { subschemas } from './subschemas';
import { limits, values } from './values';

/** Every keyword of a Schema Object: OpenAPI 3.0 (4.7.24), and JSON Schema 2020-12 with OpenAPI's own (4.24). */
export const schemaKeywords: Keywords = {
  ...annotations,
  ...values,
  ...limits,
  ...examples,
  ...subschemas,
  ...media,
  ...identifiers,
  ...extensions,
};
