import { keptForMembers } from '../browser-storage.ts';
import { inFrench } from '../duration.ts';
import { ERASURES } from '../erasures.ts';
import type { Processing } from '../processing.ts';
import type { PrivacySettings } from '../privacy-settings.ts';
import { recordedFields } from '../tables.ts';

const { attempts } = ERASURES['forget-form-attempts'];
const { presences, saves } = ERASURES['forget-editing'];
const { actions } = ERASURES['forget-actions'];
const { articles } = ERASURES['purge-deleted-articles'];
const { invitations, passwordResets } = ERASURES['forget-team-links'];

export function membersProcessing({ database, serverMail }: PrivacySettings): Processing {
  const sessions =
    database === null
      ? 'ses sessions ouvertes, sans adresse IP ni navigateur'
      : 'ses sessions ouvertes et, si l’hébergeur de la base de données les note, l’adresse IP et le navigateur';
  return {
    section: 'redaction',
    title: 'Les comptes de la rédaction',
    introduction: 'Seules les personnes de l’équipe ont un compte. Pour chacune, la base de données garde :',
    data: `son adresse e-mail ; son mot de passe sous forme hachée ; quand le compte a été créé et quand il a servi ; le secret de son second facteur, s’il en a un ; l’heure de ses essais de mot de passe et de code ; ${sessions} ; ${recordedFields('redaction')}.`,
    purpose:
      serverMail.kind === 'relay'
        ? `Écrire et protéger le site. Quand le mot de passe ou le second facteur d’un compte change, la personne l’apprend par un e-mail, transporté par ${serverMail.host}.`
        : 'Écrire et protéger le site.',
    legalBasis: 'Notre intérêt légitime à tenir le site (article 6.1.f du RGPD).',
    seenBy:
      'L’équipe voit le nom de la personne qui a un article ouvert, qui l’a enregistré, proposé ou relu. Les personnes qui administrent le site voient aussi son adresse e-mail, son rôle, sa dernière connexion et le journal de ce qu’elle a fait.',
    kept: `Le compte, jusqu’à ce que la personne quitte la rédaction ; son second facteur et ses codes de secours, jusqu’à ce qu’elle le désactive. L’article qu’elle a ouvert, ${inFrench(presences.after)} ; le relevé de ses enregistrements, ${inFrench(saves.after)} ; un article supprimé, ${inFrench(articles.after)} ; une invitation sans réponse, ${inFrench(invitations.after)} au plus ; une demande de mot de passe, ${inFrench(passwordResets.after)} ; l’heure d’un essai, ${inFrench(attempts.after)} ; une ligne du journal, ${inFrench(actions.after)}. Les versions d’un article restent avec lui, sans son nom une fois le compte effacé.`,
    withdrawal: 'Auprès de la personne qui dirige la rédaction.',
    keptInBrowser: keptForMembers(database),
  };
}
