/** Page of a site whose first publication has not ended: it looks again by itself. */
export const PREPARING_PAGE = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>Coquelicot</title><p>Le site se prépare : il s’ouvre ici dans quelques secondes.</p></html>`;
