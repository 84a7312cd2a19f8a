import { emptyForm, type ArticleForm } from '../../../core/editing/article-form.ts';
import { ANECDOTES_ADDRESS, BLOG_ADDRESS } from '../../../core/site/addresses.ts';

/** Article that the page shows first. It has every part that an article may have, because the script copies its parts. */
export const SAMPLE: ArticleForm = {
  ...emptyForm('blog'),
  title: 'Ici, on lit les articles avant tout le monde',
  description:
    'Cette page montre un article qui n’est pas encore publié, à qui en a reçu le lien. Sans lien, elle n’a que ce mode d’emploi.',
  categories: ['Avant-première'],
  publishedAt: '2026-11-01T08:00:00Z',
  content: `
    <h2>Tu as reçu un lien ?</h2>
    <p>Ouvre-le tel qu’il t’a été envoyé, jusqu’au bout : ce qui suit le signe # désigne l’article. S’il s’est fait couper
    en route, tu tombes ici.</p>
    <p>Un lien ne vit que quelques jours, et la rédaction peut le fermer plus tôt. S’il ne répond plus, demande-lui-en un
    autre.</p>
    <h2>Tu écris pour la maison ?</h2>
    <p>L’éditeur affiche ton texte sur cette page, exactement comme le site le montrera : mêmes lettres, mêmes marges, mêmes
    images. Tu peux aussi en partager le lien, sans rien publier.</p>
    <h2>Tu passais par hasard ?</h2>
    <p>Rien de secret ici pour l’instant, mais il y a de quoi lire <a href='${BLOG_ADDRESS}'>sur le blog</a> et <a
    href='${ANECDOTES_ADDRESS}'>dans les anecdotes</a>.</p>`,
};

/** Embed whose drawing the script copies for every embed. */
export const SAMPLE_EMBED = 'https://youtu.be/aqz-KE-bpKQ';
