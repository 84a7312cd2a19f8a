import { expect, inject, it } from 'vitest';
import { visitorContexts } from '../../support/browser-contexts.ts';

const { url } = inject('site');
const newContext = await visitorContexts();

it.each([
  { address: '/jeux', list: '.game-cards' },
  { address: '/blog/ecrire-une-bio', list: '.related ul' },
  { address: '/blog', list: '.posts' },
])('the last card ends at the right edge of its list on $address', async ({ address, list }) => {
  const page = await (await newContext()).newPage();
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url + address);
    const room = await page.locator(list).evaluate((element) => {
      const last = element.lastElementChild;
      return last ? element.getBoundingClientRect().right - last.getBoundingClientRect().right : null;
    });
    expect(room, `${width} px`).toBeCloseTo(0, 0);
  }
});
