import { LIGHT_COLOURS, THEME_COLOR } from '../../src/core/colours.ts';
import { PRODUCT_NAME } from '../../src/core/product.ts';

const { ink, cream } = LIGHT_COLOURS;

const STYLE = `
:root{color-scheme:light dark;background:light-dark(${cream},${THEME_COLOR.dark});color:light-dark(${ink},${cream})}
body{display:grid;align-content:center;min-height:90vh;max-width:30rem;margin:auto;padding:1rem;font:1.125rem/1.5 system-ui,sans-serif}
h1{margin:0;line-height:1.2}
`;

interface PlainPage {
  title: string;
  /** HTML below the title. */
  body: string;
  /** More HTML of the page's head. */
  head?: string;
}

/** Returns a page in the site's colours that needs no other file: nothing else may be available. */
export function plainPage({ title, body, head = '' }: PlainPage): string {
  return `<!doctype html><html lang="fr"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${head}
<title>${title === PRODUCT_NAME ? title : `${title} – ${PRODUCT_NAME}`}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
${body}
</html>
`;
}

/** Returns the page of a failed request; its id leads to the line of the log that says why. */
export function errorPage(requestId: string): string {
  return plainPage({
    title: 'Erreur 500',
    body: `<p>Cette page n’a pas pu être servie. Recharge-la dans un instant.</p>
<p>Si cela se répète, signale-le avec ce numéro\u00a0: <code>${requestId}</code></p>`,
  });
}
