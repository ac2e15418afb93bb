import type { ApiPage, ModelPage, OperationSection } from '../../../reference/page';
import { apiPage, example, field, json, modelPage, operation, response, samples, schema, text } from './fixture';
import { chain, errors, rule, task, taskBody, taskFields } from './taskParts';

const listTasks: OperationSection = operation({
  anchor: 'list-tasks',
  id: 'listTasks',
  title: 'Get tasks',
  path: '/tasks',
  description: {
    source: [],
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
            { keyword: 'minimum', label: 'Min', value: '1' },
            { keyword: 'examples', label: 'Example', value: '1' },
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
          facts: [{ keyword: 'parameters', label: 'page', value: '$response.header.X-Next' }],
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
