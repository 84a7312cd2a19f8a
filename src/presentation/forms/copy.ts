import { counted, plural } from '../../core/text/plural.ts';

const NUMBER = new Intl.NumberFormat('fr-FR');

export const FORM_COPY = {
  submitting: 'On envoie…',
  failed: 'Ça n’est pas parti. Vérifie ta connexion, puis réessaie : tout ce que tu as écrit est encore là.',
  /** Message when the trap field was filled in. */
  trapped: 'Un champ invisible était rempli, sans doute par ton navigateur. On l’a vidé : réessaie.',
  /** Message for an answer that a schema refuses without a reason. */
  invalid: 'Cette réponse ne convient pas. Corrige-la, puis réessaie.',
};

/** Message under a form whose script has not loaded; the browser can send it nevertheless. */
export const FORM_NOT_LOADED =
  'Ce formulaire n’a pas été chargé en entier. Tu peux l’envoyer quand même, ou réessayer.';

export function answersToCorrect(count: number): string {
  return `${plural(count, 'Une réponse est', `${count} réponses sont`)} à corriger.`;
}

/** Returns the counter below a field of limited length. */
export function charactersUsed(count: number, limit: number): string {
  if (count <= limit) return `${NUMBER.format(count)} / ${characters(limit)}`;
  return `${characters(count - limit)} de trop`;
}

/** @param left characters that may still be typed */
export function charactersLeft(left: number): string {
  return `Plus que ${characters(left)}.`;
}

export const TEXT_TOO_LONG = 'Ton texte est trop long.';

function characters(count: number): string {
  return counted(count, 'caractère', 'caractères');
}

/** Text of the link from a form to the privacy page. */
export const PRIVACY_LINK = 'Ce que deviennent tes données';
