import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showEditor } from '../../../src/admin/editor/editor.support.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

describe('categories', () => {
  it('that somebody else makes appear by themselves', async () => {
    let changed: () => void = () => undefined;
    const followCategories = vi.fn((call: () => void) => {
      changed = call;
      return () => undefined;
    });
    const { services } = await showEditor({ services: { followCategories } });
    await expect.element(page.getByLabelText('Amour')).toBeVisible();
    services.listCategories.mockResolvedValue([{ id: 'c', name: 'Toute neuve', slug: 'toute-neuve' }]);
    changed();
    await expect.element(page.getByLabelText('Toute neuve')).toBeVisible();
  });
});

describe('the date', () => {
  const date = () => page.getByRole('button', { name: /^Date de publication/ });

  it('can be given up, and left with Escape', async () => {
    const { session } = await showEditor({ form: { publishedAt: '2036-07-10T10:30:00Z' } });
    await date().click();
    await userEvent.keyboard('{Escape}');
    expect(session.$fields.get().publishedAt).toBe('2036-07-10T10:30:00Z');
    await date().click();
    await button('Dès la publication').click();
    expect(session.$fields.get().publishedAt).toBeNull();
    await expect.element(date()).toHaveTextContent('Dès que tu publies');
  });
});

describe('the slug', () => {
  const slug = () => page.getByRole('textbox', { name: /^URL / });

  it('that nobody could look up says so', async () => {
    const isSlugFree = vi.fn(() => Promise.reject(new Error('cut')));
    await showEditor({ form: { slug: 'un-titre' }, services: { isSlugFree } });
    await expect.element(page.getByText(/^Impossible de vérifier cette adresse/)).toBeVisible();
  });

  it('that is too long says so while it is typed, also where visitors know the article', async () => {
    const { services } = await showEditor({ status: 'published', isCreated: true });
    await slug().fill('a'.repeat(201));
    await expect.element(slug()).toBeInvalid();
    await expect.element(slug()).toHaveAccessibleDescription(/trop longue/);
    expect(services.isSlugFree).not.toHaveBeenCalled();
  });
});

describe('what search engines are told', () => {
  it('has the reading time computed, until it is typed', async () => {
    const { session } = await showEditor({ form: { content: `<p>${'mot '.repeat(401)}</p>` } });
    const field = page.getByLabelText('Temps de lecture');
    const placeholder = () => {
      // Content that loads above may push it out of sight again.
      field.element().scrollIntoView();
      return field.element().getAttribute('placeholder');
    };
    await expect.poll(placeholder).toBe('3 min de lecture');
    await field.fill('5 min');
    expect(session.$fields.get().readingTime).toBe('5 min');
  });
});

describe('the main image', () => {
  const PNG = { width: 40, height: 30 };
  const picture = () => page.getByLabelText(/^Image principale/);

  async function photo(name = 'moi.png') {
    const canvas = new OffscreenCanvas(PNG.width, PNG.height);
    canvas.getContext('2d')?.fillRect(0, 0, 10, 10);
    return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
  }

  it('is taken when it is dropped', async () => {
    const uploadPicture = vi.fn(() => Promise.resolve({ kind: 'uploaded', url: '/moi.webp' } as const));
    const { session } = await showEditor({ services: { uploadPicture } });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await photo());
    const place = document.querySelector('.drop-place');
    place?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect.poll(() => session.$fields.get().imageUrl).toBe('/moi.webp');
  });

  it('that could not be sent is kept, to be sent again', async () => {
    const { services, session } = await showEditor();
    await userEvent.upload(picture(), await photo());
    await expect.element(page.getByText(/^Le serveur ne répond pas. L’image est gardée ici/)).toBeVisible();
    services.uploadPicture.mockResolvedValue({ kind: 'uploaded', url: '/moi.webp' });
    await button('Réessayer').click();
    await expect.poll(() => session.$fields.get().imageUrl).toBe('/moi.webp');
  });
});

it.each(['light', 'dark'])('what an empty field asks for can be read in the %s', async (scheme) => {
  document.documentElement.style.colorScheme = scheme;
  await showEditor();
  const soft = getComputedStyle(page.getByText('Une virgule ou Entrée ajoute le tag.').element()).color;
  const fields = [...document.querySelectorAll('[placeholder]')];
  expect(fields.length).toBeGreaterThan(3);
  expect(fields.map((field) => getComputedStyle(field, '::placeholder').color)).toEqual(fields.map(() => soft));
  document.documentElement.style.colorScheme = '';
});
