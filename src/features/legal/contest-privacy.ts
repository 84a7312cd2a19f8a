import type { Contest } from '../../core/contest/contest-settings.ts';
import { ENTRY_KEPT_DAYS, WINNER_KEPT_DAYS } from '../../core/contest/prizes.ts';
import type { MailSettings } from '../../core/mail/mail-settings.ts';
import { OUTBOX_KEPT_DAYS } from '../../core/mail/retention.ts';
import { CONTEST_RULES_ADDRESS } from '../../core/site/addresses.ts';
import type { LegalSection } from './legal-text.ts';

/** How the proof travels, and how long it stays, true of who carries it: a mail service, or this site itself. */
const proof = (mail: MailSettings | null): string =>
  `Ton nom, ton adresse électronique et l’image de ta preuve. Ton navigateur réduit l’image et en ôte ce qu’elle dit de l’appareil et du lieu, puis envoie le tout à l’équipe${
    mail?.origin === null
      ? ` : le serveur du site le garde ${OUTBOX_KEPT_DAYS} jours, puis l’efface.`
      : ` par un service de messagerie${mail ? `, ${new URL(mail.origin ?? '').host}` : ''} : [À compléter : nom et pays du service de messagerie].`
  }`;

/** What the contest does with personal data, whether it takes place or not. */
export function contestSection({ mode }: Contest, mail: MailSettings | null): LegalSection {
  return mode === 'live' ? takingPlace(mail) : demonstration(mail);
}

const demonstration = (mail: MailSettings | null): LegalSection => ({
  title: 'Le concours',
  blocks: [
    'La page du concours est une démonstration : tes visites n’y sont pas comptées, et personne n’y est inscrit. Seul son formulaire envoie quelque chose, et seulement quand tu le valides :',
    {
      facts: [
        ['Ce que tu envoies', proof(mail)],
        [
          'Combien de temps',
          mail?.origin === null
            ? `${OUTBOX_KEPT_DAYS} jours sur le serveur du site.`
            : 'Comme un message que tu nous écris. Le site lui-même n’en garde rien.',
        ],
        ['Base légale', 'Ton consentement (article 6.1.a du RGPD) : tu choisis d’envoyer.'],
      ],
    },
  ],
});

const takingPlace = (mail: MailSettings | null): LegalSection => ({
  title: 'Le concours',
  blocks: [
    `Pour participer au concours, tu t’inscris par un formulaire. Le [règlement](${CONTEST_RULES_ADDRESS}) dit le reste.`,
    {
      facts: [
        [
          'La preuve',
          `${proof(mail)} Elle sert à vérifier que tu remplis les conditions ; la base du concours ne la contient pas.`,
        ],
        [
          'Ce qui est enregistré',
          'Ton nom, ton adresse électronique, ta ville si tu la donnes, si tu veux bien que ton prénom et ta ville soient affichés en cas de gain, l’heure, l’empreinte de ton numéro de participation et de quoi le recalculer pour te l’écrire. Ton navigateur garde le numéro qu’il a reçu.',
        ],
        [
          'Contre les abus',
          'Une empreinte de ta connexion, calculée avec une clé secrète et qui change chaque jour, pour limiter les inscriptions en série. Ton adresse IP n’est pas enregistrée ; l’empreinte est effacée au bout de 24 heures, dans l’heure qui suit.',
        ],
        ['Qui le voit', 'Les personnes qui administrent le site, et elles seules.'],
        [
          'Ce qui est public',
          'Le nombre de participations, par dizaines, la liste des empreintes (elle ne désigne personne) et, si tu l’as accepté, ton prénom et ta ville si tu gagnes.',
        ],
        [
          'Combien de temps',
          `${ENTRY_KEPT_DAYS} jours après la clôture ; ${WINNER_KEPT_DAYS} jours pour les gagnants et leurs suppléants, afin de prouver que les lots ont été remis. Une tâche efface ensuite tout cela d’elle-même. Les listes d’empreintes restent.`,
        ],
        [
          'Pourquoi',
          'Organiser le concours et remettre les lots. Rien d’autre : aucune publicité ne t’est envoyée pour avoir joué.',
        ],
        [
          'Base légale',
          'L’exécution du règlement que tu acceptes (article 6.1.b du RGPD) ; ton consentement pour l’affichage (article 6.1.a), que tu peux retirer ; notre intérêt légitime à empêcher les abus (article 6.1.f).',
        ],
      ],
    },
  ],
});
