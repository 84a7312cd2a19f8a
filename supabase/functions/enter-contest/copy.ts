import type { Mail } from '../_shared/mail.ts';

interface EntryFacts {
  ticket: string;
  /** Address of the contest's page. */
  page: string;
  closing: string;
}

type Text = Pick<Mail, 'subject' | 'message'>;

const SEARCH = 'Il te permet de retrouver ton billet dans les listes des tirages, ici :';
const STRANGER =
  'Ce n’était pas toi ? Ne fais rien, ou réponds-nous par l’adresse de contact du règlement : nous effacerons cette participation.';

/** Confirms an entry to the owner of its address, with the ticket. */
export const ticketMail = ({ ticket, page, closing }: EntryFacts): Text => ({
  subject: 'Coquelicot : ton billet est dans l’urne',
  message: [
    'Salut !',
    'Quelqu’un (toi, on espère) vient de participer au concours avec cette adresse. Ton numéro de participation :',
    ticket,
    SEARCH,
    page,
    STRANGER,
    closing,
  ].join('\n\n'),
});

/** Tells the owner of an address that was entered before, with the ticket that counts. */
export const knownMail = ({ ticket, page, closing }: EntryFacts): Text => ({
  subject: 'Coquelicot : ton billet était déjà dans l’urne',
  message: [
    'Salut !',
    'Quelqu’un (toi, on espère) vient de redonner cette adresse au concours. Elle y était déjà, et une fois suffit : rien n’a changé. Le numéro affiché aujourd’hui ne compte pas ; le tien est :',
    ticket,
    SEARCH,
    page,
    STRANGER,
    closing,
  ].join('\n\n'),
});
