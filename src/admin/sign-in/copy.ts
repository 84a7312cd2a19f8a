import type { AuthenticationFailure } from '../../gateway/browser/authentication.ts';

export const SIGN_IN_COPY = {
  title: 'Connexion Administrateur',
  intro: 'L’entrée des artistes : pour écrire, corriger et publier.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  button: 'Se connecter',
  submitting: 'Connexion…',
  done: 'Connexion réussie',
};

export const FIRST_ADMINISTRATOR_COPY = {
  intro:
    'Ce site n’a pas encore d’administrateur. Tape l’adresse et le mot de passe que tu choisis, puis crée le compte : il n’y en aura qu’un.',
  button: 'Créer Admin Initial',
  done: 'Compte administrateur créé avec succès',
};

export const ANSWER_COPY = {
  noEmail: 'Il nous faut ton adresse e-mail.',
  badEmail: 'Cette adresse est incomplète : il manque peut-être un @.',
  noPassword: 'Il nous faut ton mot de passe.',
};

const UNREACHABLE = 'Le serveur ne répond pas. Vérifie ta connexion, puis réessaie : ce que tu as tapé est encore là.';
const UNCONFIRMED = 'Cette adresse attend confirmation : clique sur le lien reçu par e-mail, puis connecte-toi.';

/** What the provider's codes mean, and what to do; it speaks English. */
const BY_CODE: Record<string, string> = {
  invalid_credentials: 'Adresse ou mot de passe incorrect. Vérifie les deux, puis réessaie.',
  over_request_rate_limit: 'Trop d’essais en peu de temps. Attends quelques minutes, puis réessaie.',
  signup_disabled: 'Ce serveur ne crée pas de compte d’ici : demande à la personne qui l’héberge.',
  weak_password:
    'Choisis un mot de passe d’au moins 10 caractères, difficile à deviner : quelques mots sans rapport entre eux.',
  user_banned: 'Ce compte est suspendu : demande à la personne qui administre le site.',
};

/** What to say when nobody was signed in. @param otherwise where the provider says nothing (document 1, section 8) */
export function failureMessage(failure: AuthenticationFailure, otherwise: string): string {
  switch (failure.kind) {
    case 'not-administrator':
      return 'Accès non autorisé';
    case 'claimed':
      return 'Un administrateur existe déjà';
    case 'unconfirmed':
      return UNCONFIRMED;
    case 'no-account':
      return 'Échec de la création de l’utilisateur';
    case 'unreachable':
      return UNREACHABLE;
    case 'refused':
      return BY_CODE[failure.code ?? ''] ?? (failure.message || otherwise);
  }
}

export const SIGN_IN_FAILED = 'Une erreur est survenue';
export const CREATION_FAILED = 'Erreur lors de la création de l’administrateur';
