import { chromium } from '@playwright/test';
import type { Flags, Result } from 'lighthouse';
import { freePort } from '../src/machine/ports';
import { browserArguments, findBrowser } from './browser';

export type Preset = 'desktop' | 'mobile';

/** What is measured on a page. */
interface Question {
  url: string;
  preset: Preset;
  /** Lighthouse's names: `accessibility`, `best-practices`, `seo`, `performance`. */
  categories: string[];
}

/** The result for a page. */
export interface Verdict {
  /** Of 100, by category. */
  scores: Record<string, number>;
  /** Audits that reduced the score, a line each. */
  failures: string[];
  /** Every URL that was requested. */
  requests: string[];
  /** Lighthouse's benchmark index of this machine. */
  benchmarkIndex: number;
  /** Milliseconds in which the page did not respond. */
  blocked: number;
  /** Sum of the layout shifts. */
  shift: number;
}

export type Audit = (question: Question) => Promise<Verdict>;

/** Starts a browser for Lighthouse that contacts no host but the site, for as long as `use` runs. */
export async function withLighthouse<Value>(use: (audit: Audit) => Promise<Value>): Promise<Value> {
  const port = await freePort();
  const args = [...browserArguments(), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath: findBrowser(), args });
  try {
    return await use((question) => audit(question, port));
  } finally {
    await browser.close();
  }
}

async function audit({ url, preset, categories }: Question, port: number): Promise<Verdict> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    onlyAudits: ['network-requests'],
    // Asks the browser for the listeners of every link: half a minute for the longest page. `links.test.ts` does both.
    skipAudits: ['crawlable-anchors', 'link-text'],
    // The not-found page is measured too.
    ignoreStatusCode: true,
    // No audit reads the picture, which takes a minute for the longest page.
    disableFullPageScreenshot: true,
  };
  const result = await lighthouse(url, flags, preset === 'desktop' ? desktopConfig : undefined);
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return toVerdict(lhr);
}

function toVerdict(lhr: Result): Verdict {
  const scores = Object.entries(lhr.categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)] as const);
  return {
    scores: Object.fromEntries(scores),
    failures: failures(lhr),
    requests: requests(lhr),
    benchmarkIndex: lhr.environment.benchmarkIndex,
    blocked: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN,
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
}

function failures({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title} ${JSON.stringify(items(audits[id]?.details)).slice(0, 500)}`);
}

function requests({ audits }: Result): string[] {
  return items(audits['network-requests']?.details).map(({ url }) => String(url));
}

function items(details: unknown): Record<string, unknown>[] {
  const { items: listed = [] } = (details ?? {}) as { items?: Record<string, unknown>[] };
  return listed;
}
