import { contactOf } from '../operator.ts';
import type { Processing } from '../processing.ts';
import type { PrivacySettings } from '../privacy-settings.ts';

/** Describes messages that visitors write to the team without a form. */
export function messagesProcessing({ operator }: PrivacySettings): Processing {
  return {
    section: 'messages',
    title: 'Quand tu nous écris',
    data: 'Ton message et l’adresse par laquelle tu nous écris.',
    purpose: 'Te répondre, et prouver que nous l’avons fait.',
    legalBasis:
      'Notre intérêt légitime à te répondre (article 6.1.f du RGPD), ou notre obligation légale quand tu exerces un droit (article 6.1.c).',
    seenBy: 'Notre équipe.',
    recipients: 'L’hébergeur de notre messagerie : [À compléter : nom et pays].',
    kept: '[À compléter : durée].',
    withdrawal: `Demande-le à ${contactOf(operator)}.`,
  };
}
