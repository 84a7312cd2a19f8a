/** Returns the page of a failed request; its id leads to the line of the log that says why. */
export function errorPage(requestId: string): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Erreur 500 – Coquelicot</title><h1>Erreur 500</h1>
<p>Cette page n’a pas pu être servie. Recharge-la dans un instant.</p>
<p>Si cela se répète, signale-le avec ce numéro\u00a0: <code>${requestId}</code></p></html>
`;
}
