import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showBaseFields, showEditor } from '../../../src/admin/editor/editor.support.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

afterEach(() => {
  document.documentElement.style.colorScheme = '';
});

it('the list of categories shows a category that another member creates meanwhile', async () => {
  let changed: () => void = () => undefined;
  const followCategories = vi.fn((call: () => void) => {
    changed = call;
    return () => undefined;
  });
  const { services } = await showBaseFields({ services: { followCategories } });
  await expect.element(page.getByLabelText('Amour')).toBeVisible();
  services.listCategories.mockResolvedValue([{ id: 'c', name: 'Toute neuve', slug: 'toute-neuve' }]);
  changed();
  await expect.element(page.getByLabelText('Toute neuve')).toBeVisible();
});

it('the date of publication stays when its dialog is closed with Escape, and can be removed', async () => {
  const date = () => page.getByRole('button', { name: /^Date de publication/ });
  const { session } = await showBaseFields({ form: { publishedAt: '2036-07-10T10:30:00Z' } });
  await date().click();
  await userEvent.keyboard('{Escape}');
  expect(session.$fields.get().publishedAt).toBe('2036-07-10T10:30:00Z');
  await date().click();
  await button('Dès la publication').click();
  expect(session.$fields.get().publishedAt).toBeNull();
  await expect.element(date()).toHaveTextContent('Dès que tu publies');
});

it('the slug field says when the slug cannot be checked, and when a published article’s slug is too long', async () => {
  const slug = () => page.getByRole('textbox', { name: /^URL / });
  const isSlugFree = vi.fn(() => Promise.reject(new Error('cut')));
  const { session, services } = await showEditor({ form: { slug: 'un-titre' }, services: { isSlugFree } });
  await expect.element(page.getByText(/^Impossible de vérifier cette adresse/)).toBeVisible();
  session.$isCreated.set(true);
  session.$status.set('published');
  services.isSlugFree.mockClear();
  await slug().fill('a'.repeat(201));
  await expect.element(slug()).toBeInvalid();
  await expect.element(slug()).toHaveAccessibleDescription(/trop longue/);
  expect(services.isSlugFree).not.toHaveBeenCalled();
});

it('the main image can be dropped, and is kept for another attempt when its upload fails', async () => {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
  const photo = new File([await canvas.convertToBlob({ type: 'image/png' })], 'moi.png', { type: 'image/png' });
  const { services, session } = await showBaseFields();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(photo);
  const place = document.querySelector('.drop-place');
  place?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByText(/^Le serveur ne répond pas. L’image est gardée ici/)).toBeVisible();
  services.uploadPicture.mockResolvedValue({ kind: 'uploaded', url: '/moi.webp' });
  await button('Réessayer').click();
  await expect.poll(() => session.$fields.get().imageUrl).toBe('/moi.webp');
});

it('placeholders have the colour of hints in the light and the dark scheme', async () => {
  await showEditor();
  const fields = [...document.querySelectorAll('[placeholder]')];
  expect(fields.length).toBeGreaterThan(3);
  for (const scheme of ['light', 'dark']) {
    document.documentElement.style.colorScheme = scheme;
    const soft = getComputedStyle(page.getByText('Une virgule ou Entrée ajoute le tag.').element()).color;
    expect(fields.map((field) => getComputedStyle(field, '::placeholder').color)).toEqual(fields.map(() => soft));
  }
});
