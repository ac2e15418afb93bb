import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A change that breaks clients, and the line that a report has to name. */
interface Break {
  rule: string;
  file: string;
  line: number;
}

interface Edit {
  rule: string;
  file: string;
  change: (text: string) => string;
  /** How the line begins that the report has to name. */
  at: string;
}

const edits: Edit[] = [
  {
    rule: 'property-renamed',
    file: 'openapi/components/schemas/tasks/Task.yaml',
    change: (text) => text.replaceAll(/^( {2}(?:- )?)deadlineDate\b/gm, '$1deadline'),
    at: 'deadline:',
  },
  {
    rule: 'value-removed',
    file: 'openapi/components/schemas/checklists/ChecklistStatus.yaml',
    change: (text) => text.replace('IN_PROGRESS, ', ''),
    at: 'enum:',
  },
  {
    rule: 'parameter-became-required',
    file: 'openapi/paths/orgstructure/shops.yaml',
    change: (text) => text.replace(/^( *)- name: sort\n/m, '$&$1  required: true\n'),
    at: 'required: true',
  },
];

/**
 * In a copy of our description, renames a field, removes a value of an enumeration and makes an optional parameter
 * required. Gives what breaks, by the names of the rules.
 */
export function breakDescription(project: string): Break[] {
  return edits
    .map(({ rule, file, change, at }) => {
      const name = path.join(project, file);
      const text = readFileSync(name, 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`${file} has nothing to change for ${rule}.`);
      writeFileSync(name, changed);
      const line = changed.split('\n').findIndex((each) => each.trim().startsWith(at)) + 1;
      return { rule, file, line };
    })
    .sort((a, b) => (a.rule < b.rule ? -1 : 1));
}
