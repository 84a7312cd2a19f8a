import { PRODUCT_NAME } from '../../core/product.ts';
import type { PasswordRefusal } from '../../gateway/browser/password-refusal.ts';

export const SIGN_IN_COPY = {
  title: 'Connexion Administrateur',
  intro: 'L’entrée des artistes : pour écrire, corriger et publier.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  button: 'Se connecter',
  submitting: 'Connexion…',
  done: 'Connexion réussie',
  forgotten: 'Mot de passe oublié ?',
  privacyBefore: 'À savoir avant de la donner :',
  privacy: 'ce que devient ton adresse',
};

export const SECOND_STEP_COPY = {
  title: 'Encore un code',
  intro: `Ouvre ton application d’authentification et tape le code qu’elle affiche pour ${PRODUCT_NAME}.`,
  code: 'Code à 6 chiffres',
  badCode: 'Ce code a 6 chiffres, et aucune lettre.',
  toRecovery: 'Je n’ai pas mon téléphone',
  recoveryIntro: 'Tape l’un de tes codes de secours. Chacun ne sert qu’une fois.',
  recoveryCode: 'Code de secours',
  noRecoveryCode: 'Il nous faut un code de secours.',
  toCode: 'J’ai mon téléphone',
  button: 'Continuer',
  submitting: 'Connexion…',
  done: 'Connexion réussie',
};

export const FIRST_ADMINISTRATOR_COPY = {
  intro:
    'Ce site n’a pas encore d’administrateur. Tape l’adresse et le mot de passe que tu choisis, puis crée le compte : ce bouton ne sert qu’une fois.',
  button: 'Créer Admin Initial',
  done: 'Compte administrateur créé avec succès',
};

export const ANSWER_COPY = {
  noEmail: 'Il nous faut ton adresse e-mail.',
  badEmail: (typed: string) => {
    const domain = typed.split('@')[1];
    if (domain === undefined) return 'Cette adresse est incomplète : il y manque un @, comme dans toi@exemple.fr.';
    return domain.includes('.')
      ? 'Cette adresse est mal écrite : cherche un espace, un accent ou un signe de trop.'
      : 'Cette adresse est incomplète : il en manque la fin, comme le « .fr » de toi@exemple.fr.';
  },
  noPassword: 'Il nous faut ton mot de passe.',
};

/** Asks for a digit, because a hosted project demands one (supabase/config.toml). */
export const PASSWORD_HINT =
  'Au moins 10 caractères : quelques mots sans rapport entre eux et un chiffre, par exemple.';

export const PASSWORD_REFUSALS: Record<PasswordRefusal, string> = {
  'weak-password':
    'Choisis un mot de passe d’au moins 10 caractères, difficile à deviner : quelques mots sans rapport entre eux et un chiffre.',
  'short-password': 'Ce site demande un mot de passe plus long : ajoutes-y un mot ou deux.',
  'plain-password':
    'Il manque une sorte de caractères à ce mot de passe : mets-y une minuscule, une majuscule, un chiffre et un signe comme un tiret.',
  'stolen-password': 'Ce mot de passe se trouve dans des listes de mots de passe volés : choisis-en un autre.',
  'long-password': 'Choisis un mot de passe un peu plus court.',
};

export const SIGN_IN_FAILED = 'Une erreur est survenue. Recharge la page, puis réessaie.';
export const CREATION_FAILED = 'Erreur lors de la création de l’administrateur. Recharge la page, puis réessaie.';
