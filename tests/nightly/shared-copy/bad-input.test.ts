import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { administerSharedCopy, type AdministeredSite, type Visit } from '../../support/administered-site.ts';
import { button, openEditor, storedArticle, textField, titleField } from '../../support/editor-page.ts';

let site: AdministeredSite;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  site = await administerSharedCopy('nuit-saisie@exemple.fr');
});

beforeEach(async () => {
  visit = await site.newVisit();
  await visit.keepSession(site.session);
  page = await openEditor(visit, '/admin/blog/new?type=blog');
});

afterEach(() => visit.context.close());

afterAll(() => site.stop());

const stored = (title: string) => storedArticle(site.operator, title);
const isFocused = (label: RegExp) => page.getByLabel(label).evaluate((field) => field === document.activeElement);
const saveDraft = async () => {
  await button(page, 'Enregistrer comme brouillon').click();
  await page.getByText('Brouillon enregistré avec succès').waitFor();
};

describe('a picture', () => {
  const field = () => page.getByLabel('Image principale');
  const text = (name: string, mimeType: string, content: string) => ({ name, mimeType, buffer: Buffer.from(content) });

  it.each([
    [
      'that only claims to be one',
      text('photo.jpg', 'image/jpeg', 'MZ, un programme'),
      'Ce fichier se dit image, mais n’en est pas une.',
    ],
    [
      'that is an SVG with a script',
      text('dessin.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'Un SVG peut cacher du code',
    ],
    [
      'that is an SVG with a script, called a photo',
      text('dessin.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'Ce fichier se dit image, mais n’en est pas une.',
    ],
  ])('%s is refused at its field, and the title stays', async (_, file, message) => {
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/storage/') && sent.push(request.url()));
    await titleField(page).fill('Illustré');
    await field().setInputFiles(file);
    await page.locator('.main-image').getByText(message).waitFor();
    expect(await field().getAttribute('aria-invalid')).toBe('true');
    expect(await titleField(page).inputValue()).toBe('Illustré');
    expect(sent).toEqual([]);
  });

  it('of 50 MB is refused before it is read', async () => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'coquelicot-picture-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const large = path.join(directory, 'affiche.png');
    writeFileSync(large, '');
    truncateSync(large, 50 * 1024 * 1024);
    await field().setInputFiles(large);
    await page.locator('.main-image').getByText('Cette image pèse 50 Mo, et le site accepte 25 Mo au plus.').waitFor();
  });

  it('that the storage does not take is kept, and sent again when asked to', async () => {
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8102e' } });
    await page.route('**/storage/v1/**', (route) => route.abort());
    await field().setInputFiles({ name: 'rouge.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
    await page.locator('.main-image').getByText('Le serveur ne répond pas. L’image est gardée ici').waitFor();
    await page.unroute('**/storage/v1/**');
    await page.locator('.main-image').getByRole('button', { name: 'Réessayer' }).click();
    await page.locator('.main-image img').waitFor();
  });
});

describe('a title', () => {
  it('that is too long says by how much, and stays', async () => {
    await titleField(page).fill('a'.repeat(512));
    await page.getByText('Trop long de 12 caractères').waitFor();
    await button(page, 'Publier').click();
    await page.getByText('Un champ est à corriger avant d’enregistrer.').waitFor();
    await expect.poll(() => isFocused(/^Titre de l’/)).toBe(true);
    expect(await titleField(page).inputValue()).toHaveLength(512);
  });
});

describe('a slug', () => {
  it('with an emoji says what to take out, and nothing is saved before', async () => {
    await titleField(page).fill('Avec le sourire');
    await page.getByLabel(/^URL /).fill('sourire-😀');
    await page.getByText('Une adresse n’a que des lettres, des chiffres et des tirets : enlève 😀').waitFor();
    await button(page, 'Publier').click();
    await expect.poll(() => isFocused(/^URL /)).toBe(true);
    expect(await stored('Avec le sourire')).toBeNull();
    await page.getByLabel(/^URL /).fill('sourire');
    await saveDraft();
    expect(await stored('Avec le sourire')).toMatchObject({ slug: 'sourire' });
  });
});

it('a date in the past is told what it does, and kept', async () => {
  await titleField(page).fill('Daté d’hier');
  await page.getByRole('button', { name: /^Date de publication/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Date et heure de publication' });
  await dialog.getByRole('button', { name: /mois précédent/i }).click();
  await dialog.getByRole('button', { name: /\b15\b/ }).click();
  await dialog.getByLabel('Heure et minute, à Paris').fill('08:30');
  await dialog.getByRole('button', { name: 'Valider' }).click();
  await page.getByText('Cette date est passée : l’article paraîtra tout de suite, daté de ce jour-là.').waitFor();
  await saveDraft();
  const { planned_at } = (await stored('Daté d’hier')) ?? {};
  expect(new Date(String(planned_at)).getTime()).toBeLessThan(Date.now());
});

it('HTML with a script is told of line by line, and neither runs nor stays', async () => {
  await titleField(page).fill('Piégé');
  await page.getByRole('toolbar').getByRole('button', { name: 'Code HTML' }).click();
  const dialog = page.getByRole('dialog', { name: 'Code HTML' });
  await dialog
    .getByLabel('Code HTML du texte')
    .fill(
      '<p>Du texte.</p>\n<script>window.bitten = 1</script>\n<p onclick="window.bitten = 1">La suite.</p>\n<img src="/rien.png" alt="" onerror="window.bitten = 1">',
    );
  await dialog.getByRole('button', { name: 'Vérifier et appliquer' }).click();
  await dialog.getByText('Ligne 2 : le site n’affiche pas <script>.').waitFor();
  await dialog.getByText('Ligne 3 : le site retire onclick de <p>.').waitFor();
  await dialog.getByRole('button', { name: 'Appliquer quand même' }).click();
  await expect.poll(() => textField(page).innerText()).toMatch(/^Du texte\.\s+La suite\.\s*$/);
  await textField(page).getByText('La suite.').click();
  await saveDraft();
  expect((await stored('Piégé'))?.content).not.toMatch(/script|onclick|onerror|bitten/);
  expect(await page.evaluate(() => 'bitten' in window)).toBe(false);
});

it('of 200 tags those that fit are taken, and the others wait in the field', async () => {
  await titleField(page).fill('Étiqueté');
  const tags = Array.from({ length: 200 }, (_, index) => `tag ${index + 1}`);
  const field = page.getByRole('combobox', { name: 'Tags' });
  await field.fill(`${tags.join(',')},`);
  await page.getByText('30 au plus : le reste attend dans le champ.').waitFor();
  expect(await page.getByRole('list', { name: 'Tags choisis' }).getByRole('listitem').count()).toBe(30);
  expect(await field.inputValue()).toBe(tags.slice(30).join(', '));
  // Saving waits for tags that are not added.
  await field.fill('');
  await saveDraft();
  expect((await stored('Étiqueté'))?.tags).toEqual(tags.slice(0, 30));
});
