import type { FieldView } from '../../../reference/schemaRows';
import { alternatives, example, field, json, marks, response, schema, text } from './fixture';

const statuses = [
  { value: 'OPEN', description: text('Not started') },
  { value: 'IN_PROGRESS', description: text('Started by at least one executor') },
  { value: 'CLOSED', description: text('Done or cancelled') },
];

export const task = {
  attachmentsRequired: false,
  id: 162,
  version: 2,
  name: 'test task',
  status: 'OPEN',
  executors: [{ id: 1609, name: 'Example Executor' }],
  observerName: null,
  createDate: 1623749422616,
  deadlineDate: 1623877199965,
};

/** A chain of objects, each inside the one before. */
export function chain(anchor: string, depth: number): FieldView {
  const inner =
    depth > 1 ? [chain(`${anchor}.level${depth}`, depth - 1)] : [field('end', 'string', { anchor: `${anchor}.end` })];
  return field(`level${depth}`, 'object', {
    anchor,
    description: text('One level of a deep tree.'),
    fields: inner,
    fieldsOf: `level${depth}`,
    open: true,
  });
}

export function taskFields(anchor: string): FieldView[] {
  const at = (name: string, type: string, given: Partial<FieldView> = {}) =>
    field(name, type, { anchor: `${anchor}.${name}`, ...given });
  return [
    at('id', 'integer', {
      required: true,
      marks: marks('readOnly'),
      description: text('Identifies the task. Use it with <a href="#get-task">Get task by id</a>.'),
      facts: [{ keyword: 'examples', label: 'Example', value: '162' }],
    }),
    at('version', 'integer', {
      marks: marks('nullable', 'readOnly'),
      facts: [{ keyword: 'minimum', label: 'Min', value: '0' }],
    }),
    at('name', 'string', {
      required: true,
      description: text('Short name, shown in lists and notifications.'),
      facts: [
        { keyword: 'minLength', label: 'Length', value: '1–255' },
        { keyword: 'pattern', label: 'Pattern', value: '^[A-Za-z0-9 _-]{1,255}(?:[A-Za-z0-9]+|[^\\x00-\\x1f]+)*$' },
      ],
    }),
    at('status', 'string', { description: text('Where the task stands.'), enum: statuses }),
    at('taskType', 'string', {
      enum: ['COMMON', 'ROUTED', 'PHOTO_REPORT', 'SURVEY', 'CHECKLIST', 'AUDIT', 'OTHER'].map((value) => ({ value })),
    }),
    at('executors', '', {
      type: [{ text: 'array of ' }, { text: 'User', href: '/docs/api_reference/models/user' }],
      description: text('Everyone who has to do the task.'),
      fields: [
        at('executors.id', 'integer', { name: 'id', description: text('Identifies the user.') }),
        at('executors.name', 'string', { name: 'name' }),
      ],
      fieldsOf: 'User',
    }),
    at('linkedTaskId', 'integer · int64', {
      marks: marks('nullable', 'deprecated'),
      description: text('Earlier way to link tasks. Use <code>parentTaskId</code>.'),
    }),
    at('exemplarTaskTemplateIdOfTheParentDivision', 'integer', { marks: marks('nullable'), required: true }),
    at('password', 'string', { marks: marks('writeOnly') }),
    at('[key]', 'string', { named: false, description: text('Any other name.') }),
    at('parent', '', {
      type: [{ text: 'Task', href: '/docs/api_reference/models/task' }],
      seeModel: { label: 'Task', href: '/docs/api_reference/models/task', parts: 'fields' },
    }),
  ];
}

export function rule(anchor: string): FieldView {
  const kinds = ['daily', 'weekly', 'monthly', 'lastDayOfMonth', 'quarterly', 'halfYearly'];
  const options = kinds.map((label) => ({
    anchor: `${anchor}.${label}`,
    label,
    schema: schema('object', {
      description: text(`Runs ${label}.`),
      fields: [
        field('type', 'string', {
          anchor: `${anchor}.${label}.type`,
          required: true,
          facts: [{ keyword: 'const', label: 'Const', value: label }],
        }),
        field('days', 'array of integer', {
          anchor: `${anchor}.${label}.days`,
          facts: [{ keyword: 'maxItems', label: 'Max items', value: '7' }],
        }),
      ],
    }),
  }));
  return field('generationRule', '', {
    anchor,
    type: [{ text: 'Generation rule', href: '/docs/api_reference/models/rule' }],
    required: true,
    description: text('How often the rule runs.'),
    alternatives: [
      alternatives(kinds, { options, label: `One of ${kinds.length}, chosen by type` }),
      alternatives([], {
        keyword: 'not',
        label: 'Not',
        options: [{ anchor: `${anchor}.not`, label: 'const never', schema: schema('string') }],
      }),
    ],
  });
}

export function errors(anchor: string) {
  const fields = (status: string) => [
    field('code', 'string', {
      anchor: `${anchor}.${status}.code`,
      description: text('Says what went wrong, for programs.'),
    }),
    field('message', 'string', { anchor: `${anchor}.${status}.message` }),
  ];
  return [
    ['400', 'Bad request'],
    ['401', 'Unauthorized'],
    ['403', 'Forbidden'],
    ['404', 'Not found'],
    ['409', 'Conflict'],
    ['422', 'Unprocessable entity'],
    ['429', 'Too many requests'],
  ].map(([status = '', title = '']) =>
    response(status, title, {
      anchor: `${anchor}.${status}`,
      description: text('The request was not served.'),
      mediaTypes: [
        json(`${anchor}.${status}.json`, {
          schema: schema('', {
            type: [{ text: 'Error', href: '/docs/api_reference/models/error' }],
            fields: fields(status),
            open: true,
          }),
          examples: [example({ code: 'bad_request', message: title })],
        }),
      ],
    }),
  );
}

export function taskBody(anchor: string) {
  return json(anchor, {
    schema: schema('', {
      type: [{ text: 'array of ' }, { text: 'Task', href: '/docs/api_reference/models/task' }],
      fields: taskFields(anchor),
      fieldsOf: 'Task',
    }),
    examples: [
      example([task], { name: 'open', label: 'An open task', description: text('One task that nobody has started.') }),
      example([], { name: 'empty', label: 'No tasks' }),
    ],
  });
}
