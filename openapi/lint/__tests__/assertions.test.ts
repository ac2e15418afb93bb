import { describe, expect, it } from 'vitest';
import { type RuleCase, readRules, testRule } from './lintSnippet';

const schema = (text: string): string => `components: { schemas: { Region: ${text} } }`;
const operation = (text: string): string => `paths: { /regions: { get: ${text} } }`;

/** For every assertion in `redocly.yaml` a snippet that keeps it and one that breaks it. */
const CASES: Record<string, { good: string[]; bad: string[]; message: string }> = {
  'rule/example-summary': {
    good: ['components: { examples: { west: { summary: West, value: 66 } } }'],
    bad: [
      'components: { examples: { west: { value: 66 } } }',
      "components: { examples: { west: { summary: '', value: 66 } } }",
    ],
    message: 'A named example has no `summary`. Say what it shows.',
  },
  'rule/header-description': {
    good: ['components: { headers: { X-Page-Size: { description: Items on a page. } } }'],
    bad: ['components: { headers: { X-Page-Size: { schema: { type: integer } } } }'],
    message: 'A header has no `description`. Say what it tells.',
  },
  'rule/model-page-address': {
    good: [
      schema('{ x-page: orgstructure/businessDirection }'),
      schema('{ x-page: survey/survey_category }'),
      schema('{}'),
    ],
    bad: [schema('{ x-page: region }'), schema('{ x-page: /orgstructure/region }')],
    message: '`x-page` is not an address of the form `group/slug`.',
  },
  'rule/model-page-text': {
    good: [schema('{ x-page: orgstructure/region, title: Region, description: Holds stores. }'), schema('{}')],
    bad: [
      schema('{ x-page: orgstructure/region, description: Holds stores. }'),
      schema("{ x-page: orgstructure/region, title: Region, description: '' }"),
    ],
    message: 'A schema with a page of its own has no title, description. Its page needs both.',
  },
  'rule/operation-description-length': {
    good: [operation('{ description: Lists the regions of the company and their stores. }')],
    bad: [operation('{ description: Lists the regions of the company. }')],
    message: 'The description of an operation is shorter than 40 characters. Say when to use it and what happens.',
  },
  'rule/operation-one-tag': {
    good: [operation('{ tags: [Regions] }')],
    bad: [operation('{ tags: [] }'), operation('{ tags: [Regions, Stores] }'), operation('{ summary: List regions }')],
    message: 'An operation has exactly one tag, because a tag is a page.',
  },
  'rule/parameter-example': {
    good: [
      'components: { parameters: { Page: { name: page, in: query, example: 1 } } }',
      'components: { parameters: { Page: { name: page, in: query, examples: { first: { value: 1 } } } } }',
    ],
    bad: ['components: { parameters: { Page: { name: page, in: query, schema: { type: integer } } } }'],
    message: 'A parameter has no example. Add `example` or `examples`.',
  },
  'rule/path-kebab-case': {
    good: ['paths: { /tasks-bulk: {}, "/orgstruct/users/{userId}/roles": {} }\nwebhooks: { taskClosed: {} }'],
    bad: ['paths: { /tasksBulk: {} }', 'paths: { /tasks/: {} }', 'paths: { "/tasks/{task-id}": {} }'],
    message: 'A path is written in kebab-case, with camelCase parameters.',
  },
  'rule/tag-page-address': {
    good: ['tags: [{ name: Regions, x-page: orgstructure/region }]'],
    bad: ['tags: [{ name: Regions }]', 'tags: [{ name: Regions, x-page: region }]'],
    message: 'A tag has no `x-page` of the form `group/slug`.',
  },
};

for (const [rule, { good, bad, message }] of Object.entries(CASES)) {
  testRule(rule, [
    ...good.map((given): [string, RuleCase] => [`good: ${given}`, { given, want: [] }]),
    ...bad.map((given): [string, RuleCase] => [`bad: ${given}`, { given, want: [message] }]),
  ]);
}

describe('redocly.yaml', () => {
  it('has a case here for every assertion', () => {
    const assertions = Object.keys(readRules()).filter((name) => name.startsWith('rule/'));
    expect(Object.keys(CASES)).toEqual(assertions.sort());
  });
});
