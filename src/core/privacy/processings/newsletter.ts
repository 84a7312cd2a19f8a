import { inFrench } from '../duration.ts';
import { ERASURES, OUTBOX_KEPT } from '../erasures.ts';
import { contactOf } from '../operator.ts';
import type { Processing } from '../processing.ts';
import type { ServerMail, PrivacySettings } from '../privacy-settings.ts';
import { recordedFields } from '../tables.ts';
import { AGAINST_ABUSE } from './repeated-forms.ts';

const { unconfirmed } = ERASURES['forget-unconfirmed-subscriptions'];
const WITHOUT_ANSWER = `Sans réponse de ta part à l’e-mail de confirmation, ${inFrench(unconfirmed.after)}`;

export function newsletterProcessing({ operator, serverMail }: PrivacySettings): Processing {
  const isAsked = serverMail.kind !== 'none';
  return {
    section: 'newsletter',
    title: 'La newsletter du podcast',
    data: `${recordedFields('newsletter')}.`,
    purpose: 'Te prévenir des nouveaux épisodes, et rien d’autre.',
    legalBasis:
      'Ton consentement (article 6.1.a du RGPD ; article L. 34-5 du code des postes et des communications électroniques).',
    seenBy: 'Les personnes qui administrent le site, et elles seules.',
    recipients: `L’outil qui envoie la newsletter : [À compléter : nom et pays du prestataire].${carrierOf(serverMail)}`,
    kept: isAsked
      ? `${WITHOUT_ANSWER}. Sinon, jusqu’à ta désinscription.${serverMail.kind === 'own' ? ` Le serveur du site garde une copie des e-mails de confirmation ${inFrench(OUTBOX_KEPT)}.` : ''}`
      : 'Jusqu’à ta désinscription.',
    withdrawal: `Par le lien qui est dans chaque message : un bouton, et ton adresse est effacée tout de suite, sans autre question. Ou écris à ${contactOf(operator)}.`,
    note: `Ton adresse sert à te prévenir des nouveaux épisodes, et à rien d’autre.${
      isAsked ? ` Si tu ne la confirmes pas, elle est effacée au bout de ${inFrench(unconfirmed.after)}.` : ''
    } Chaque message a son lien de désinscription.`,
    details: [['La confirmation', confirmationOf(serverMail)], AGAINST_ABUSE],
    keptInBrowser: ['NEWSLETTER_KEY'],
  };
}

function confirmationOf({ kind }: ServerMail): string {
  if (kind === 'none')
    return 'Le site n’envoie pas d’e-mail de confirmation : ton adresse est gardée telle que tu la donnes.';
  if (kind === 'unknown')
    return 'Si le site peut écrire à ton adresse, tu reçois d’abord un lien : sans ta réponse, pas de newsletter.';
  return 'Tu reçois d’abord un lien : sans ta réponse, pas de newsletter.';
}

function carrierOf(carrier: ServerMail): string {
  return carrier.kind === 'relay' ? ` L’e-mail de confirmation est transporté par ${carrier.host}.` : '';
}
