import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../../scripts/browser';
import { main } from '../../machine/main';
import { pictureHtml } from './pictureHtml';
import { pictureSize, socialPictures } from './socialPictures';

const help = `Draws the picture of each type of page, in static/img/social/, with the browser of the tests.

  npm run pictures

What they say is in src/site/pictures/socialPictures.ts, how they look in pictureHtml.ts beside it.`;

main(
  async () => {
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments() });
    try {
      const folder = path.resolve('static/img/social');
      mkdirSync(folder, { recursive: true });
      const page = await browser.newPage({ viewport: pictureSize });
      for (const picture of socialPictures) {
        await page.setContent(pictureHtml(picture, process.cwd()));
        const file = path.join(folder, `${picture.name}.png`);
        await page.screenshot({ path: file });
        console.log(path.relative('', file));
      }
    } finally {
      await browser.close();
    }
    return 0;
  },
  { help },
);
