import type { Mail } from '../_shared/mail.ts';

export interface Links {
  confirmation: string;
  unsubscription: string;
  closing: string;
}

type Text = Pick<Mail, 'subject' | 'message'>;

/** Asks the owner of an address to confirm the subscription. */
export const confirmationMail = ({ confirmation, unsubscription, closing }: Links): Text => ({
  subject: 'Coquelicot : confirme, et on te prévient',
  message: [
    'Salut !',
    'Quelqu’un (toi, on espère) veut savoir quand sort le prochain épisode de « Viens, on s’appelle ». Pour dire oui, ouvre ce lien, puis appuie sur le bouton :',
    confirmation,
    'Le lien est valable 7 jours. Ce n’était pas toi ? Ne fais rien : sans réponse, ton adresse est effacée au bout de 7 jours. Pour l’effacer tout de suite :',
    unsubscription,
    closing,
  ].join('\n\n'),
});

/** Tells the owner of an address that is already confirmed. */
export const knownMail = ({ unsubscription, closing }: Links): Text => ({
  subject: 'Coquelicot : tu es déjà de la partie',
  message: [
    'Salut !',
    'Quelqu’un (toi, on espère) vient de redonner ton adresse pour la newsletter de « Viens, on s’appelle ». Rien à faire : tu y es déjà, et une fois suffit.',
    'Envie d’en partir ? Ouvre ce lien, puis appuie sur le bouton :',
    unsubscription,
    closing,
  ].join('\n\n'),
});
