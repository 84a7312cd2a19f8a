import { describe, expect, inject, it } from 'vitest';
import { plainText } from '../../../src/core/text/plain-text.ts';
import { SIGNUP_NOT_OPEN } from '../../../src/presentation/components/copy.ts';

const { url } = inject('site');

const textOf = async (address: string) => plainText(await (await fetch(url + address)).text());

describe('the texts of pages', () => {
  it.each(['/blog/categorie/relations', '/anecdotes/categorie/dates-rates'])(
    '%s does not call the articles of its category all articles',
    async (address) => {
      expect(await textOf(address)).not.toMatch(/Tous nos articles|Toutes nos anecdotes/u);
    },
  );

  it.each(['/', '/blog', '/quiz', '/confessions'])('%s says that sign-up is closed', async (address) => {
    expect(await textOf(address)).toContain(SIGNUP_NOT_OPEN);
  });

  it('/inscription says that sign-up is closed, and does not invite to it', async () => {
    const text = await textOf('/inscription');
    expect(text).toContain('L’inscription n’est pas encore ouverte ici');
    expect(text).not.toMatch(/Inscris-toi en moins de|Je m’inscris maintenant/u);
  });

  it('/cookies allows a line break after the colon of a long name', async () => {
    const html = await (await fetch(`${url}/cookies`)).text();
    expect(html).toContain('coquelicot:<wbr>campaign-version');
  });
});
