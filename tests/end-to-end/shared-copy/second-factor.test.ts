import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { button } from '../../support/editor-page.ts';
import { PASSWORD } from '../../support/accounts.ts';
import { administerSharedCopy, type AdministeredSite, type Visit } from '../../support/administered-site.ts';
import { codeOf } from '../../support/second-factor.ts';

const EMAIL = 'second-facteur@exemple.fr';

let site: AdministeredSite;
const visits: Visit[] = [];

beforeAll(async () => {
  site = await administerSharedCopy(EMAIL);
});

afterAll(async () => {
  for (const { context } of visits) await context.close();
  await site.stop();
});

/** Signs in by the password, in a browser of its own, up to the second step. */
async function signIn(address: string): Promise<Page> {
  const visit = await site.newVisit();
  visits.push(visit);
  const page = await visit.open(address);
  await page.getByLabel('Adresse e-mail').fill(EMAIL);
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await button(page, 'Se connecter').click();
  return page;
}

it('a member turns a second factor on, signs in with a recovery code, and turns it off', async () => {
  const page = await signIn('/admin/compte');
  await button(page, 'Activer le second facteur').click();
  const picture = page.getByRole('img', { name: 'QR code à scanner avec l’application' });
  await picture.waitFor();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).not.toBe(
    0,
  );
  const secret = await page.locator('code').first().textContent();
  await page.getByLabel('Code à 6 chiffres').fill(codeOf((secret ?? '').replaceAll(' ', '')));
  await button(page, 'Confirmer').click();
  const codes = page.getByRole('list', { name: 'Tes codes de secours' }).getByRole('listitem');
  await codes.first().waitFor();
  expect(await codes.count()).toBe(10);
  const [code = ''] = await codes.allTextContents();
  await button(page, 'Ils sont en lieu sûr').click();
  await page.getByText('Activé\u00a0: chaque connexion demande un code.', { exact: false }).waitFor();

  const elsewhere = await signIn('/admin/compte');
  await elsewhere.getByRole('heading', { level: 1, name: 'Encore un code' }).waitFor();
  expect(await elsewhere.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('session')))).toEqual(
    [],
  );
  await button(elsewhere, 'Je n’ai pas mon téléphone').click();
  await elsewhere.getByLabel('Code de secours').fill(code);
  await button(elsewhere, 'Continuer').click();
  await elsewhere.getByText('Codes de secours qui te restent\u00a0: 9.', { exact: false }).waitFor();
  await elsewhere.getByLabel('Ton mot de passe, pour le désactiver').fill(PASSWORD);
  await button(elsewhere, 'Désactiver le second facteur').click();
  await button(elsewhere, 'Activer le second facteur').waitFor();
});
