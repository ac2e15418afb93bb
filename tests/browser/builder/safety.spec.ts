import type { Control, Field } from '../../../src/reference/outputs/requestBuilder/fieldValue';
import type { RequestForm } from '../../../src/reference/outputs/requestBuilder/requestForm';
import type { DescribedSchema, ValueWords } from '../../../src/reference/outputs/requestBuilder/valueSchema';
import { attacks } from '../../hostile/attacks';
import { expect, test } from '../fixtures';
import { hydrated, settled, tasks } from '../pageHelpers';
import { buttonOf, code, dialog, field, openBuilder, parts } from './builderHelpers';

test('tokens stay in memory: no storage and no address has them', async ({ page, context }) => {
  await openBuilder(page, 'Get tasks');
  await field(page, 'Bearer Token').fill('secret-4711');
  await expect(code(page)).toContainText('secret-4711');
  await page.keyboard.press('Escape');
  await buttonOf(page, 'Create task').click();
  await expect(code(page)).toContainText('secret-4711');
  const kept = await page.evaluate(async () =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, await indexedDB.databases(), location.href, name]),
  );
  expect(kept).not.toContain('secret');
  expect(JSON.stringify(await context.cookies())).not.toContain('secret');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await hydrated(page);
  await buttonOf(page, 'Get tasks').click();
  await expect(code(page)).toContainText('Bearer ${API_TOKEN}');
});

test('sending is off: no button sends, and neither do Enter and the other buttons of the form', async ({ page }) => {
  await page.clock.install();
  await openBuilder(page, 'Get tasks');
  await settled(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await expect(dialog(page).getByRole('button', { name: /send/i })).toHaveCount(0);
  await field(page, 'page').press('Enter');
  await field(page, 'Bearer Token').press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'Edit' })).toBeVisible();
  await dialog(page)
    .locator('form')
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await dialog(page).getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByRole('button', { name: 'Hide' }).click();
  await dialog(page).getByRole('button', { name: 'Show optional parameters' }).click();
  await dialog(page).getByRole('button', { name: 'Add item' }).first().click();
  await page.clock.runFor(2000);
  await settled(page);
  expect(requested).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

/** The form of a request in which every text is the next attack, with a field of each kind in every place. */
function hostile(attack: () => string): RequestForm {
  const controls: Control[] = [
    ...([{ kind: 'text' }, { kind: 'json' }, { kind: 'list' }, { kind: 'file', isList: true }] as const),
    { kind: 'choice', options: [attack(), attack()] },
    { kind: 'list', options: [attack(), attack()] },
  ];
  const fields = (): Field[] =>
    controls.map((control) => {
      const initial = control.kind === 'list' || control.kind === 'file' ? [attack()] : attack();
      return { name: attack(), required: true, description: attack(), control, initial };
    });
  const places = ['path', 'query', 'header', 'cookie', 'querystring'] as const;
  return {
    method: 'POST',
    path: `/${attack()}`,
    servers: [
      {
        url: attack(),
        description: attack(),
        variables: [{ name: attack(), default: attack(), enum: [attack()], description: attack() }],
      },
      { url: `{${attack()}}`, variables: [{ name: attack(), default: attack() }] },
    ],
    base: { variable: 'API_BASE', value: attack() },
    parameters: places.flatMap((place) =>
      fields().map((field) => ({
        ...field,
        parameter: { name: field.name, in: place, style: 'form', explode: true, allowReserved: false },
      })),
    ),
    bodies: [
      {
        ...{ kind: 'editor', mediaType: 'application/json', isJson: true },
        schema: { root: hostileSchema(attack), named: {} },
        examples: [attack(), attack()].map((label) => ({
          ...{ name: label, label, description: attack() },
          content: JSON.stringify({ a: { [attack()]: attack() }, b: [attack()], c: attack() }),
        })),
      },
      {
        ...{ kind: 'fields', mediaType: 'multipart/form-data', fields: [] },
        examples: [{ name: attack(), label: attack(), content: {} }],
      },
    ],
    accept: attack(),
    access: [
      [{ name: attack(), scheme: { kind: 'apiKey', in: 'query', name: attack() } }],
      [{ name: attack(), scheme: { kind: 'http', scheme: attack() } }],
    ],
  };
}

function hostileSchema(attack: () => string): DescribedSchema {
  const words = (): ValueWords => ({ type: attack(), text: attack() });
  const text = (): DescribedSchema => ({ kind: 'plain', control: { kind: 'text' }, ...words() });
  const choice = (): DescribedSchema => ({
    ...text(),
    kind: 'plain',
    control: { kind: 'choice', options: [attack()] },
  });
  const properties = [
    { name: 'a', schema: { kind: 'object' as const, properties: [], others: text(), ...words() } },
    { name: 'b', schema: { kind: 'list' as const, items: text(), ...words() } },
    {
      name: 'c',
      schema: { kind: 'union' as const, alternatives: [{ label: attack(), schema: choice() }], ...words() },
    },
    { name: attack(), required: true as const, schema: text() },
  ];
  return { kind: 'object', properties, ...words() };
}

test('nothing that a description says runs, in a form or as code', { tag: '@long' }, async ({ page }) => {
  const programs = [
    ...['(window.ran = 1)', '{}; window.ran = 1', '<i>{window.ran = 1}</i>', '{{$randomInt}}'],
    ...['javascript:void(window.ran = 1)', '"); window.ran = 1; ("', '${window.ran = 1}'],
  ];
  const all = [...programs, ...attacks];
  let next = 0;
  const attack = (): string => all[next++ % all.length] ?? '';
  await page.route(parts.data, (route) => route.fulfill({ json: hostile(attack) }));
  await page.goto(tasks);
  await hydrated(page);
  page.on('dialog', (opened) => {
    throw new Error(`A dialog was opened: ${opened.message()}`);
  });
  for (let openings = 0; openings < 15; openings += 1) {
    await buttonOf(page, 'Get tasks').click();
    await expect(code(page).first()).toBeVisible();
    const unsafe = await dialog(page).evaluate(
      (element) =>
        element.querySelectorAll('script, iframe, object, embed, base, meta, link, img, a[href], [onerror], [onload]')
          .length,
    );
    expect(unsafe).toBe(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  expect(next).toBeGreaterThan(5 * all.length);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});
