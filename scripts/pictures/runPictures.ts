import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { pictureSize, socialPictures } from '../../src/pictures/socialPictures';
import { browserArguments, findBrowser } from '../browser';
import type { Usage } from '../main';
import { pictureHtml } from './pictureHtml';

const help = `Draws the picture of each type of page anew, in static/img/social/, with the browser of the tests.

  npm run pictures

What they say is in src/pictures/socialPictures.ts, how they look in scripts/pictures/pictureHtml.ts.`;

interface Surroundings {
  /** Folder of the project. */
  project: string;
  print: (text: string) => void;
}

export const picturesUsage: Usage = { help };

/** Runs `npm run pictures` and returns its exit code. Throws an Error where there is no browser. */
export async function runPictures({ project, print }: Surroundings): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
  try {
    const folder = path.join(project, 'static/img/social');
    mkdirSync(folder, { recursive: true });
    const page = await browser.newPage({ viewport: pictureSize });
    for (const picture of socialPictures) {
      await page.setContent(pictureHtml(picture, project));
      const file = path.join(folder, `${picture.name}.png`);
      await page.screenshot({ path: file });
      print(path.relative(project, file));
    }
  } finally {
    await browser.close();
  }
  return 0;
}
