import { PRODUCT_NAME } from '../../src/core/product.ts';
import { longDateTime } from '../../src/core/time/paris-time.ts';
import type { AccountChangeKind } from '../api/accounts/account-changes.ts';

/** Subjects of the messages that visitors send to the team. */
export const MESSAGE_SUBJECTS = {
  confession: `Une confession arrive sur ${PRODUCT_NAME}`,
  proof: `Une preuve pour le concours de ${PRODUCT_NAME}`,
};

export const PICTURE_NAME = 'image';

/** Subject of the mail, and its first sentence without the date. */
const ACCOUNT_CHANGES: Record<AccountChangeKind, { subject: string; fact: string }> = {
  password_changed: {
    subject: 'ton mot de passe vient de changer',
    fact: 'Le mot de passe de ton compte vient de changer',
  },
  second_factor_on: {
    subject: 'un second facteur est activé',
    fact: 'Un second facteur vient d’être activé sur ton compte, qui demandera désormais un code à chaque connexion',
  },
  second_factor_off: {
    subject: 'ton second facteur est désactivé',
    fact: 'Le second facteur de ton compte vient d’être désactivé : le mot de passe suffit de nouveau pour se connecter',
  },
  second_factor_removed: {
    subject: 'ton second facteur est retiré',
    fact: 'Une personne qui tient le site vient de retirer le second facteur de ton compte : le mot de passe suffit de nouveau pour se connecter',
  },
  recovery_codes_made: {
    subject: 'tu as de nouveaux codes de secours',
    fact: 'De nouveaux codes de secours viennent de remplacer ceux de ton compte',
  },
  recovery_code_used: {
    subject: 'un code de secours vient de servir',
    fact: 'Un de tes codes de secours vient d’ouvrir ton compte',
  },
};

/** Tells a member that the account has changed, and what to do if somebody else has changed it. */
export function accountChangeText(change: {
  kind: AccountChangeKind;
  at: Date;
  passwordUrl: string;
  closing: string;
}): {
  subject: string;
  message: string;
} {
  const { subject, fact } = ACCOUNT_CHANGES[change.kind];
  return {
    subject: `${PRODUCT_NAME} : ${subject}`,
    message: [
      'Salut !',
      `${fact} (le ${longDateTime(change.at.toISOString())}, heure de Paris).`,
      'C’était toi ? Tu n’as rien à faire. Ce n’était pas toi ? Choisis tout de suite un autre mot de passe, ce qui ferme toutes les sessions :',
      change.passwordUrl,
      'Préviens ensuite une personne qui administre le site.',
      change.closing,
    ].join('\n\n'),
  };
}
