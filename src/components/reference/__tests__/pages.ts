import type { ApiPage, FieldView, ModelPage, OperationSection } from '../../../reference/page';
import {
  alternatives,
  apiPage,
  example,
  field,
  json,
  modelPage,
  operation,
  response,
  samples,
  schema,
  text,
} from './fixture';

const statuses = [
  { value: 'OPEN', description: text('Not started') },
  { value: 'IN_PROGRESS', description: text('Started by at least one executor') },
  { value: 'CLOSED', description: text('Done or cancelled') },
];

const task = {
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
function chain(anchor: string, depth: number): FieldView {
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

function taskFields(anchor: string): FieldView[] {
  const at = (name: string, type: string, given: Partial<FieldView> = {}) =>
    field(name, type, { anchor: `${anchor}.${name}`, ...given });
  return [
    at('id', 'integer', {
      required: true,
      readOnly: true,
      description: text('Identifies the task. Use it with <a href="#get-task">Get task by id</a>.'),
      facts: [{ label: 'Example', value: '162' }],
    }),
    at('version', 'integer', { nullable: true, readOnly: true, facts: [{ label: 'Min', value: '0' }] }),
    at('name', 'string', {
      required: true,
      description: text('Short name, shown in lists and notifications.'),
      facts: [
        { label: 'Length', value: '1–255' },
        { label: 'Pattern', value: '^[A-Za-z0-9 _-]{1,255}(?:[A-Za-z0-9]+|[^\\x00-\\x1f]+)*$' },
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
      deprecated: true,
      nullable: true,
      description: text('Earlier way to link tasks. Use <code>parentTaskId</code>.'),
    }),
    at('exemplarTaskTemplateIdOfTheParentDivision', 'integer', { nullable: true, required: true }),
    at('password', 'string', { writeOnly: true }),
    at('[key]', 'string', { named: false, description: text('Any other name.') }),
    at('parent', '', {
      type: [{ text: 'Task', href: '/docs/api_reference/models/task' }],
      seeModel: { label: 'Task', href: '/docs/api_reference/models/task' },
    }),
  ];
}

function rule(anchor: string): FieldView {
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
          facts: [{ label: 'Const', value: label }],
        }),
        field('days', 'array of integer', {
          anchor: `${anchor}.${label}.days`,
          facts: [{ label: 'Max items', value: '7' }],
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

function errors(anchor: string) {
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

function taskBody(anchor: string) {
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

const listTasks: OperationSection = operation({
  anchor: 'list-tasks',
  id: 'listTasks',
  title: 'Get tasks',
  path: '/tasks',
  description: {
    source: '',
    html: '<p>Lists tasks, a page at a time. Filters narrow the list together: a task is returned when it passes <code>all</code> of them.</p><ul><li>First things first</li><li>Then the rest</li></ul>',
  },
  servers: [
    { url: 'https://api.example.com/v1', description: text('Production'), variables: [] },
    {
      url: 'https://{region}.example.com/v1',
      variables: [field('region', 'string', { anchor: 'list-tasks.server.region' })],
    },
  ],
  security: {
    alternatives: [
      [{ name: 'bearer', label: 'bearer token', scopes: ['tasks:read'] }],
      [{ name: 'key', label: 'API key in the header X-Key', scopes: [] }],
    ],
  },
  parameters: [
    {
      place: 'query',
      title: 'Query parameters',
      anchor: 'list-tasks.query',
      fields: [
        field('page', 'integer', {
          anchor: 'list-tasks.query.page',
          required: true,
          description: text('Number of the page wanted.'),
          facts: [
            { label: 'Min', value: '1' },
            { label: 'Example', value: '1' },
          ],
        }),
        field('name', 'string', { anchor: 'list-tasks.query.name' }),
        field('filter', 'object', {
          anchor: 'list-tasks.query.filter',
          fields: [chain('list-tasks.query.filter.a', 12)],
          fieldsOf: 'filter',
        }),
      ],
    },
  ],
  responses: [
    response('200', 'OK', {
      anchor: 'list-tasks.200',
      description: text('A page of tasks.'),
      headers: [
        field('X-Total-Count', 'integer', {
          anchor: 'list-tasks.200.header.x-total-count',
          description: text('Items in total.'),
        }),
      ],
      mediaTypes: [
        taskBody('list-tasks.200.json'),
        { ...taskBody('list-tasks.200.xml'), mediaType: 'application/xml', examples: [] },
      ],
      links: [
        {
          name: 'nextPage',
          anchor: 'list-tasks.200.link.next',
          target: { label: 'Get tasks', href: '#list-tasks' },
          facts: [{ label: 'page', value: '$response.header.X-Next' }],
        },
      ],
    }),
    ...errors('list-tasks'),
  ],
  samples: samples('/tasks'),
});

const createRule: OperationSection = operation({
  anchor: 'create-rule',
  id: 'createTaskTemplate',
  title: 'Create generation rule',
  method: 'POST',
  path: '/tasks-manual/templates/{templateId}/very-long-names-of-things/{exemplarTaskTemplateIdentifier}',
  deprecated: true,
  description: text('Makes a rule that creates tasks by itself: every day, on chosen weekdays, or on chosen days.'),
  requestBody: {
    anchor: 'create-rule.body',
    required: true,
    description: text('The rule. For <code>SURVEY</code> tasks, send <code>formTemplateId</code> too.'),
    mediaTypes: [
      json('create-rule.body.json', {
        schema: schema('object', {
          fields: [...taskFields('create-rule.body'), rule('create-rule.body.generationRule')],
        }),
        examples: [
          example({ ...task, type: 'daily' }, { name: 'daily', label: 'Every day at nine' }),
          example(
            { ...task, type: 'weekly' },
            { name: 'weekly', label: 'On Mondays', description: text('With a longer text.') },
          ),
        ],
      }),
    ],
  },
  responses: [response('204', 'No content', { anchor: 'create-rule.204' }), ...errors('create-rule')],
  samples: samples('/tasks-manual/templates'),
  callbacks: [
    {
      name: 'ruleFinished',
      anchor: 'create-rule.callback.ruleFinished',
      operations: [
        operation({
          kind: 'callback',
          anchor: 'create-rule.callback.ruleFinished.post',
          id: 'ruleFinished',
          title: 'Rule finished',
          method: 'POST',
          path: '{$request.body#/callbackUrl}',
          servers: [],
          responses: [response('200', 'OK', { anchor: 'create-rule.callback.200' })],
        }),
      ],
    },
  ],
});

const closeTask: OperationSection = operation({
  anchor: 'close-task',
  id: 'closeTask',
  title: 'Close task',
  method: 'PUT',
  path: '/tasks/{id}/close',
  security: { alternatives: [] },
  responses: [response('default', 'Any other status', { anchor: 'close-task.default' })],
  samples: samples('/tasks/162/close'),
});

const taskClosed: OperationSection = operation({
  kind: 'webhook',
  anchor: 'task-closed',
  id: 'taskClosed',
  title: 'Task closed',
  method: 'POST',
  path: 'taskClosed',
  servers: [],
  description: text('Sent when a task is closed.'),
  requestBody: { anchor: 'task-closed.body', required: true, mediaTypes: [taskBody('task-closed.body.json')] },
  responses: [response('200', 'OK', { anchor: 'task-closed.200' })],
});

/** An API page with everything on it. */
export const tasksPage: ApiPage = apiPage([listTasks, createRule, closeTask, taskClosed], {
  title: 'Tasks',
  description: text('A task tells people in stores what to do, by when, and how to show that it is done.'),
  seeAlso: [{ label: 'Get reports', href: '/docs/reports#get', method: 'GET', path: '/reports', deprecated: false }],
});

/** A model page with everything on it. */
export const taskPage: ModelPage = modelPage(
  schema('object', { fields: [...taskFields('task'), rule('task.generationRule'), chain('task.tree', 12)] }),
  {
    title: 'Task',
    description: text('Something to be done in a store. Tasks come in several types and can have many executors.'),
    examples: [example(task)],
    usedBy: {
      operations: [
        {
          label: 'Get tasks',
          href: '/docs/tasks#list-tasks',
          method: 'GET',
          path: '/tasks',
          deprecated: false,
          places: ['200'],
        },
        {
          label: 'Create generation rule',
          href: '/docs/tasks#create-rule',
          method: 'POST',
          path: '/tasks-manual/templates/{templateId}',
          deprecated: true,
          places: ['request', '200', '409'],
        },
        {
          label: 'Task closed',
          href: '/docs/tasks#task-closed',
          method: 'EVENT',
          path: 'taskClosed',
          deprecated: false,
          places: ['payload'],
        },
      ],
      fields: [{ model: 'Response', field: 'task', href: '/docs/response#response.task' }],
    },
  },
);
