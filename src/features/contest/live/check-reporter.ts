import { CHECK_COPY } from './copy.ts';

/**
 * Makes the function that runs a check and shows its answer in a status. An earlier check that ends after a newer one shows
 * nothing.
 */
export function checkReporter(status: Pick<Element, 'textContent'>): (check: () => Promise<string>) => Promise<void> {
  let latest = 0;
  return async (check) => {
    latest += 1;
    const turn = latest;
    status.textContent = CHECK_COPY.working;
    const answer = await check().catch((error: unknown) => {
      console.warn('The check of the draw was interrupted', error);
      return CHECK_COPY.interrupted;
    });
    if (turn === latest) status.textContent = answer;
  };
}
