import { CONTEST_RULES_ADDRESS } from '../../site/addresses.ts';
import { inFrench } from '../duration.ts';
import { ERASURES, OUTBOX_KEPT, QUEUE_KEPT } from '../erasures.ts';
import { contactOf } from '../operator.ts';
import type { Processing } from '../processing.ts';
import { carrierHost, type PrivacySettings } from '../privacy-settings.ts';
import { recordedFields } from '../tables.ts';
import { AGAINST_ABUSE } from './repeated-forms.ts';

const { entries, winners } = ERASURES['forget-contest-entries'];
const PROOF =
  'ton nom, ton adresse e-mail et l’image de ta preuve. Ton navigateur réduit l’image et en ôte ce qu’elle dit de l’appareil et du lieu, puis envoie le tout à l’équipe';

/** Describes the contest, or its demonstration. @returns null when its form can send nothing */
export function contestProcessing(site: PrivacySettings): Processing | null {
  if (site.contest.mode === 'live') return takingPlace(site, site.contest.contact);
  return site.hasProofs ? demonstration(site) : null;
}

function demonstration(site: PrivacySettings): Processing {
  return {
    section: 'concours',
    title: 'La démonstration du concours',
    introduction:
      'La page du concours est une démonstration : personne n’y participe et rien n’y est en jeu. Son formulaire envoie pourtant quelque chose, quand tu le valides.',
    data: `Ce que tu envoies : ${PROOF}.`,
    purpose: 'Montrer comment le formulaire marche. Ton envoi ne sert à rien d’autre.',
    legalBasis: 'Ton consentement (article 6.1.a du RGPD), que tu donnes en envoyant.',
    seenBy:
      site.formMail.kind === 'own'
        ? 'Les personnes qui tiennent le serveur du site.'
        : 'Notre équipe, dans sa messagerie.',
    ...proofRecipients(site),
    kept: proofKept(site),
    note: `C’est une démonstration : ton envoi ne te fait participer à rien.${site.formMail.kind === 'own' ? ` Le serveur du site le garde ${inFrench(OUTBOX_KEPT)}, puis l’efface.` : ''}`,
    withdrawal: `Écris à ${contactOf(site.operator)} avec l’adresse e-mail que tu as donnée : nous effaçons ton envoi.`,
  };
}

function takingPlace(site: PrivacySettings, contact: string): Processing {
  return {
    section: 'concours',
    title: 'Le concours',
    introduction: `Tu participes au concours par un formulaire, ou en nous écrivant dans le cas gratuit du règlement. Le [règlement](${CONTEST_RULES_ADDRESS}) dit le reste.`,
    data: `${recordedFields('concours')}. Ton numéro de participation lui-même n’est pas gardé, mais nous pouvons le recalculer pour te l’écrire.`,
    purpose:
      'Organiser le concours et remettre les lots. Rien d’autre : aucune publicité ne t’est envoyée parce que tu as joué.',
    legalBasis:
      'L’exécution du règlement que tu acceptes (article 6.1.b du RGPD) ; ton consentement pour l’affichage de ton prénom et de ta ville (article 6.1.a).',
    seenBy: 'Les personnes qui administrent le site, et elles seules.',
    ...proofRecipients(site),
    kept: `${inFrench(entries.after)} après la clôture ; ${inFrench(winners.after)} si tu gagnes ou si un lot peut te revenir, afin de prouver que les lots ont été remis. Une tâche efface ensuite tout cela d’elle-même. Les listes d’empreintes restent : elles ne désignent personne.`,
    withdrawal: `Écris à ${contact}. Retirer ton accord à l’affichage ne te fait pas perdre ton lot ; demander l’effacement avant un tirage, c’est renoncer à y participer.`,
    note: 'Ton nom, ton adresse e-mail et ta preuve servent à organiser le concours, et à rien d’autre.',
    details: [
      [
        'Ta preuve',
        `Tu envoies ${PROOF}. Elle sert à vérifier que tu remplis les conditions ; la base du concours ne la contient pas. ${proofSeenBy(site)}${otherWays(site)}`,
      ],
      ['Ta preuve, combien de temps', proofKept(site)],
      [
        'Ce qui est public',
        'Le nombre de participations, par dizaines ; la liste des empreintes ; et, si tu l’as accepté et que tu gagnes, ton prénom et ta ville.',
      ],
      ...(site.serverMail.kind === 'none' ? [] : [['L’e-mail que tu reçois', mailOf(site)] as const]),
      AGAINST_ABUSE,
    ],
    keptInBrowser: ['TICKETS_KEY'],
  };
}

function proofSeenBy({ formMail }: PrivacySettings): string {
  return formMail.kind === 'own'
    ? 'Les personnes qui tiennent le serveur du site la voient.'
    : 'Notre équipe la voit, dans sa messagerie.';
}

function proofRecipients({ formMail }: PrivacySettings): Pick<Processing, 'recipients'> {
  const carrier = carrierHost(formMail);
  if (carrier === null) return {};
  const sees = formMail.kind === 'service' ? ' et voit ton adresse IP et ton navigateur au moment de l’envoi' : '';
  return {
    recipients: `${carrier}, qui transporte ta preuve${sees} ; et l’hébergeur de notre messagerie : [À compléter : nom et pays].`,
  };
}

function proofKept({ formMail }: PrivacySettings): string {
  return formMail.kind === 'own'
    ? `${inFrench(OUTBOX_KEPT)}, puis le serveur du site l’efface de lui-même.`
    : `${formMail.kind === 'relay' ? `Sur le serveur du site, le temps de l’envoyer, ${inFrench(QUEUE_KEPT)} au plus. Ensuite : ` : ''}[À compléter : durée chez le service qui la transporte et dans notre messagerie].`;
}

function otherWays({ proofServices }: PrivacySettings): string {
  if (proofServices.length === 0) return '';
  return ` Si tu choisis de l’envoyer par ${proofServices.join(' ou par ')}, Meta la reçoit aussi, et elle reste dans cette conversation jusqu’à ce que nous l’effacions : [À compléter : quand].`;
}

function mailOf({ serverMail }: PrivacySettings): string {
  switch (serverMail.kind) {
    case 'relay':
      return `Ton numéro de participation, transporté par ${serverMail.host}.`;
    case 'own':
      return `Ton numéro de participation. Le serveur du site en garde une copie ${inFrench(OUTBOX_KEPT)}.`;
    default:
      return 'Ton numéro de participation, si le site peut écrire à ton adresse.';
  }
}
