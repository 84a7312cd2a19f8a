import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServices, renderScreen } from '../services.support.tsx';
import { ShellHeader } from '../shell/ShellHeader.tsx';
import { listedArticle } from './listed-article.support.ts';
import { ListScreen } from './ListScreen.tsx';

/** The list and the navigation offer each role its own actions. */

let services: ReturnType<typeof fakeServices>;

beforeEach(async () => {
  localStorage.clear();
  services = fakeServices();
  await page.viewport(1280, 900);
});

const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the list', () => {
  const own = listedArticle({ id: 'a', title: 'Le mien', status: 'draft' });
  const other = listedArticle({ id: 'b', title: 'Le sien', status: 'draft', isWritable: false });
  const actionsOn = (title: string) =>
    page
      .getByRole('row')
      .filter({ hasText: title })
      .element()
      .querySelectorAll('.row-actions > *')
      .values()
      .map((action) => action.getAttribute('title'))
      .toArray();

  beforeEach(() => void services.listArticles.mockResolvedValue({ articles: [own, other], total: 2 }));

  it('lets contributors edit and delete only their own drafts, and hides the tabs and tools for publishing', async () => {
    await renderScreen(<ListScreen />, services, '/admin/editor?tab=drafts', 'contributor');
    await expect.element(page.getByRole('link', { name: 'Le mien' })).toBeVisible();
    expect(textsOf('.tabs a')).toEqual(['Publiés', 'Brouillons', 'Tous']);
    expect(page.getByRole('button', { name: 'Optimiser les titres' }).query()).toBeNull();
    expect(actionsOn('Le mien')).toEqual(['Voir', 'Modifier', 'Dupliquer', 'Supprimer']);
    expect(actionsOn('Le sien')).toEqual(['Voir', 'Dupliquer']);
  });

  it.each(['tab=stats', 'etat=a-relire'])(
    'shows a contributor the published articles when the address asks for a view of editors: ?%s',
    async (query) => {
      await renderScreen(<ListScreen />, services, `/admin/editor?${query}`, 'contributor');
      await expect.element(page.getByRole('link', { name: 'Publiés' })).toHaveAttribute('aria-current', 'page');
      expect(services.articleStatistics).not.toHaveBeenCalled();
    },
  );

  it('offers an editor the drafts to review', async () => {
    await renderScreen(<ListScreen />, services, '/admin/editor?etat=a-relire', 'editor');
    await expect.element(page.getByRole('status')).toHaveTextContent('2 brouillons à relire');
    expect(textsOf('.tabs a')).toEqual(['Publiés', 'Brouillons', 'À relire', 'Tous', 'Statistiques']);
    expect(services.listArticles.mock.calls[0]?.[0]).toMatchObject({ status: 'proposed' });
  });
});

describe('the navigation', () => {
  const header = <ShellHeader email="lou@exemple.fr" signOut={() => undefined} />;

  it.each([
    ['contributor', ['Articles', 'Corbeille', 'Voir le site']],
    ['editor', ['Articles', 'À relire', 'Catégories', 'Corbeille', 'Voir le site']],
    [
      'administrator',
      [
        ...['Articles', 'À relire', 'Catégories', 'Corbeille', 'Candidatures', 'Newsletter', 'Concours'],
        ...['Équipe', 'Journal', 'Voir le site'],
      ],
    ],
  ] as const)('links to the screens that the role %s may open', async (role, entries) => {
    await renderScreen(header, services, '/admin/editor', role);
    expect(textsOf('nav a')).toEqual(entries);
  });

  it('tells an editor how many drafts wait for a review', async () => {
    services.countProposals.mockResolvedValue(3);
    await renderScreen(header, services, '/admin/editor', 'editor');
    await expect
      .element(page.getByRole('link', { name: 'À relire (3)' }))
      .toHaveAttribute('href', '/admin/editor?etat=a-relire');
  });
});
