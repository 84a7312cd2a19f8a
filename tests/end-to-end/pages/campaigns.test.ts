import { describe, expect, inject, it } from 'vitest';
import { plainText } from '../../../src/core/text/plain-text.ts';
import { visitorContexts } from '../../support/browser-contexts.ts';

const { url } = inject('site');
const newContext = await visitorContexts();

const pageAt = async (address: string) => (await fetch(url + address)).text();

describe('/doucepiquant', () => {
  it('shows the name when the logo does not load, and logs each click on a sign-up button to the console', async () => {
    const context = await newContext();
    await context.route('**/logo*.svg', (route) => route.abort());
    const page = await context.newPage();
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await page.goto(`${url}/doucepiquant`);
    const logo = page.locator('.campaign-logo-sticker');
    await logo.locator('span').waitFor();
    expect(await logo.locator('img').count()).toBe(0);
    expect(await logo.textContent()).toContain('Coquelicot');

    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    for (const [index, place] of ['en tête', 'au milieu', 'à la fin'].entries()) {
      const button = page.locator('main [data-signup]').nth(index);
      expect(await button.getAttribute('href')).toBe('/inscription');
      await button.click();
      await expect.poll(() => told).toContain(`Inscription, bouton ${place}`);
    }
  });

  it('says that its testimonials are made up', async () => {
    const html = await pageAt('/doucepiquant');
    const [section = ''] = html.split('</section>').filter((part) => part.includes('Ce qu’on adorerait lire'));
    expect(section.match(/<figure/g)).toHaveLength(3);
    expect(section).toContain('Témoignages imaginés par la rédaction');
  });
});

describe('a site without configured addresses', () => {
  it.each(['/telegram', '/instagram'])('%s links to sign-up only', async (address) => {
    const html = await pageAt(address);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const links = Array.from(main.matchAll(/<a [^>]*href="([^"]*)"/g), ([, href]) => href);
    expect(new Set(links)).toEqual(new Set(['/inscription']));
  });

  it('/retrouve-la says that the group has no address, and shows no countdown', async () => {
    const html = await pageAt('/retrouve-la');
    expect(plainText(html)).toContain('Le groupe n’a pas d’adresse pour l’instant');
    expect(html).not.toMatch(/data-countdown|Rester ici/);
  });
});
