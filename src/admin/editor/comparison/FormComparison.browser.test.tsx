import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../presentation/styles/frame.css';
import '../editor.css';
import { emptyForm, type ArticleForm } from '../../../core/editing/article-form.ts';
import { formDifference } from '../../../core/editing/form-difference.ts';
import './comparison.css';
import { EARLIER_AND_LATER } from './copy.ts';
import { FormComparison } from './FormComparison.tsx';
import { violationsInBothSchemes } from '../../both-schemes.support.ts';

const SIDES = {
  before: { title: 'Hier', ...EARLIER_AND_LATER.before },
  after: { title: 'Aujourd’hui', ...EARLIER_AND_LATER.after },
};
const SAME = Array.from({ length: 6 }, (_, index) => `<p>Un paragraphe que rien ne change, numéro ${index}.</p>`).join(
  '',
);
const form = (changes: Partial<ArticleForm>): ArticleForm => ({ ...emptyForm('blog'), title: 'Un soir', ...changes });
const BEFORE = form({
  content: `<p>Il fait doux à la plage ce soir.</p>${SAME}<p>On rentre à pied.</p>`,
  tags: ['été'],
});
const AFTER = form({
  title: 'Un matin',
  content: `<p>Il fait froid à la plage ce soir.</p>${SAME}<ul><li>Une serviette sèche</li></ul>`,
  tags: ['été', 'mer'],
});

const shown = (before: ArticleForm, after: ArticleForm) =>
  render(
    <main>
      <FormComparison difference={formDifference(before, after)} sides={SIDES} />
    </main>,
  );
const changes = () => [...document.querySelectorAll<HTMLElement>('[data-change]')];
const words = (element: Element | null | undefined) => element?.textContent.replaceAll('\u00A0', ' ');
const PHONE = [390, 844] as const;
const DESK = [1280, 900] as const;

beforeEach(() => page.viewport(...DESK));

describe('a comparison', () => {
  it('shows changed fields, then changed paragraphs, and marks words that only one side has', async () => {
    await shown(BEFORE, AFTER);
    expect(changes().map((row) => words(row.querySelector('.change-label')))).toEqual([
      'Différence 1 sur 5, Titre',
      'Différence 2 sur 5, Tags',
      'Différence 3 sur 5, Paragraphe · modifié',
      'Différence 4 sur 5, Paragraphe · supprimé',
      'Différence 5 sur 5, Point de liste · ajouté',
    ]);
    const [, , paragraph] = changes();
    const cells = [...(paragraph?.querySelectorAll('.change-cell') ?? [])].map(words);
    expect(cells).toEqual([
      'Hier : Il fait [supprimé : doux] à la plage ce soir.',
      'Aujourd’hui : Il fait [ajouté : froid] à la plage ce soir.',
    ]);
    expect(paragraph?.querySelectorAll('del')).toHaveLength(1);
    expect(paragraph?.querySelectorAll('ins')).toHaveLength(1);
  });

  it('shows both sides in one column on a phone', async () => {
    await page.viewport(...PHONE);
    await shown(BEFORE, AFTER);
    const cells = [...(changes()[2]?.querySelectorAll('.change-cell') ?? [])].map(words);
    expect(cells).toEqual(['Il fait [supprimé : doux][ajouté : froid] à la plage ce soir.']);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  it('folds identical paragraphs except those next to a difference, and unfolds them on request', async () => {
    await shown(BEFORE, AFTER);
    expect(document.querySelectorAll('.same-paragraph')).toHaveLength(2);
    await page.getByRole('button', { name: 'Montrer 4 paragraphes identiques' }).click();
    await expect.poll(() => document.querySelectorAll('.same-paragraph')).toHaveLength(6);
    expect(document.activeElement?.className).toBe('same-paragraph');
  });

  it('says that both texts are identical when nothing differs', async () => {
    await shown(BEFORE, BEFORE);
    await expect.element(page.getByText('Ces deux textes disent la même chose, mot pour mot.')).toBeVisible();
    expect(document.querySelector('button')).toBeNull();
  });

  it('shows changed spaces, and says when only typography differs', async () => {
    await shown(form({ content: '<p>Quoi !</p>' }), form({ content: '<p>Quoi\u202F!</p>' }));
    expect(words(document.querySelector('ins'))).toContain('espace insécable');
    await expect.element(page.getByText(/Seule la typographie change/)).toBeVisible();
  });

  it('shows hostile HTML as text', async () => {
    const hostile =
      '<p>&lt;img src=x onerror="document.title=1"&gt;</p><p><img src="x" onerror="document.title=1" alt="<b>x</b>"></p>';
    await shown(form({}), form({ title: '<script>document.title=1</script>', content: hostile }));
    expect(document.querySelector('main img, main script, main b')).toBeNull();
    expect(document.title).not.toBe('1');
  });
});

describe('the keyboard', () => {
  const place = () => Number((document.activeElement as HTMLElement).dataset.change);

  it('moves between differences with Alt and the arrows, from the last to the first and back', async () => {
    await shown(BEFORE, AFTER);
    await expect.element(page.getByText('5 différences')).toBeVisible();
    for (const next of [1, 2, 3, 4, 5, 1]) {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      expect(place()).toBe(next);
    }
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(place()).toBe(5);
    await expect.element(page.getByText('Différence 5 sur 5', { exact: true })).toBeVisible();
  });

  it('goes to the last difference when Alt+ArrowUp is pressed first', async () => {
    await shown(BEFORE, AFTER);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(place()).toBe(5);
  });

  it('reaches the button « Différence suivante », which goes to the first difference', async () => {
    await shown(BEFORE, AFTER);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Différence suivante' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe(1);
  });

  it('moves nowhere with ArrowDown alone or with Ctrl+Alt+ArrowDown', async () => {
    await shown(BEFORE, AFTER);
    await userEvent.keyboard('{ArrowDown}{Control>}{Alt>}{ArrowDown}{/Alt}{/Control}');
    expect(document.activeElement).toBe(document.body);
  });
});

it.each([PHONE, DESK])('passes axe in both schemes, %d px wide, with buttons at least 44 px high', async (...size) => {
  document.documentElement.lang = 'fr';
  await page.viewport(...size);
  const { container } = await shown(BEFORE, AFTER);
  expect(await violationsInBothSchemes(container)).toEqual([]);
  for (const button of document.querySelectorAll('button')) {
    expect(button.getBoundingClientRect().height, button.outerHTML).toBeGreaterThanOrEqual(44);
  }
});
