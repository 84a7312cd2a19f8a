import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { administerSharedCopy, type AdministeredSite } from '../../support/administered-site.ts';
import { button, openEditor, storedArticle, textField, titleField } from '../../support/editor-page.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

let site: AdministeredSite;

beforeAll(async () => {
  site = await administerSharedCopy('telephone@exemple.fr');
});

afterAll(() => site.stop());

async function photo(name: string, background: string) {
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

it('an article is written on a phone, gets its photos, is published, and read online', async () => {
  const visit = await site.newVisit(PHONE);
  await visit.keepSession(site.session);
  const page = await openEditor(visit, '/admin/blog/new?type=blog');
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= 390);

  await titleField(page).tap();
  await page.keyboard.type('Écrit dans le bus');
  await page.getByText('Informations de base').tap();
  await page.getByLabel('Image principale').setInputFiles(await photo('bus.jpg', '#c8102e'));
  await page.getByLabel('Texte alternatif').fill('Un bus rouge');
  await textField(page).tap();
  await expect.poll(() => textField(page).evaluate((text) => text === document.activeElement)).toBe(true);
  await page.keyboard.type('Premier arrêt.');
  await page.keyboard.press('Enter');
  await page.getByRole('toolbar').getByRole('button', { name: 'Image', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Image' });
  await dialog.getByLabel('Choisir une image').setInputFiles(await photo('siege.jpg', '#1a3a8f'));
  await dialog.getByLabel('Texte alternatif').fill('Un siège bleu');
  expect(await fits()).toBe(true);
  await dialog.getByRole('button', { name: 'Insérer l’image' }).tap();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => textField(page).locator('img').getAttribute('src')).toMatch(/article-images/);
  expect(await fits()).toBe(true);

  await button(page, 'Publier').tap();
  await page.getByRole('heading', { name: /^Article publié avec succès/ }).waitFor();
  expect(await fits()).toBe(true);
  await page.getByRole('link', { name: 'Voir l’article' }).tap({ timeout: 120_000 });
  await page.getByRole('heading', { level: 1, name: 'Écrit dans le bus' }).waitFor();
  for (const alternative of ['Un bus rouge', 'Un siège bleu']) {
    const picture = page.getByRole('img', { name: alternative });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(300);
  }
  expect(await fits()).toBe(true);
  const stored = await storedArticle(site.operator, 'Écrit dans le bus');
  expect(stored).toMatchObject({ status: 'published', image_alt: 'Un bus rouge' });
  expect(stored?.content).toMatch(/Premier arrêt\.[^]*alt="Un siège bleu"/);
  expect(visit.problems).toEqual([]);
  await visit.context.close();
});
