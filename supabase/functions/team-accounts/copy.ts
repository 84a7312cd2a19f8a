import type { Mail } from '../_shared/mail.ts';

type Text = Pick<Mail, 'subject' | 'message'>;

/** Rights of each role, in the words of a mail. */
const ROLES: Record<string, string> = {
  administrator: 'administrer le site',
  editor: 'écrire et publier des articles',
  contributor: 'écrire des articles',
};

export const invitationMail = (facts: { link: string; role: string; invitedBy: string; closing: string }): Text => ({
  subject: 'Coquelicot : une place t’attend dans l’équipe',
  message: [
    'Salut !',
    `${facts.invitedBy || 'La personne qui tient Coquelicot'} te propose de rejoindre l’équipe, pour ${ROLES[facts.role] ?? 'écrire'}. Pour accepter, ouvre ce lien et choisis un mot de passe :`,
    facts.link,
    'Il est valable 7 jours et ne sert qu’une fois : ne le transmets à personne. Tu n’attendais pas cette invitation ? Ne fais rien.',
    facts.closing,
  ].join('\n\n'),
});

export const newPasswordMail = (facts: { link: string; closing: string }): Text => ({
  subject: 'Coquelicot : choisis un nouveau mot de passe',
  message: [
    'Salut !',
    'Quelqu’un (toi, on espère) a oublié le mot de passe de ton compte. Pour en choisir un autre, ouvre ce lien :',
    facts.link,
    'Il est valable une heure et ne sert qu’une fois. Ce n’était pas toi ? Ne fais rien : ton mot de passe reste le même.',
    facts.closing,
  ].join('\n\n'),
});
