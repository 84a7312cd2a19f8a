import { COOKIES_ADDRESS } from '../../site/addresses.ts';
import type { Processing } from '../processing.ts';
import { hostOf, type PrivacySettings } from '../privacy-settings.ts';

/** @returns null without a tracker */
export function conversionProcessing({ tracker }: PrivacySettings): Processing | null {
  if (tracker === null) return null;
  const host = hostOf(tracker);
  return {
    section: 'inscriptions-mesurees',
    title: 'Mesurer les inscriptions',
    introduction: `Seulement si tu l’acceptes ; sinon, rien de ce qui suit n’a lieu. À l’ouverture d’une page et à l’usage d’un lien d’inscription, ton navigateur appelle ${host}.`,
    data: 'Ton adresse IP, ton navigateur, l’heure, l’adresse de notre site, le numéro sous lequel ce prestataire nous connaît, et ce que son script lit ou dépose lui-même.',
    purpose: 'Savoir quelles campagnes amènent des inscriptions.',
    legalBasis: 'Ton consentement (article 6.1.a du RGPD, article 82 de la loi Informatique et Libertés).',
    seenBy: 'Notre équipe voit des nombres par campagne : [À compléter : ce que le prestataire montre].',
    recipients: `${host}, prestataire de la mesure : [À compléter : nom et pays du prestataire, sous-traitant ou responsable conjoint].`,
    kept: '[À compléter : durée de conservation chez le prestataire].',
    withdrawal: `Quand tu veux, par « Gérer mes cookies », en bas de chaque page. Ce qui s’arrête alors est dit sous [Cookies](${COOKIES_ADDRESS}).`,
    keptInBrowser: ['CONSENT_COOKIE', 'LOST_ANSWER_KEY'],
  };
}
