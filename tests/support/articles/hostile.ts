import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NewArticle } from '../articles.ts';

const sample = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.html`), 'utf8');
const repeated = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index + 1)).join('');

const FIVE_MEGABYTES = 5 * 1024 * 1024;
const PARAGRAPH = `<p>${'Un paragraphe de plus, parce que tu avais des choses à dire. '.repeat(20)}</p>\n`;

interface HostileArticle extends Pick<NewArticle, 'title' | 'content' | 'content_type' | 'slug'> {
  slug: string;
  content: string;
  /** Texts that the page shows, in this order. */
  shows: string[];
  /** Pattern that the article's HTML must not match. */
  hides?: RegExp;
}

/** Articles that somebody will write one day, by accident or on purpose: each page must stay whole. */
export const HOSTILE_ARTICLES: HostileArticle[] = [
  {
    slug: 'deux-cents-titres',
    title: 'Deux cents titres',
    content: repeated(200, (n) => `<h${2 + (n % 2)}>Titre ${n % 50}</h${2 + (n % 2)}><p>Texte ${n}</p>`),
    shows: ['Texte 1', 'Texte 100', 'Texte 200'],
  },
  { slug: 'corps-vide', title: 'Rien à dire', content: '', shows: ['Rien à dire'] },
  {
    slug: 'titre-de-trois-cents-signes',
    title: `Anticonstitutionnellement${'parlant'.repeat(20)} ${'et puis encore un mot '.repeat(7)}`.slice(0, 299) + '.',
    content: '<p>Le titre a tout dit.</p>',
    shows: ['Le titre a tout dit.'],
  },
  {
    slug: 'titre-de-trois-lignes-et-demie',
    title:
      'Et si on arrêtait tous de faire semblant d’être occupés, débordés, injoignables et très demandés pour avoir l’air ' +
      'désirables, alors qu’on attend juste un message, le téléphone à la main, un vendredi soir, devant un reste de gratin\u202f?',
    content: '<p>Le titre a failli tout dire.</p>',
    shows: ['Le titre a failli tout dire.'],
  },
  {
    slug: 'لقاء-أول',
    title: 'لقاء أول في مقهى صغير – rendez-vous à 20 h – פגישה ראשונה',
    content:
      '<h2>كيف بدأ كل شيء</h2><p>قال لي: « Salut ! » ثم ضحك 3 مرات.</p>' +
      '<p>היא ענתה: «OK, à demain», והלכה.</p><p>Et en français, de gauche à droite (مرحبا).</p>',
    shows: ['كيف بدأ كل شيء', 'Salut', 'היא ענתה', 'de gauche à droite'],
  },
  {
    slug: 'drapeaux-et-familles-été',
    title: '👩🏽‍❤️‍💋‍👨🏿 Famille 👨‍👩‍👧‍👦 et drapeaux 🏳️‍🌈🇫🇷🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    content: repeated(3, (n) => `<h2>💌 ${'🧑‍🤝‍🧑'.repeat(n)}</h2><p>Keycap ${n}️⃣ 🫶🏾</p>`),
    shows: ['💌 🧑‍🤝‍🧑', 'Keycap 3️⃣ 🫶🏾'],
  },
  {
    slug: 'cinq-megaoctets',
    title: 'Cinq mégaoctets',
    content: `<p>Le tout début.</p>${PARAGRAPH.repeat(FIVE_MEGABYTES / PARAGRAPH.length)}<p>La toute fin.</p>`,
    shows: ['Le tout début.', 'La toute fin.'],
  },
  {
    slug: 'colle-depuis-word',
    title: 'Collé depuis Word',
    content: sample('word'),
    shows: [
      ...['Le titre venu de Word', 'gras', 'Premier point de la liste', 'Dernier point de la liste'],
      ...['Une cellule', 'Une autre cellule', 'La suite ici', 'champ de formulaire'],
    ],
    hides: /mso|o:p|v:shape|supportLists|if gte|file:\/\/|font-face|style=|class="?Mso|WordSection|xmlns/i,
  },
  {
    slug: 'colle-depuis-google-docs',
    title: 'Collé depuis Google Docs',
    content: sample('google-docs'),
    shows: [
      ...['Le titre venu de Google Docs', 'un mot gras', 'un lien suivi', 'Premier point de la liste'],
      ...['Sous-point de la liste', 'Une cellule', 'Un sous-titre de Docs', 'Le dernier paragraphe.'],
    ],
    hides: /docs-internal-guid|style=|<img|<b>|aria-level|role=|Apple-interchange/,
  },
  {
    slug: 'balises-jamais-fermees',
    title: 'Balises <b>jamais</b> fermées & "guillemets" </title><script>',
    content:
      '<div><p>Un <strong>gras <em>penché<p>Un deuxième</div></section></article></main></body></html>' +
      '<ul><li>un<li>deux</table></div></div><h2>Un titre<blockquote>Une citation<p>Le dernier mot <a href="/blog">au blog',
    shows: ['Un gras penché', 'Un deuxième', 'deux', 'Une citation', 'Le dernier mot'],
    hides: /<\/main>|<\/body>/,
  },
  {
    slug: 'imbrications',
    title: 'Deux cents boîtes',
    content: `${'<div>'.repeat(200)}${'<blockquote>'.repeat(8)}${'<ul><li>'.repeat(5)}<p>Au fond.</p>`,
    shows: ['Au fond.'],
  },
  {
    slug: 'trop-large',
    title: 'Trop large pour un téléphone',
    content:
      `<table><tr>${repeated(40, (n) => `<th>Colonne ${n}</th>`)}</tr><tr>${repeated(40, (n) => `<td>Valeur${n}</td>`)}</tr></table>` +
      '<img src="/illustrations/poppy.svg" width="9000" height="9000" alt="Un coquelicot">' +
      `<p>Avant ${'abcdefghij'.repeat(50)} après.</p><h2>${'Titre'.repeat(60)}</h2>` +
      `<ul><li>${'élément'.repeat(60)}</li></ul><blockquote>${'citation'.repeat(60)}</blockquote>` +
      `<p><code>${'code_'.repeat(100)}</code></p><pre>${'une ligne qui ne finit jamais '.repeat(40)}</pre>` +
      `<p><a href="https://exemple.fr/${'a'.repeat(400)}">https://exemple.fr/${'a'.repeat(400)}</a></p><p>Fin.</p>`,
    shows: ['Colonne 40', 'Valeur40', 'Avant', 'une ligne qui ne finit jamais', 'Fin.'],
  },
];
