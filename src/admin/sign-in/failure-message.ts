import type { AuthenticationFailure } from '../../gateway/browser/authentication.ts';

const UNREACHABLE = 'Le serveur ne répond pas. Vérifie ta connexion, puis réessaie : ce que tu as tapé est encore là.';
const UNCONFIRMED = 'Cette adresse attend confirmation : clique sur le lien reçu par e-mail, puis connecte-toi.';
const UNCONFIRMED_CLAIM =
  'Cette adresse attend confirmation\u00a0: clique sur le lien reçu par e-mail. Ensuite, tape ici la même adresse et le même mot de passe, et appuie encore sur «\u00a0Créer Admin Initial\u00a0».';

/** French messages for the provider's codes. */
const BY_CODE: Record<string, string> = {
  invalid_credentials: 'Adresse ou mot de passe incorrect. Vérifie les deux, puis réessaie.',
  over_request_rate_limit: 'Trop d’essais en peu de temps. Attends quelques minutes, puis réessaie.',
  too_many_codes: 'Trop de codes en peu de temps. Attends quelques minutes, ou prends un code de secours.',
  signup_disabled: 'On ne peut pas créer de compte depuis cette page. Demande à la personne qui héberge le site.',
  mfa_verification_failed: 'Ce code n’est pas le bon, ou il a déjà servi. Attends le suivant, puis réessaie.',
  mfa_challenge_expired: 'Ce code arrive trop tard. Tape celui que l’application affiche maintenant.',
  wrong_recovery_code: 'Ce code de secours n’est pas le bon, ou il a déjà servi.',
  session_not_found: 'Ce code arrive trop tard : recharge la page, puis reconnecte-toi.',
  user_banned: 'Ce compte est suspendu : demande à la personne qui administre le site.',
};

/** Explains a failed sign-in. @param otherwise used when the provider gives no reason (document 1, section 8) */
export function failureMessage(failure: AuthenticationFailure, otherwise: string): string {
  switch (failure.kind) {
    case 'no-member':
      return 'Accès non autorisé. Ce compte n’a pas de rôle ici : demande à la personne qui administre le site.';
    case 'claimed':
      return 'Un administrateur existe déjà. Connecte-toi, ou demande une invitation à la personne qui administre le site.';
    case 'unconfirmed':
      return UNCONFIRMED;
    case 'unconfirmed-claim':
      return UNCONFIRMED_CLAIM;
    case 'no-account':
      return 'Échec de la création de l’utilisateur. Recharge la page, puis réessaie.';
    case 'unreachable':
      return UNREACHABLE;
    case 'refused':
      return BY_CODE[failure.code ?? ''] ?? (failure.message || otherwise);
  }
}
