import type { MailSettings } from '../../core/mail/mail-settings.ts';
import { OUTBOX_KEPT_DAYS } from '../../core/mail/retention.ts';
import type { LegalSection } from './legal-text.ts';

/** What becomes of a confession, true of who carries it: a mail service, or this site itself. */
export function confessionsSection({ origin }: MailSettings): LegalSection {
  const host = origin === null ? null : new URL(origin).host;
  return {
    title: 'Les confessions',
    blocks: [
      {
        facts: [
          [
            'Ce que tu envoies',
            'Le texte que tu écris, et rien d’autre : ni nom, ni adresse, ni image. Ne mets rien dans le texte qui te désigne, ou qui désigne quelqu’un.',
          ],
          [
            'Qui le reçoit',
            host === null
              ? 'Notre équipe. Ton texte est gardé sur le serveur du site, sans ton adresse IP, qui n’y sert qu’à limiter, de mémoire, le nombre d’envois.'
              : `Notre équipe, par courrier électronique. C’est ${host} qui le transporte pour nous, et qui voit ton adresse IP et ton navigateur au moment de l’envoi : [À compléter : nom et pays du prestataire].`,
          ],
          [
            'Avant l’envoi',
            'Ton navigateur garde ton texte tant que l’onglet est ouvert, pour qu’un rechargement ne l’efface pas. Il l’oublie une fois le texte parti.',
          ],
          [
            'Combien de temps',
            host === null
              ? `${OUTBOX_KEPT_DAYS} jours, puis le serveur l’efface de lui-même.`
              : '[À compléter : durée de conservation des confessions].',
          ],
          [
            'Base légale',
            'Ton consentement (article 6.1.a du RGPD) : tu choisis d’écrire, et d’envoyer. Comme rien ne relie le texte à toi, dis-nous-en quelques mots si tu veux que nous l’effacions.',
          ],
        ],
      },
    ],
  };
}
