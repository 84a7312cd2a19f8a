import { afterEach, expect, it, vi } from 'vitest';
import { checkReporter } from './check-reporter.ts';
import { CHECK_COPY } from './copy.ts';

afterEach(() => vi.restoreAllMocks());

it('checkReporter shows that a check is running, then its answer', async () => {
  const status = { textContent: '' };
  const answered = checkReporter(status)(() => Promise.resolve('Vérifié.'));
  expect(status.textContent).toBe(CHECK_COPY.working);
  await answered;
  expect(status.textContent).toBe('Vérifié.');
});

it('checkReporter says that a check was interrupted when the check rejects', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const status = { textContent: '' };
  await checkReporter(status)(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(status.textContent).toBe(CHECK_COPY.interrupted);
});

it('checkReporter keeps the answer of the newest check when an earlier check ends later', async () => {
  const status = { textContent: '' };
  const report = checkReporter(status);
  const { promise, resolve } = Promise.withResolvers<string>();
  const earlier = report(() => promise);
  await report(() => Promise.resolve('Le second billet.'));
  resolve('Le premier billet.');
  await earlier;
  expect(status.textContent).toBe('Le second billet.');
});
