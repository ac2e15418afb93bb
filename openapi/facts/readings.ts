import type { Reading } from './applyReadings';
import type { Json } from './readFacts';

/** Every fact that the description reads differently, and why: for each place what is stated and how it is read. */
export const READINGS: readonly Reading[] = [
  ...read('The example sends null.', {
    'checklists › Create checklist generation rule › body dateTo › nullable': [false, true],
    'checklists › model generation_rule › field dateTo › nullable': [false, true],
    'checklists › model generation_rule › field lastGenerationDate › nullable': [false, true],
    'checklists › model checklist_response › field startDate › nullable': [false, true],
    'checklists › model checklist_response › field newGrade › nullable': [false, true],
    'checklists › model checklist_response › field comment › nullable': [false, true],
    'checklists › model checklist_response › field templateCategoryId › nullable': [false, true],
    'checklists › model checklist_response › field templateCategoryName › nullable': [false, true],
    'checklists › model checklist_response › field reviewerId › nullable': [false, true],
  }),
  ...read('The example has an offset.', {
    'checklists › Create checklist generation rule › body dateFrom › type': ['LocalDateTime', 'ISO DateTime'],
    'checklists › Create checklist generation rule › body dateTo › type': ['LocalDateTime', 'ISO DateTime'],
    'checklists › model generation_rule › field dateFrom › type': ['LocalDateTime', 'ISO DateTime'],
    'checklists › model generation_rule › field dateTo › type': ['LocalDateTime', 'ISO DateTime'],
    'checklists › model generation_rule › field lastGenerationDate › type': ['LocalDateTime', 'ISO DateTime'],
  }),
  ...read('The example writes HH:mm.', {
    'checklists › Create checklist generation rule › body scheduledTime › type': ['LocalDateTime', 'Time'],
    'checklists › model generation_rule › field scheduledTime › type': ['LocalDateTime', 'Time'],
  }),
  ...read('The example sends a number.', {
    'checklists › model generation_rule › field id › type': ['String', 'Integer'],
    'orgstructure › Create region › body divisionId › type': ['String', 'Integer'],
    'orgstructure › Update region › body divisionId › type': ['String', 'Integer'],
    'survey › model survey_instance › field executorId › type': ['Dictionary of strings', 'Integer'],
    'tasks › model task › field id › type': ['String', 'Integer'],
  }),
  ...read('The example sends a boolean.', {
    'orgstructure › Create region › body active › type': ['String', 'Boolean'],
    'orgstructure › Update region › body active › type': ['String', 'Boolean'],
    'orgstructure › model businessDirection › field observeMyShopTask › type': ['Integer', 'Boolean'],
    'survey › Add new question to template › body commentRequired › type': ['List of integers', 'Boolean'],
    'survey › model survey_question › field commentRequired › type': ['List of integers', 'Boolean'],
  }),
  ...read('The example sends an empty string for no number.', {
    'checklists › model checklist_response › field incidentsAmount › type': ['Integer', 'Integer or String'],
    'checklists › model checklist_response › field fixedIncidentsAmount › type': ['Integer', 'Integer or String'],
  }),
  ...read('The example sends objects.', {
    'checklists › model generation_rule › field shops › type': ['List of Integers', 'List of objects'],
    'checklists › model generation_rule › field templates › type': ['List of Integers', 'List of objects'],
    'orgstructure › model shop › additional field dir › type': ['List of String', 'Object'],
    'orgstructure › model shop › additional field cluster › type': ['List of String', 'Object'],
    'orgstructure › model shop › additional field division › type': ['List of String', 'Object'],
  }),
  ...read('The example sends a list.', {
    'orgstructure › model shop › additional field supervisors › type': ['Simple user object', 'List of objects'],
    'survey › model survey_instance › field dimensions › type': ['Object', 'List of objects'],
    'survey › model survey_instance › field questionIds › type': ['String', 'List of strings'],
    'tasks › model task › field executors › type': ['Object', 'List of objects'],
    'tasks › model task › field observers › type': ['Object', 'List of objects'],
  }),
  ...read('The example sends a name.', {
    'tasks › model task › field observerName › type': ['Object', 'String'],
  }),
  ...read('Its description speaks of Observer objects.', {
    'tasks › model response › field observers › type': ['Boolean', 'List of objects'],
  }),
  ...read('A task may have many executors, and its model lists them.', {
    'tasks › Create task › body executors › type': ['Object', 'Object or List of objects'],
  }),
  ...read('The name is plural, so several values may be sent.', {
    'tasks › Get tasks › query taskTypes › type': ['String', 'List of string'],
  }),
  ...read('Several values may be sent, so that one request finds all that is not closed; one is sent as before.', {
    'tasks › Get tasks › query status › type': ['String', 'List of string'],
  }),
  ...read('The ids are written in braces, which no array style of a query does.', {
    'checklists › Get checklists with questions and attachments › query var_checklist_ids › type': [
      'Integer array',
      'String',
    ],
    'checklists › Get checklists with questions and attachments › query var_template_ids › type': [
      'Integer array',
      'String',
    ],
  }),
  ...read('The row is described as closed after; the next one has the same name.', {
    'tasks › Get tasks › query closedBefore › name': ['closedBefore', 'closedAfter'],
  }),
  ...read('The row is described as deadline before, and follows deadlineAfter.', {
    'tasks › Get tasks › query modifiedBefore › name': ['modifiedBefore', 'deadlineBefore'],
  }),
  ...read('Every other path stands below /v1 without /api.', {
    'orgstructure › Create shop › operation › path': ['/api/orgstruct/shops', '/orgstruct/shops'],
  }),
  ...read('The example has the shape of this model.', {
    'checklists › Create checklist generation rule › response › model': ['Checklist template', 'Generation rule'],
    'checklists › Get checklist by id › response › model': ['Checklist', 'Checklist response'],
  }),
  ...read('The page of the model is called so.', {
    'orgstructure › Create shop › response › model': ['Store', 'Shop(Store)'],
  }),
  ...read('A tag names its page, and names are unique in the whole description.', {
    'checklists › page checklists_create_view › title': ['View / Create / Edit / Delete', 'Checklists'],
    'orgstructure › page region › title': ['Region', 'Regions'],
    'orgstructure › page role › title': ['User role', 'User roles'],
    'orgstructure › page shop › title': ['Shop(Store)', 'Stores'],
    'orgstructure › page user › title': ['User', 'Users'],
    'survey › page survey_question › title': ['Question', 'Survey questions'],
    'survey › page survey_template › title': ['Template', 'Survey templates'],
    'tasks › page tasks_create_view › title': ['View / Create / Edit / Delete', 'Tasks'],
    'wfm › page wfm_reports › title': ['Reports', 'Workforce reports'],
  }),
];

function read(why: string, facts: Record<string, [stated: Json, reading: Json]>): Reading[] {
  return Object.entries(facts).map(([place, [stated, reading]]) => ({ place, stated, reading, why }));
}
