import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { open } from '../reference/referenceHelpers';
import { pageTypes } from './pageTypes';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** How often a rendered element may be styled until the page is alive, on average: once, and some again as others come. */
const max = 2;

/** Types of pages that have so many elements that it counts. */
const longPages = ['a guide', 'the longest API page', 'a model page'] as const;

/** Opens a page and counts every time that the style of an element is computed until the page is alive. */
async function countStyled(page: Page, address: string): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await client.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline' });
  await open(page, address);
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  return events.reduce((sum, { name, args }) => sum + (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : 0), 0);
}

for (const name of longPages) {
  test(`${name}: coming alive does not style the page again`, async ({ page }) => {
    const styled = await countStyled(page, pageTypes[name]);
    const rendered = await page.evaluate(
      () => [...document.querySelectorAll('*')].filter((element) => element.checkVisibility()).length,
    );
    expect(styled).toBeLessThan(rendered * max);
  });
}
