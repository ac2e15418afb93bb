import path from 'node:path';
import { bundled } from '../machine/bundled';
import type { Replacement } from './replaceModules';

/** Which module brings the check of formats. */
const formatCheck = bundled(path.join(__dirname, '../reference/validate/formats.ts'));

/** The check of formats brings a table of all letters for names of hosts in other alphabets, which it is not asked for. */
export function formatReplacement(): Replacement {
  return {
    name: '`idn-hostname` of @hyperjump/json-schema-formats',
    asked: /^idn-hostname$/,
    isFrom: (importer) => /[\\/]json-schema-formats[\\/]/.test(importer),
    isNeededBy: (module) => module === formatCheck,
    standIn: bundled(path.join(__dirname, 'emptyModule.ts')),
  };
}
