import { LONGEST_QUERY } from '../../core/search/query.ts';
import { search } from '../../core/search/search.ts';
import { forgetSearchIndex, withSearchIndex } from './search-index.ts';
import { resultsSentence, SEARCH_COPY } from './copy.ts';
import { partsOf } from './parts.ts';
import { resultCard } from './result-card.ts';

const RESULTS_AT_ONCE = 10;
/** Milliseconds without a key before the search begins, and that it may last before it says that it lasts. */
const PAUSE = 120;
const SLOW = 400;

/** Makes the search page search: as one types, on Enter, and for the query in the address. */
export function startSearch(page: HTMLElement): void {
  const parts = partsOf(page);
  const { form, input, status, results, more, retry } = parts;
  const { title } = document;
  let latestTurn = 0;
  let shownCount = 0;
  let pause = 0;

  /** Searches for what the field holds. A search that ends after a later one has begun changes nothing. */
  async function run(count = RESULTS_AT_ONCE): Promise<void> {
    clearTimeout(pause);
    latestTurn += 1;
    const turn = latestTurn;
    const query = input.value.trim();
    keepInAddress(query);
    document.title = query === '' ? title : `${query} – ${title}`;
    if (query === '') {
      show({ sentence: '', hasSuggestions: true });
      return;
    }
    const slow = window.setTimeout(() => {
      if (turn === latestTurn) status.textContent = SEARCH_COPY.loading;
    }, SLOW);
    try {
      const { found, documents } = await withSearchIndex(async (index) => {
        const answer = await search(query, index);
        return { found: answer, documents: await index.documents(answer.documents.slice(0, count)) };
      });
      if (turn !== latestTurn) return;
      const total = found.documents.length;
      show({
        sentence: resultsSentence(total, query, found.precision),
        cards: documents.map((result) => resultCard(parts, result, found.terms)),
        hasMore: total > documents.length,
        hasSuggestions: total === 0,
      });
    } catch {
      if (turn === latestTurn) show({ sentence: SEARCH_COPY.failure, isFailure: true });
    } finally {
      clearTimeout(slow);
    }
  }

  interface Shown {
    sentence: string;
    cards?: DocumentFragment[];
    hasMore?: boolean;
    hasSuggestions?: boolean;
    isFailure?: boolean;
  }

  function show({ sentence, cards = [], hasMore = false, hasSuggestions = false, isFailure = false }: Shown): void {
    status.textContent = sentence;
    results.replaceChildren(...cards);
    results.hidden = cards.length === 0;
    more.hidden = !hasMore;
    retry.hidden = !isFailure;
    parts.suggestions.hidden = !hasSuggestions;
    parts.nothing.hidden = sentence === '';
    shownCount = cards.length;
  }

  async function showMore(): Promise<void> {
    const firstNew = shownCount;
    await run(shownCount + RESULTS_AT_ONCE);
    results.querySelectorAll('a')[firstNew]?.focus();
  }

  function showConnection(): void {
    parts.offline.hidden = navigator.onLine;
    if (navigator.onLine && !retry.hidden) void run();
  }

  function searchAddress(): void {
    input.value = (new URLSearchParams(location.search).get('q') ?? '').slice(0, LONGEST_QUERY);
    void run();
  }

  input.addEventListener('input', () => {
    clearTimeout(pause);
    pause = window.setTimeout(() => void run(), PAUSE);
  });
  input.addEventListener('keydown', (event) => {
    // Browsers disagree on whether Escape empties a search field.
    if (event.key !== 'Escape' || input.value === '') return;
    event.preventDefault();
    input.value = '';
    void run();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void run();
  });
  more.addEventListener('click', () => void showMore());
  retry.addEventListener('click', () => {
    input.focus();
    void run();
  });
  addEventListener('popstate', searchAddress);
  addEventListener('online', showConnection);
  addEventListener('offline', showConnection);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) forgetSearchIndex();
  });
  showConnection();
  // Typed while the script was on its way, a query is newer than the address.
  if (input.value === '') searchAddress();
  else void run();
  // Not where it would bring up a keyboard over the page.
  if (input.value === '' && matchMedia('(hover: hover)').matches) input.focus({ preventScroll: true });
  addEventListener(
    'load',
    () => void import('./keep-offline.ts').then(({ keepOffline }) => keepOffline(parts.defaultCover)),
  );
}

/** Keeps the query in the address, so that Back finds it again and a link shares it. */
function keepInAddress(query: string): void {
  const url = new URL(location.href);
  if ((url.searchParams.get('q') ?? '') === query) return;
  if (query === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query);
  history.replaceState(history.state, '', url);
}
