import { inFrench } from '../duration.ts';
import { ERASURES } from '../erasures.ts';
import { contactOf } from '../operator.ts';
import type { Processing } from '../processing.ts';
import type { PrivacySettings } from '../privacy-settings.ts';
import { recordedFields } from '../tables.ts';
import { AGAINST_ABUSE } from './repeated-forms.ts';

const { applications } = ERASURES['forget-applications'];

export function guestApplicationProcessing({ operator }: PrivacySettings): Processing {
  return {
    section: 'candidature',
    title: 'Candidater pour parler dans le podcast',
    data: `${recordedFields('candidature')}.`,
    purpose:
      'Choisir les personnes que le podcast invite, et te recontacter. Rien de tout cela n’est diffusé ni utilisé autrement.',
    legalBasis:
      'Ton consentement (article 6.1.a du RGPD). Pour ce que tes réponses disent de ta vie sexuelle, de ton orientation ou de ta santé, ton consentement explicite (article 9.2.a), par une case à part que rien ne coche d’avance : le serveur refuse une candidature sans lui.',
    seenBy: 'Les personnes qui administrent le site, et elles seules.',
    kept: `${inFrench(applications.after)}. Une tâche l’efface ensuite d’elle-même, dans l’heure.`,
    withdrawal: `Écris à ${contactOf(operator)} avec l’adresse, le numéro ou l’identifiant que tu as donné : nous effaçons ta candidature tout de suite, sans te demander pourquoi. Retirer ton accord ne rend pas illicite ce que nous avons fait avant.`,
    details: [
      [
        'L’enregistrement',
        'Si le podcast t’appelle, ta voix est enregistrée. Une voix peut te faire reconnaître, même sans ton nom : avant d’enregistrer, nous te le rappelons, nous te demandons ton accord et nous te disons [À compléter : si la voix est transformée, si tu réécoutes avant la diffusion, et combien de temps la prise est gardée].',
      ],
      AGAINST_ABUSE,
    ],
    note: 'Tes réponses ne sont pas diffusées. Ta voix, si : elle peut te faire reconnaître, même sans ton nom, et rien n’est enregistré sans ton accord.',
    keptInBrowser: ['APPLICATION_KEY'],
  };
}
