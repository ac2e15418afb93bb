import type { Page } from '@playwright/test';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How much lighter or darker than the ground of the page the most different point of a box is painted, from 0 to 255. */
export async function paintedDifference(page: Page, clip: Box): Promise<number> {
  const picture = await page.screenshot({ clip, animations: 'disabled' });
  const reader = await page.context().newPage();
  const difference = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, image.width, image.height) ?? {};
    const greys = Array.from({ length: data.length / 4 }, (_, index) => {
      const [red = 0, green = 0, blue = 0] = data.slice(4 * index, 4 * index + 3);
      return 0.299 * red + 0.587 * green + 0.114 * blue;
    });
    return Math.max(...greys) - Math.min(...greys);
  }, picture.toString('base64'));
  await reader.close();
  return difference;
}
