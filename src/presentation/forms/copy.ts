import { counted, plural } from '../../core/text/plural.ts';

const NUMBER = new Intl.NumberFormat('fr-FR');

export const FORM_COPY = {
  submitting: 'On envoie…',
  failed: 'Ça n’est pas parti. Vérifie ta connexion, puis réessaie : tout ce que tu as écrit est encore là.',
  /** Message for the invisible field. */
  trapped: 'Un champ invisible était rempli, sans doute par ton navigateur. On l’a vidé : réessaie.',
  /** Message for an answer that a schema refuses without saying why. */
  invalid: 'Cette réponse ne convient pas. Corrige-la, puis réessaie.',
};

/** Said under a form whose script has not come: the browser sends it all the same. */
export const FORM_NOT_LOADED =
  'Ce formulaire n’a pas été chargé en entier. Tu peux l’envoyer quand même, ou réessayer.';

/** Returns the message of a submission that was stopped by invalid answers. */
export function answersToCorrect(count: number): string {
  return `${plural(count, 'Une réponse est', `${count} réponses sont`)} à corriger.`;
}

/** Returns the counter below a text of limited length. */
export function charactersUsed(count: number, limit: number): string {
  if (count <= limit) return `${NUMBER.format(count)} / ${characters(limit)}`;
  return `${characters(count - limit)} de trop`;
}

/** @param atMost characters that may still be typed */
export function charactersLeft(atMost: number): string {
  return `Plus que ${characters(atMost)}.`;
}

export const TOO_LONG = 'Ton texte est trop long.';

function characters(count: number): string {
  return counted(count, 'caractère', 'caractères');
}

/** Leads from a form to what becomes of what it sends. */
export const PRIVACY_LINK = 'Ce que deviennent tes données';
