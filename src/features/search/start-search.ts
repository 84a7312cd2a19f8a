import { LONGEST_QUERY } from '../../core/search/longest-query.ts';
import { searchArticles } from '../../gateway/browser/search.ts';
import { resultsSentence, SEARCH_COPY } from './copy.ts';
import { searchParts } from './parts.ts';
import { resultCard } from './result-card.ts';

const RESULTS_AT_ONCE = 10;
/** Most results that the database returns at once. */
const MOST_RESULTS = 100;
/** Milliseconds without a key before the search starts. */
const PAUSE = 250;
/** Milliseconds before a running search says that it is slow. */
const SLOW = 600;

/** Starts the search: while typing, on Enter, and for the query in the address. */
export function startSearch(page: HTMLElement): void {
  const parts = searchParts(page);
  const { form, input, status, results, more, retry } = parts;
  const { title } = document;
  let running = new AbortController();
  let shownCount = 0;
  let pause = 0;

  /** Searches for the query in the field, and aborts the search before it. */
  async function run(count = RESULTS_AT_ONCE): Promise<void> {
    clearTimeout(pause);
    running.abort();
    running = new AbortController();
    const { signal } = running;
    const query = input.value.trim();
    keepInAddress(query);
    document.title = query === '' ? title : `${query} – ${title}`;
    if (query === '') {
      show({ sentence: '', hasSuggestions: true });
      return;
    }
    const slow = window.setTimeout(() => {
      if (!signal.aborted) status.textContent = SEARCH_COPY.loading;
    }, SLOW);
    try {
      // A trailing space marks the last word as complete.
      const { total, precision, articles } = await searchArticles(input.value.trimStart(), count, signal);
      if (signal.aborted) return;
      show({
        sentence: resultsSentence(total, query, precision),
        cards: articles.map((article) => resultCard(parts, article)),
        hasMore: total > articles.length && articles.length < MOST_RESULTS,
        hasSuggestions: total === 0,
      });
    } catch {
      if (signal.aborted) return;
      // Keeps the results on the screen and the button that asks for more.
      if (count > RESULTS_AT_ONCE) status.textContent = SEARCH_COPY.failure;
      else show({ sentence: SEARCH_COPY.failure, isFailure: true, hasSuggestions: true });
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
    parts.nothing.hidden = sentence === '' || isFailure;
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
    // Handled here because browsers disagree on whether Escape empties a search field.
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
  showConnection();
  // A query typed while the script was loading is newer than the address.
  if (input.value === '') searchAddress();
  else void run();
  // Focuses the field only where that opens no on-screen keyboard.
  if (input.value === '' && matchMedia('(hover: hover)').matches) input.focus({ preventScroll: true });
}

/** Keeps the query in the address for Back and for sharing. */
function keepInAddress(query: string): void {
  const url = new URL(location.href);
  if ((url.searchParams.get('q') ?? '') === query) return;
  if (query === '') url.searchParams.delete('q');
  else url.searchParams.set('q', query);
  history.replaceState(history.state, '', url);
}
