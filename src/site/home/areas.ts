import type { IconName } from './Icon';

const page = (label: string, path: string) => ({ label, to: `/docs/api_reference/api/${path}` });

/** The webhooks of the API, with their place in the reference. */
export const events = [
  page('A task was closed', 'tasks/tasks_create_view#task-closed'),
  page('A checklist was finished', 'checklists/checklists_create_view#checklist-finished'),
  page('A survey was answered', 'survey/survey_instance#survey-answered'),
];

/** An area of the API, with the places that most readers look for first. */
export interface Area {
  title: string;
  icon: IconName;
  text: string;
  links: { label: string; to: string }[];
}

/** The areas of the API in the order of the home page. */
export const areas: Area[] = [
  {
    title: 'Tasks',
    icon: 'tasks',
    text: 'Give tasks to stores and people, create them on a schedule, and read how they were done.',
    links: [
      page('Tasks', 'tasks/tasks_create_view'),
      page('Scheduled tasks', 'tasks/scheduled_tasks'),
      page('Reports', 'tasks/tasks_reports'),
    ],
  },
  {
    title: 'Checklists',
    icon: 'lists',
    text: 'Plan checks of stores, and read their answers and attachments.',
    links: [
      page('Checklists', 'checklists/checklists_create_view'),
      page('Templates', 'checklists/get_checklist_templates'),
      page('Questions', 'checklists/get_checklist_templates_questions'),
      page('Scheduled', 'checklists/scheduled_checklists'),
    ],
  },
  {
    title: 'Surveys',
    icon: 'survey',
    text: 'Build templates from questions, and collect the answers.',
    links: [
      page('Templates', 'survey/survey_template'),
      page('Questions', 'survey/survey_question'),
      page('Instances', 'survey/survey_instance'),
      page('Categories', 'survey/survey_category'),
      page('Reports', 'survey/survey_reports'),
    ],
  },
  {
    title: 'Organisation structure',
    icon: 'org',
    text: 'Keep divisions, regions, stores and users in sync with your own systems.',
    links: [
      page('Divisions', 'orgstructure/division'),
      page('Regions', 'orgstructure/region'),
      page('Stores', 'orgstructure/shop'),
      page('Users', 'orgstructure/user'),
      page('Groups', 'orgstructure/group'),
      page('Roles', 'orgstructure/role'),
      page('Business directions', 'orgstructure/businessDirection'),
    ],
  },
  {
    title: 'Workforce',
    icon: 'clock',
    text: 'Read finished shifts and the hours they add up to, for payroll.',
    links: [page('Reports', 'wfm/wfm_reports')],
  },
  {
    title: 'Webhooks',
    icon: 'bell',
    text: 'Let the platform call your address when something happens, instead of polling.',
    links: events,
  },
];
