import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ReactNode } from 'react';
import '../../../presentation/styles/frame.css';
import '../editor.css';
import { emptyForm } from '../../../core/editing/article-form.ts';
import type { Toasts } from '../../../presentation/toasts/toast-region.ts';
import '../comparison/comparison.css';
import { firstWords } from './title-of-text.ts';
import './notice.css';
import { RecoveryBanner } from './RecoveryBanner.tsx';
import type { UnsentText } from '../saving/unsent-texts.ts';
import { UnsentTexts } from './UnsentTexts.tsx';
import { violationsInBothSchemes } from '../../both-schemes.support.ts';
import { ScreenTitle } from '../../shell/ScreenTitle.tsx';

const form = (content: string, title = 'Un soir') => ({ ...emptyForm('blog'), title, content });
const recovered = {
  form: form('<p>Il fait doux, et la mer est basse.</p>'),
  typedAt: '2026-05-14T12:05:00Z',
  baseVersion: 3,
};
const present = () => form('<p>Il fait froid, et la mer est basse.</p>');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const onUse = vi.fn();
const onDiscard = vi.fn();
const banner = (
  <main>
    <RecoveryBanner recovered={recovered} present={present} onUse={onUse} onDiscard={onDiscard} />
  </main>
);

beforeEach(async () => {
  await page.viewport(1280, 900);
  onUse.mockReset();
  onDiscard.mockReset();
});

describe('a recovered text', () => {
  it('is offered with its date, and used only on request', async () => {
    await render(banner);
    expect(page.getByRole('status').element().textContent).toContain('tapé le 14 mai 2026 à 14\u00A0h\u00A005.');
    expect(onUse).not.toHaveBeenCalled();
    await button('Reprendre ce texte').click();
    expect(onUse).toHaveBeenCalledOnce();
  });

  it('is compared with the present text, and can be used from the comparison', async () => {
    await render(banner);
    await button('Comparer').click();
    await expect.poll(() => document.querySelector('ins')?.textContent).toContain('doux');
    expect(document.querySelector('del')?.textContent).toContain('froid');
    await button('Reprendre ce texte').click();
    expect(onUse).toHaveBeenCalledOnce();
  });

  it('can be declined', async () => {
    await render(banner);
    await button('Ne pas reprendre').click();
    expect(onDiscard).toHaveBeenCalledOnce();
    expect(onUse).not.toHaveBeenCalled();
  });

  it('stays offered when its comparison is closed by Escape', async () => {
    await render(banner);
    await button('Comparer').click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    await expect.element(button('Comparer')).toHaveFocus();
    expect([...onUse.mock.calls, ...onDiscard.mock.calls]).toEqual([]);
  });
});

it('a recovered text passes the focus to the title of the screen once it is used', async () => {
  const screenWith = (offer: ReactNode) => (
    <div className="back-office">
      <ScreenTitle text="Un soir" />
      {offer}
    </div>
  );
  const { rerender } = await render(screenWith(banner));
  for (const open of [() => undefined, () => button('Comparer').click()]) {
    await rerender(screenWith(banner));
    await open();
    await button('Reprendre ce texte').click();
    await rerender(screenWith(null));
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  }
});

describe('texts that were never sent', () => {
  const texts: UnsentText[] = [
    {
      articleId: 'a',
      sessionId: 'c',
      form: form('<p>x</p>', 'Un soir'),
      typedAt: '2026-05-14T12:05:00Z',
      isNew: false,
    },
    {
      articleId: 'b',
      sessionId: 'd',
      form: form('<p>Il fait doux.</p>', ' '),
      typedAt: '2026-05-13T12:05:00Z',
      isNew: true,
    },
    { articleId: 'c', sessionId: 'e', form: form('', ''), typedAt: '2026-05-12T12:05:00Z', isNew: true },
  ];
  const offerUndo = vi.fn<Toasts['offerUndo']>();
  const warn = vi.fn<Toasts['warn']>();
  const toasts: Toasts = { tell: vi.fn(), warn, offerUndo };
  const onOpen = vi.fn();
  const onDelete = vi.fn<(text: UnsentText) => Promise<void>>();
  const list = (
    <main className="back-office">
      <ScreenTitle text="Articles" />
      <UnsentTexts texts={texts} toasts={toasts} onOpen={onOpen} onDelete={onDelete} />
    </main>
  );
  const titles = () => [...document.querySelectorAll('li strong')].map(({ textContent }) => textContent);

  beforeEach(() => {
    for (const mock of [offerUndo, warn, onOpen, onDelete]) mock.mockReset();
    onDelete.mockResolvedValue();
  });

  it('are listed by title or first words, and by date', async () => {
    await render(list);
    expect(titles()).toEqual(['Un soir', 'Il fait doux.', 'Sans titre']);
    await expect.element(page.getByText('tapé le 13 mai 2026 à 14\u00A0h\u00A005')).toBeVisible();
    await button('Ouvrir «\u00A0Un soir\u00A0»').click();
    expect(onOpen.mock.calls).toEqual([[texts[0]]]);
  });

  it('are deleted once the time to undo is over', async () => {
    let decide: (outcome: 'undone' | 'expired') => void = () => {};
    offerUndo.mockReturnValue(new Promise((resolve) => (decide = resolve)));
    await render(list);
    await button('Effacer «\u00A0Un soir\u00A0»').click();
    await expect.poll(titles).toEqual(['Il fait doux.', 'Sans titre']);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(onDelete).not.toHaveBeenCalled();
    decide('expired');
    await expect.poll(() => onDelete.mock.calls).toEqual([[texts[0]]]);
    expect(titles()).toEqual(['Il fait doux.', 'Sans titre']);
  });

  it('come back when their deletion is undone', async () => {
    offerUndo.mockResolvedValue('undone');
    await render(list);
    await button('Effacer «\u00A0Un soir\u00A0»').click();
    await expect.poll(() => offerUndo.mock.calls.length).toBe(1);
    await expect.poll(titles).toEqual(['Un soir', 'Il fait doux.', 'Sans titre']);
    expect(onDelete).not.toHaveBeenCalled();
  });

  it('come back with a warning when the browser fails to delete them', async () => {
    offerUndo.mockResolvedValue('expired');
    onDelete.mockRejectedValue(new Error('no storage'));
    await render(list);
    await button('Effacer «\u00A0Un soir\u00A0»').click();
    await expect.poll(() => warn.mock.calls.length).toBe(1);
    await expect.poll(titles).toEqual(['Un soir', 'Il fait doux.', 'Sans titre']);
  });

  it('show no section when the list is empty', async () => {
    await render(<UnsentTexts texts={[]} toasts={toasts} onOpen={onOpen} onDelete={onDelete} />);
    expect(document.querySelector('section')).toBeNull();
  });

  it.each([
    ['<p>Un</p><p>d<b>eu</b>x</p>', 'Un deux'],
    ['<script>document.title = 1</script><img src="x" onerror="document.title = 1"> ici', 'ici'],
    ['', ''],
    [`<p>${'mot '.repeat(50)}</p>`, `${'mot '.repeat(20).trimEnd()}…`],
    ['😀'.repeat(100), `${'😀'.repeat(80)}…`],
  ])('are named after at most 80 characters of their text, without markup (%#)', (html, words) => {
    expect(firstWords(html)).toBe(words);
    expect(document.title).not.toBe('1');
  });

  it.each([390, 1280])('pass axe in both schemes, together with a recovered text, %d px wide', async (width) => {
    const root = document.documentElement;
    root.lang = 'fr';
    await page.viewport(width, 900);
    const { container } = await render(
      <>
        {banner}
        <UnsentTexts texts={texts} toasts={toasts} onOpen={onOpen} onDelete={onDelete} />
      </>,
    );
    expect(await violationsInBothSchemes(container)).toEqual([]);
    expect(root.scrollWidth).toBeLessThanOrEqual(width);
    for (const element of container.querySelectorAll('button')) {
      expect(element.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });
});
