import { contactOf } from '../operator.ts';
import type { Processing } from '../processing.ts';
import type { PrivacySettings } from '../privacy-settings.ts';

/** Describes the data that serving pages needs. */
export function hostingProcessing({ operator }: PrivacySettings): Processing {
  return {
    section: 'technique',
    title: 'Faire fonctionner le site',
    data: 'Pour t’envoyer une page, un serveur voit forcément ton adresse IP et l’adresse de la page, recherche comprise. Ce que tu cherches dans le magazine est envoyé à notre base d’articles, qui répond et ne le garde pas. Notre logiciel ne tient pas de journal des visites.',
    purpose: 'Maintenir le site en état et à l’abri des attaques.',
    legalBasis: 'Notre intérêt légitime à le faire (article 6.1.f du RGPD).',
    seenBy: 'Les personnes qui tiennent le serveur, en cas de panne ou d’attaque.',
    recipients: 'L’hébergeur peut tenir un journal pour la sécurité du service : [À compléter : ce qu’il enregistre].',
    kept: '[À compléter : durée du journal de l’hébergeur].',
    withdrawal: `Tu peux t’y opposer auprès de ${contactOf(operator)} ; sans adresse IP, aucune page ne peut t’être envoyée.`,
  };
}
