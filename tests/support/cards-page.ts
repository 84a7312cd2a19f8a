import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { administerSharedCopy, type AdministeredSite, type Visit } from './administered-site.ts';
import { newArticle } from './articles.ts';
import { publishArticles } from './installation.ts';
import { eventually } from './test-backend.ts';

const CATEGORY = 'Cartes à outils';
export const CARD_TITLES = ['Carte une', 'Carte deux', 'Carte trois'] as const;
/** Page of the category that only these articles have. */
export const CARD_LIST = '/blog/categorie/cartes-a-outils';

/** The shared copy with some articles, which have a list of their own, for the tests of one file. */
interface CardsPage {
  readonly site: AdministeredSite;
  /** Visit, which begins anew for each test. The list shows every article again by then. */
  readonly visit: Visit;
  /** Returns the HTML that visitors receive at an address. */
  html(address: string): Promise<string>;
}

export function cardsPage(): CardsPage {
  let site: AdministeredSite;
  let visit: Visit;
  const html = async (address: string) => (await fetch(site.copy.url + address)).text();

  /** Whether the list shows every article, and no publication is pending, which could show fewer. */
  async function isListWhole(): Promise<boolean> {
    const pending = site.operator.from('publications').select('id').in('state', ['queued', 'building']);
    if ((await pending.throwOnError()).data.length > 0) return false;
    const shown = await html(CARD_LIST);
    return CARD_TITLES.every((title) => shown.includes(title));
  }

  beforeAll(async () => {
    site = await administerSharedCopy('cartes@exemple.fr');
    await site.operator.from('categories').insert({ name: CATEGORY, slug: 'cartes-a-outils' }).throwOnError();
    const articles = CARD_TITLES.map((title, index) =>
      newArticle({
        title,
        slug: title.toLowerCase().replace(' ', '-'),
        categories: [CATEGORY],
        published_at: new Date(Date.UTC(2026, 0, 20 - index)).toISOString(),
      }),
    );
    await publishArticles(site.operator, articles);
    await eventually(isListWhole, 'the list is online', 120_000);
  });
  beforeEach(async () => {
    visit = await site.newVisit();
  });
  afterEach(async () => {
    await visit.context.close();
    const deleted = site.operator.from('blog_posts').update({ deleted_at: null });
    await deleted.in('title', [...CARD_TITLES]).throwOnError();
    await eventually(isListWhole, 'the restored articles are online again', 120_000);
    expect(visit.problems).toEqual([]);
  });
  afterAll(() => site.stop());

  return {
    get site() {
      return site;
    },
    get visit() {
      return visit;
    },
    html,
  };
}

export const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
