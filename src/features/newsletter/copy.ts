import { CLAIMS } from '../../core/claims.ts';
import { RETENTION } from '../../core/podcast/retention.ts';

interface OutcomeText {
  title: string;
  text: string;
}

/** Texts of a page that a mailed link leads to. */
export interface LinkCopy {
  pageTitle: string;
  description: string;
  label: string;
  ready: OutcomeText;
  button: string;
  sending: string;
  done: OutcomeText;
  unknown: OutcomeText;
  failed: OutcomeText;
  incomplete: OutcomeText;
  retry: string;
  withoutScript: string;
  onwards: { label: string; address: '/viensonsappelle' | '/anecdotes' };
}

const INCOMPLETE: OutcomeText = {
  title: 'Il manque un bout du lien',
  text: 'Ta messagerie l’a sans doute coupé en deux. Retourne dans l’e-mail et ouvre le lien en entier, ou copie-le d’un trait, jusqu’au dernier caractère.',
};

export const CONFIRMATION_COPY: LinkCopy = {
  pageTitle: 'Confirmer mon inscription à la newsletter',
  description: 'Un bouton, et on te prévient quand sort un nouvel épisode.',
  label: 'Newsletter',
  ready: {
    title: 'C’est bien toi ?',
    text: 'Appuie, et on te prévient à chaque nouvel épisode de « Viens, on s’appelle ». Rien d’autre : pas de pub, et ton adresse ne va chez personne.',
  },
  button: 'Oui, c’est moi',
  sending: 'Un instant…',
  done: {
    title: 'C’est noté, promis',
    text: 'Ton adresse est confirmée. On t’écrit au prochain épisode, et chaque message a son lien pour partir.',
  },
  unknown: {
    title: 'Ce lien ne répond plus',
    text: `Il est valable ${RETENTION.unconfirmedSubscriptionDays} jours, et seul le dernier envoyé marche. Redonne ton adresse sur la page du podcast : un nouveau lien part aussitôt.`,
  },
  failed: {
    title: 'Ça n’est pas passé',
    text: 'Vérifie ta connexion, puis réessaie : rien n’a changé, et le lien marche toujours.',
  },
  incomplete: INCOMPLETE,
  retry: 'Réessayer',
  withoutScript: 'Ce bouton a besoin de JavaScript : autorise-le pour ce site, puis recharge la page.',
  onwards: { label: 'Voir le podcast', address: '/viensonsappelle' },
};

export const UNSUBSCRIPTION_COPY: LinkCopy = {
  pageTitle: 'Se désinscrire de la newsletter',
  description: 'Un bouton, et ton adresse est effacée.',
  label: 'Newsletter',
  ready: {
    title: 'On se quitte bons amis ?',
    text: 'Appuie, et ton adresse est effacée tout de suite. Pas de questionnaire, pas de « c’est sûr ? », pas de dernier message à 2 h du matin.',
  },
  button: 'Me désinscrire',
  sending: 'Un instant…',
  done: {
    title: 'C’est fait, tu es libre',
    text: 'Ton adresse est effacée : nous ne l’avons plus. Sans rancune, et la porte reste ouverte.',
  },
  unknown: {
    title: 'Personne à effacer ici',
    text: 'Ce lien ne correspond à aucune adresse : la tienne est sans doute déjà effacée. Si tu reçois encore un message, ouvre le lien de celui-là.',
  },
  failed: {
    title: 'Ça n’est pas passé',
    text: 'Vérifie ta connexion, puis réessaie : ton adresse est encore dans la liste, et le lien marche toujours.',
  },
  incomplete: INCOMPLETE,
  retry: 'Réessayer',
  withoutScript: 'Ce bouton a besoin de JavaScript : autorise-le pour ce site, puis recharge la page.',
  onwards: { label: 'Lire les anecdotes', address: '/anecdotes' },
};

export const NEWSLETTER_CALL_TO_ACTION = {
  title: 'Et sinon, tu fais quoi ce soir ?',
  text: `Plus de ${CLAIMS.singles} célibataires ont une idée. L’inscription prend moins de ${CLAIMS.signupTime}.`,
  button: 'Je m’inscris',
};
