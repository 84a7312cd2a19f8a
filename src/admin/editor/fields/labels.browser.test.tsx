import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showBaseFields, showEditor, showSeoFields } from '../editor.support.tsx';

const tags = () => page.getByRole('combobox', { name: 'Tags' });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

describe('tags', () => {
  it('are added by a comma or Enter, each once, and removed by Backspace or their button', async () => {
    const { session } = await showBaseFields();
    const chosen = () => session.$fields.get().tags;
    await tags().click();
    await userEvent.keyboard('été, mai,ÉTÉ,or{Enter}');
    expect(chosen()).toEqual(['été', 'mai', 'or']);
    await expect.element(tags()).toHaveValue('');
    await userEvent.keyboard('x{Backspace}');
    expect(chosen()).toEqual(['été', 'mai', 'or']);
    await userEvent.keyboard('{Backspace}');
    expect(chosen()).toEqual(['été', 'mai']);
    await button('Retirer mai').click();
    expect(chosen()).toEqual(['été']);
  });

  it('pass the focus to the next tag, or from the last tag to the field, when they are removed', async () => {
    const { session } = await showBaseFields({ form: { tags: ['été', 'mai', 'or'] } });
    await button('Retirer mai').click();
    await expect.element(button('Retirer or')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(tags()).toHaveFocus();
    expect(session.$fields.get().tags).toEqual(['été']);
  });

  it('are suggested from the typed text until Escape, and chosen with the arrows or a click', async () => {
    const { session } = await showBaseFields();
    await tags().click();
    await userEvent.keyboard('renc');
    await expect.element(tags()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Première rencontre');
    await userEvent.keyboard('{Enter}');
    expect(session.$fields.get().tags).toEqual(['Première rencontre']);
    await userEvent.keyboard('renc{ArrowUp}{Enter}');
    expect(session.$fields.get().tags).toEqual(['Première rencontre', 'Rencontre']);
    await userEvent.keyboard('ete');
    await page.getByRole('option', { name: 'Été' }).click();
    await expect.element(button('Retirer Été')).toBeVisible();
    await button('Retirer Été').click();
    await tags().click();
    await userEvent.keyboard('e{Escape}');
    await expect.element(tags()).toHaveAttribute('aria-expanded', 'false');
  });

  it('are not added by a finger that scrolls the list', async () => {
    const { session } = await showBaseFields();
    await tags().click();
    const touch = { pointerType: 'touch', bubbles: true, cancelable: true };
    const option = page.getByRole('option', { name: 'Été' }).element();
    for (const type of ['pointerdown', 'pointercancel']) option.dispatchEvent(new PointerEvent(type, touch));
    expect(session.$fields.get().tags).toEqual([]);
    await expect.element(page.getByRole('option', { name: 'Été' })).toBeVisible();
  });

  it('are suggested before anything is typed, except tags that are already chosen', async () => {
    const { session } = await showBaseFields({ form: { tags: ['Rencontre'] } });
    const options = () =>
      page
        .getByRole('listbox', { name: 'Tags existants' })
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent);
    await tags().click();
    await expect.poll(options).toEqual(['Été', 'Première rencontre']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(session.$fields.get().tags).toEqual(['Rencontre', 'Été']);
    await expect.poll(options).toEqual(['Première rencontre']);
    await userEvent.tab();
    await expect.poll(options).toEqual([]);
    expect(session.$fields.get().tags).toEqual(['Rencontre', 'Été']);
  });

  it('let Tab move to the next field while 90 suggestions are open', async () => {
    await showBaseFields({
      services: { listTags: vi.fn(() => Promise.resolve(Array.from({ length: 90 }, (_, at) => `tag ${at}`))) },
    });
    await expect.element(page.getByLabelText('Amour')).toBeVisible();
    await tags().click();
    await expect.element(tags()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect.element(page.getByLabelText('Amour')).toHaveFocus();
  });

  it('beyond the limit stay in the field, with a message', async () => {
    const { session } = await showBaseFields();
    await tags().fill(Array.from({ length: 200 }, (_, index) => `tag ${index}`).join(','));
    expect(session.$fields.get().tags).toHaveLength(30);
    await expect.element(page.getByText(/^tag 0, .*tag 29 ajoutés$/)).toBeInTheDocument();
    await expect.element(tags()).toHaveValue(expect.stringMatching(/^tag 30, .*tag 199$/));
    await expect.element(tags()).toHaveAccessibleDescription(/30 au plus/);
    await expect.element(tags()).toBeInvalid();
  });

  it('a tag that is typed but not added stays in the field with a hint, and blocks publication', async () => {
    const { session } = await showEditor({ form: { title: 'Un titre', tags: ['été'] } });
    await tags().fill('ma');
    await userEvent.tab();
    expect(session.$fields.get().tags).toEqual(['été']);
    await expect.element(tags()).toHaveValue('ma');
    await expect.element(tags()).toHaveAccessibleDescription(/«\u00a0ma\u00a0» n’est pas encore ajouté/);
    await button('Publier').click();
    await expect.element(tags()).toHaveFocus();
    expect(session.publish).not.toHaveBeenCalled();
    await userEvent.keyboard('i{Enter}');
    expect(session.$fields.get().tags).toEqual(['été', 'mai']);
    await button('Publier').click();
    await expect.poll(() => session.publish).toHaveBeenCalledOnce();
  });

  it('can be typed when the suggestions fail to load, which a toast reports', async () => {
    const listTags = vi.fn(() => Promise.reject(new Error('cut')));
    const { services, session } = await showBaseFields({ services: { listTags } });
    await expect
      .poll(() => services.toasts.tell)
      .toHaveBeenCalledWith('Erreur lors du chargement des tags', {
        detail: expect.any(String),
      });
    await tags().fill('mai');
    await userEvent.keyboard('{Enter}');
    expect(session.$fields.get().tags).toEqual(['mai']);
  });
});

describe('keywords', () => {
  it('are split at commas', async () => {
    const { session } = await showSeoFields();
    await page.getByLabelText('Mots-clés', { exact: true }).fill('date, amour,');
    expect(session.$fields.get().metaKeywords).toEqual(['date', 'amour']);
  });
});
