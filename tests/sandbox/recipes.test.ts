import path from 'node:path';
import { expect, it } from 'vitest';
import type { PageRecipe } from '../../src/plugins/api-reference/client/requestBuilder/recipe/pageRecipe';
import {
  contextOf,
  hasPassed,
  newRun,
  type RecipeRun,
} from '../../src/plugins/api-reference/client/requestBuilder/recipe/pageRecipe';
import { exchangeOf, fillStep, readStep } from '../../src/reference/outputs/recipe/fillStep';
import { makeRecipe } from '../../src/reference/outputs/recipe/makeRecipe';
import { generateReference } from '../../src/reference/stages/generate';
import { advanceJobs } from '../../src/sandbox/advanceJobs';
import { checkRequest } from '../../src/sandbox/check';
import { emptyState } from '../../src/sandbox/request/types';
import { createContractSlicer } from '../../src/sandbox/sliceDescription';
import { prepareDescription } from '../../src/sandbox/world/description';

/** How often a step is checked until what it waits for is there. */
const maxChecks = 5;

it('every recipe is stepped through from start to end, with the values that its inputs begin with', async () => {
  const { workflows, cache, addresses, renderText, description, model } = await generateReference({
    source: { siteDir: process.cwd(), descriptionFile: path.resolve('openapi/openapi.yaml') },
    site: { basePath: '/docs/api_reference', docsPath: '/docs', sitePaths: [], home: { label: '', href: '' } },
    checks: { foreign: true },
  });
  const context = { schemas: cache.schemas, cache, addresses, renderText };
  const recipes: PageRecipe[] = workflows.map((each) => makeRecipe(each, context));
  const operations = model.operations.filter(({ kind }) => kind === 'operation');
  const contract = await prepareDescription(createContractSlicer(description.document)(operations));
  const environment = { now: contract.worldDate ?? 0, random: () => 0.4 };
  const wrong: string[] = [];
  for (const recipe of recipes) {
    let run: RecipeRun = newRun(recipe);
    let state = emptyState;
    recipe.steps.forEach((step, at) => {
      if (step.kind !== 'request') return;
      for (let checks = 1; checks <= maxChecks; checks += 1) {
        const { request, missing } = fillStep(step, contextOf(recipe, run, at));
        const checked = checkRequest(request, {
          ...{ description: contract, state, files: new Map() },
          random: () => 0.4,
        });
        const result = readStep(step, exchangeOf(request, checked.response), contextOf(recipe, run, at));
        const done = { request, checked, ...result };
        run = { ...run, checked: { ...run.checked, [step.id]: done } };
        ({ state } = advanceJobs(contract, checked.state, environment));
        if (missing.length === 0 && hasPassed(done)) return;
      }
      const last = run.checked[step.id];
      wrong.push(
        `${recipe.title}, ${step.id}: ${JSON.stringify([last?.checked.response, last?.unmet, last?.missing])}`,
      );
    });
  }
  expect(wrong).toEqual([]);
  expect(recipes.flatMap(({ steps }) => steps).length).toBeGreaterThan(40);
});
