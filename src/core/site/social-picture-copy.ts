import type { ContentType } from '../article/article.ts';
import { PRODUCT_TAGLINE } from '../product.ts';

/** What the stickers of articles' social pictures say. */
export const SOCIAL_LABEL: Record<ContentType, string> = { blog: 'Blog', anecdote: 'Anecdote' };

/** What the social pictures of the other pages say. */
export const SOCIAL_COPY = {
  landing: { label: 'Fun, local, décomplexé', title: 'Les belles rencontres poussent n’importe où.' },
  blog: { label: 'Le blog', title: 'Écrit par des gens qui se sont déjà trompés.' },
  anecdote: { label: 'Les anecdotes', title: 'Tu y reconnaîtras quelqu’un. Peut-être toi.' },
  signup: { label: 'Sans chichis', title: 'Deux minutes, montre en main.' },
  soon: { label: 'Bientôt', title: 'Ça pousse. Laisse-nous arroser.' },
  site: { label: null, title: PRODUCT_TAGLINE },
};
