import { inFrench } from '../duration.ts';
import { OUTBOX_KEPT, QUEUE_KEPT } from '../erasures.ts';
import { contactOf } from '../operator.ts';
import type { Processing } from '../processing.ts';
import { carrierHost, type PrivacySettings } from '../privacy-settings.ts';

const ADDRESS_IN_MEMORY =
  'Ton adresse IP ne reste qu’en mémoire vive, pour limiter le nombre d’envois\u00a0: elle n’est pas enregistrée.';

/** @returns null where none can be sent */
export function confessionsProcessing({ operator, formMail, hasConfessions }: PrivacySettings): Processing | null {
  if (!hasConfessions) return null;
  const carrier = carrierHost(formMail);
  // Our server forwards the text, so its carrier never sees the visitor's browser.
  const isHandedOn = formMail.kind === 'relay';
  return {
    section: 'confessions',
    title: 'Les confessions',
    data: 'Le texte que tu écris, et rien d’autre : ni nom, ni adresse e-mail, ni image. N’y mets rien qui te désigne, ou qui désigne quelqu’un d’autre.',
    purpose:
      'Te lire, en rire avec toi, et peut-être y trouver une idée d’anecdote. Ton texte lui-même n’est publié nulle part, et rien n’est fait pour deviner qui tu es.',
    legalBasis:
      'Ton consentement, que tu donnes en l’envoyant (article 6.1.a du RGPD) ; si ton texte parle de ta vie sexuelle, de ton orientation ou de ta santé et permet de te reconnaître, ton consentement explicite (article 9.2.a), que la note du formulaire te demande.',
    seenBy: carrier === null ? 'Les personnes qui tiennent le serveur du site.' : 'Notre équipe, dans sa messagerie.',
    recipients:
      carrier === null
        ? `Personne d’autre. ${ADDRESS_IN_MEMORY}`
        : isHandedOn
          ? `${carrier}, qui transporte ton texte ; et l’hébergeur de notre messagerie : [À compléter : nom et pays]. ${ADDRESS_IN_MEMORY}`
          : `${carrier}, qui transporte ton texte et voit ton adresse IP et ton navigateur au moment de l’envoi ; et l’hébergeur de notre messagerie : [À compléter : nom et pays].`,
    kept:
      carrier === null
        ? `${inFrench(OUTBOX_KEPT)}, puis le serveur l’efface de lui-même.`
        : `${isHandedOn ? `Sur le serveur du site, le temps de l’envoyer, ${inFrench(QUEUE_KEPT)} au plus. Ensuite : ` : ''}[À compléter : durée chez ${carrier} et dans notre messagerie].`,
    withdrawal: `Rien ne relie ton texte à toi. Pour le faire effacer, cites-en quelques mots à ${contactOf(operator)} : c’est ainsi que nous le retrouverons.`,
    note: `Elle part sans ton nom ni ton adresse e-mail. ${
      carrier === null
        ? `Le serveur du site la garde ${inFrench(OUTBOX_KEPT)}, puis l’efface.`
        : `${carrier} la transporte${isHandedOn ? '' : ', et voit ton adresse IP'}.`
    } En l’envoyant, tu acceptes que notre équipe lise ce que tu y racontes, vie intime comprise.`,
    keptInBrowser: ['CONFESSION_KEY'],
  };
}
