/** The webhooks of the API, with their place in the reference. */
export const events = [
  { label: 'A task was closed', to: '/docs/api_reference/api/tasks/tasks_create_view#task-closed' },
  {
    label: 'A checklist was finished',
    to: '/docs/api_reference/api/checklists/checklists_create_view#checklist-finished',
  },
  { label: 'A survey was answered', to: '/docs/api_reference/api/survey/survey_instance#survey-answered' },
];
