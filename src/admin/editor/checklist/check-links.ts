import type { LinkAnswers, LinkQuestions } from '../../../core/editing/checklist.ts';
import type { ChecklistSources } from './checklist-sources.ts';

/** Number of addresses checked in parallel. */
const AT_ONCE = 4;

type LinkAsker = (questions: LinkQuestions) => Promise<LinkAnswers>;

/**
 * Returns a function that checks each link once. A link whose check got no answer counts as right, and is checked again at the
 * next call.
 */
export function linkChecker({
  linkedArticles,
  isOnline,
}: Pick<ChecklistSources, 'linkedArticles' | 'isOnline'>): LinkAsker {
  const articles = new Map<string, 'online' | 'missing' | 'unpublished'>();
  const addresses = new Map<string, boolean>();

  const askAboutArticles = async (names: string[]) => {
    if (names.length === 0) return;
    const { missing, unpublished } = await linkedArticles(names);
    for (const name of names) articles.set(name, 'online');
    for (const name of missing) articles.set(name, 'missing');
    for (const name of unpublished) articles.set(name, 'unpublished');
  };
  const askAboutAddresses = async (unknown: string[]) => {
    for (let start = 0; start < unknown.length; start += AT_ONCE) {
      const some = unknown.slice(start, start + AT_ONCE);
      await Promise.all(
        some.map((address) => isOnline(address).then((isThere) => addresses.set(address, isThere), reportUnchecked)),
      );
    }
  };

  return async (questions) => {
    await Promise.all([
      askAboutArticles(questions.articles.filter((name) => !articles.has(name))).catch(reportUnchecked),
      askAboutAddresses(questions.addresses.filter((address) => !addresses.has(address))),
    ]);
    return {
      missing: new Set(questions.articles.filter((name) => articles.get(name) === 'missing')),
      unpublished: new Set(questions.articles.filter((name) => articles.get(name) === 'unpublished')),
      broken: new Set(questions.addresses.filter((address) => addresses.get(address) === false)),
    };
  };
}

function reportUnchecked(error: unknown): void {
  console.warn('A link could not be checked', error);
}
