import { plainPage } from './plain-page.ts';

/** Returns the page of a failed request; its id leads to the line of the log that says why. */
export function errorPage(requestId: string): string {
  return plainPage({
    title: 'Erreur 500',
    body: `<p>Cette page n’a pas pu être servie. Recharge-la dans un instant.</p>
<p>Si cela se répète, signale-le avec ce numéro\u00a0: <code>${requestId}</code></p>`,
  });
}
