import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showBaseFields, showEditor, showSeoFields } from '../editor.support.tsx';
import { DateDialog } from './DateDialog.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

describe('categories', () => {
  it.each([
    [8, 'shows all of them', false],
    [12, 'ends in the middle of a row, to show that it scrolls', true],
  ])('a list of %i categories %s', async (count, _how, isCut) => {
    const categories = Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      name: `Rubrique ${index}`,
      slug: '',
    }));
    await showBaseFields({ services: { listCategories: vi.fn(() => Promise.resolve(categories)) } });
    await expect.element(page.getByLabelText('Rubrique 7')).toBeVisible();
    const list = document.querySelector('.categories-list');
    expect((list?.scrollHeight ?? 0) > (list?.clientHeight ?? 0)).toBe(isCut);
    const { bottom = 0 } = list?.getBoundingClientRect() ?? {};
    const isAcross = (row: Element) => {
      const box = row.getBoundingClientRect();
      return box.top < bottom - 10 && box.bottom > bottom + 10;
    };
    expect([...(list?.children ?? [])].some(isAcross)).toBe(isCut);
  });

  it('are loaded at a second attempt, chosen and created; a failed creation keeps the typed name and says why', async () => {
    const listCategories = vi.fn(() =>
      Promise.resolve([
        { id: 'a', name: 'Amour', slug: 'amour' },
        { id: 'b', name: 'Humour', slug: 'humour' },
      ]),
    );
    listCategories.mockRejectedValueOnce(new Error('cut'));
    const { session, services } = await showBaseFields({
      form: { categories: ['Ancienne'] },
      services: { listCategories },
    });
    await expect.element(page.getByText(/^Erreur lors du chargement des catégories/)).toBeVisible();
    await button('Réessayer').click();
    await page.getByLabelText('Humour').click();
    await page.getByLabelText('Amour').click();
    await page.getByLabelText('Humour').click();
    await expect.element(page.getByLabelText('Ancienne')).toBeChecked();
    expect(session.$fields.get().categories).toEqual(['Ancienne', 'Amour']);

    const name = page.getByLabelText('Créer une catégorie');
    await name.fill(' Voyage ');
    for (const [answer, message] of [
      [() => Promise.resolve({ kind: 'exists' } as const), 'La catégorie «\u00a0Voyage\u00a0» existe déjà'],
      [() => Promise.resolve({ kind: 'refused', message: 'Trop long' } as const), 'Trop long'],
      [() => Promise.reject(new Error('cut')), /^La catégorie n’a pas été créée/],
    ] as const) {
      services.createCategory.mockImplementationOnce(answer);
      await button('Créer').click();
      await expect.element(page.getByText(message)).toBeVisible();
      await expect.element(name).toBeInvalid();
      await expect.element(name).toHaveValue(' Voyage ');
    }
    listCategories.mockClear();
    await name.click();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => session.$fields.get().categories).toEqual(['Ancienne', 'Amour', 'Voyage']);
    expect(services.createCategory).toHaveBeenLastCalledWith('Voyage');
    expect(listCategories).toHaveBeenCalledOnce();
    await expect.element(name).toHaveValue('');
  });

  it('chosen while another category is being created stay chosen', async () => {
    const { session, services } = await showBaseFields();
    const creation = Promise.withResolvers<Awaited<ReturnType<typeof services.createCategory>>>();
    services.createCategory.mockReturnValue(creation.promise);
    await page.getByLabelText('Créer une catégorie').fill('Voyage');
    await button('Créer').click();
    await page.getByLabelText('Humour').click();
    creation.resolve({ kind: 'created', category: { name: 'Voyage' } });
    await expect.poll(() => session.$fields.get().categories).toEqual(['Humour', 'Voyage']);
  });

  it('the field keeps the next name, typed while a category is being created', async () => {
    const { session, services } = await showBaseFields();
    const creation = Promise.withResolvers<Awaited<ReturnType<typeof services.createCategory>>>();
    services.createCategory.mockReturnValue(creation.promise);
    const name = page.getByLabelText('Créer une catégorie');
    await name.fill('Voyage');
    await button('Créer').click();
    await name.fill('Cuisine');
    creation.resolve({ kind: 'created', category: { name: 'Voyage' } });
    await expect.poll(() => session.$fields.get().categories).toEqual(['Voyage']);
    await expect.element(button('Créer')).toBeVisible();
    await expect.element(name).toHaveValue('Cuisine');
  });

  it('a name that is typed but not created stays in the field with a hint, and blocks publication', async () => {
    const { session, services } = await showEditor({ form: { title: 'Un titre' } });
    const name = page.getByLabelText('Créer une catégorie');
    await name.fill('Voya');
    await button('Publier').click();
    await expect.element(name).toHaveValue('Voya');
    await expect.element(name).toHaveAccessibleDescription(/«\u00a0Voya\u00a0» n’est pas encore créée/);
    expect(session.publish).not.toHaveBeenCalled();
    await name.fill('');
    await button('Publier').click();
    await expect.poll(() => session.publish).toHaveBeenCalledOnce();
    expect(services.createCategory).not.toHaveBeenCalled();
  });
});

describe('the publication date', () => {
  const date = () => page.getByRole('button', { name: /^Date de publication/ });

  it('is chosen in a French calendar, to the minute, in Paris time', async () => {
    const { session } = await showBaseFields({ form: { publishedAt: '2036-07-10T10:30:00Z' } });
    await expect.element(date()).toHaveTextContent('10 juillet 2036 à 12 h 30');
    await date().click();
    const dialog = page.getByRole('dialog', { name: 'Date et heure de publication' });
    await expect.element(dialog.getByRole('grid', { name: 'juillet 2036' })).toBeVisible();
    await dialog.getByRole('button', { name: /14 juillet 2036/ }).click();
    await dialog.getByLabelText('Heure et minute, à Paris').fill('18:05');
    await button('Valider').click();
    expect(session.$fields.get().publishedAt).toBe('2036-07-14T16:05:00.000Z');
    await expect.element(page.getByText(/^Paraîtra le 14 juillet 2036 à 18.h.05, heure de Paris/)).toBeVisible();
    await expect.element(date()).toHaveFocus();
  });

  it('says that its calendar is loading', () => {
    const html = renderToString(<DateDialog value={null} now={new Date()} choose={() => {}} close={() => {}} />);
    expect(html).toContain('On ouvre le calendrier…');
  });

  it('is explained when it is in the past', async () => {
    await showBaseFields({ form: { publishedAt: '2020-01-01T12:00:00Z' } });
    await expect.element(page.getByText(/^Cette date est passée/)).toBeVisible();
  });

  it('is shown as « Paru le » when the article is published', async () => {
    await showBaseFields({ form: { publishedAt: '2020-01-01T12:00:00Z' }, status: 'published' });
    await expect.element(page.getByText('Paru le 1er janvier 2020 à 13\u00a0h\u00a000.')).toBeVisible();
  });
});

it('the slug field says whether the slug is free once typing pauses, and explains an emoji at once', async () => {
  const slug = () => page.getByRole('textbox', { name: /^URL / });
  const { services, session } = await showEditor();
  await slug().fill('coeur ❤️');
  await expect.element(slug()).toHaveAccessibleDescription(/lettres, des chiffres et des tirets.*❤️/);
  expect(services.isSlugFree).not.toHaveBeenCalled();
  await slug().fill('mon-adresse');
  await expect.element(page.getByText('Cette adresse est libre.')).toBeVisible();
  expect(services.isSlugFree.mock.calls).toEqual([['mon-adresse', session.articleId]]);
  services.isSlugFree.mockResolvedValue(false);
  await slug().fill('prise');
  await expect.element(page.getByText('Cette adresse est déjà prise. Choisis-en une autre.')).toBeVisible();
  session.setField('isSlugCustom', false);
  session.setField('slug', 'un-titre');
  await expect.element(page.getByText('Cette adresse est déjà prise\u00a0: un numéro y sera ajouté.')).toBeVisible();
});

it('the fields for search engines rate the length of their text', async () => {
  await showSeoFields();
  for (const [label, length, verdict] of [
    ['Titre pour les moteurs', 55, 'Bonne longueur 55/60'],
    ['Titre pour les moteurs', 56, 'Presque à la limite 56/60'],
    ['Titre pour les moteurs', 61, 'Trop long 61/60'],
    ['Description pour les moteurs', 49, 'Trop court 49/160'],
    ['Description pour les moteurs', 145, 'Bonne longueur 145/160'],
    ['Description pour les moteurs', 146, 'Presque à la limite 146/160'],
  ] as const) {
    const field = page.getByLabelText(label);
    await field.fill('a'.repeat(length));
    await expect.element(field).toHaveAccessibleDescription(new RegExp(`^[^.]*.*${verdict}`));
  }
});

it('the reading time is suggested from the open text, and can be typed instead', async () => {
  const { session } = await showEditor({ form: { content: '<p>mot</p>' } });
  const field = page.getByLabelText('Temps de lecture');
  const placeholder = () => {
    // Content that loads above may push the field out of sight again.
    field.element().scrollIntoView();
    return field.element().getAttribute('placeholder');
  };
  await expect.poll(placeholder).toBe('1 min de lecture');
  session.$document.set({ key: 'other', html: `<p>${'mot '.repeat(401)}</p>` });
  await expect.poll(placeholder).toBe('3 min de lecture');
  await field.fill('5 min');
  expect(session.$fields.get().readingTime).toBe('5 min');
});

it('the main image is uploaded, described, removed and put back; a file that is no image is refused', async () => {
  const picture = () => page.getByLabelText(/^Image principale/);
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  const photo = new File([await canvas.convertToBlob({ type: 'image/png' })], 'moi.png', { type: 'image/png' });
  const uploadPicture = vi.fn(() => Promise.resolve({ kind: 'uploaded', url: '/moi.webp' } as const));
  const { session } = await showBaseFields({ services: { uploadPicture } });
  await userEvent.upload(picture(), new File(['<p>Bonjour</p>'], 'moi.png', { type: 'image/png' }));
  await expect.element(picture()).toHaveAccessibleDescription(/n’en est pas une|pas une image/);
  await expect.element(picture()).toBeInvalid();
  expect(uploadPicture).not.toHaveBeenCalled();
  expect(session.$fields.get().imageUrl).toBeNull();
  const place = () => document.querySelector('.drop-place .button')?.getBoundingClientRect().top;
  const placeWithout = place();
  const news = document.querySelector('.main-image [role="status"]') as Element;
  const announced: (string | null)[] = [];
  const listening = new MutationObserver(() => announced.push(news.textContent));
  listening.observe(news, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => listening.disconnect());
  await userEvent.upload(picture(), photo);
  await expect.poll(() => session.$fields.get().imageUrl).toBe('/moi.webp');
  expect([...new Set(announced)].filter(Boolean)).toEqual(['Préparation de l’image…', 'Envoi de l’image…']);
  await expect.element(button('Supprimer l’image')).toBeVisible();
  expect(place()).toBe(placeWithout);
  await page.getByLabelText('Texte alternatif').fill('Moi, de face');
  expect(session.$fields.get().imageAlt).toBe('Moi, de face');
  await button('Supprimer l’image').click();
  expect(session.$fields.get().imageUrl).toBeNull();
  await expect.element(picture()).toHaveFocus();
  await button('Remettre l’image').click();
  expect(session.$fields.get()).toMatchObject({ imageUrl: '/moi.webp', imageAlt: 'Moi, de face' });
});

it('French typography is applied to title and description, not to the title for search engines', async () => {
  const { session } = await showEditor();
  for (const [label, field, wanted] of [
    ['Titre de l’article', 'title', 'L’a\u202f?'],
    ['Description', 'description', 'L’a\u202f?'],
    ['Titre pour les moteurs', 'metaTitle', "L'a ?"],
  ] as const) {
    await page.getByLabelText(label, { exact: true }).click();
    await userEvent.keyboard("L'a ?");
    await expect.poll(() => session.$fields.get()[field], { message: label }).toBe(wanted);
  }
});
