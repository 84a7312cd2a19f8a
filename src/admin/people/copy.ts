import type { ContestEntry, ContestEntryFilter, DrawnState } from '../../core/contest/contest-entry.ts';
import { ENTRY_KEPT_DAYS, WINNER_KEPT_DAYS, type Prize } from '../../core/contest/prizes.ts';
import type { ContactMethod, Topic } from '../../core/podcast/guest-application.ts';
import type { Confirmation, PersonTraces } from '../../core/podcast/people.ts';
import { RETENTION } from '../../core/podcast/retention.ts';
import type { PeopleScreenCopy } from './person-list-spec.ts';
import { counted } from '../../core/text/plural.ts';

const list = new Intl.ListFormat('fr-FR');

export const CONTACT_NAMES: Record<ContactMethod, string> = {
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  snapchat: 'Snapchat',
  telegram: 'Telegram',
  email: 'E-mail',
};

/** Short names of the topics, for members who know them. */
export const TOPIC_NAMES: Record<Topic, string> = {
  ghosting: 'Ghosting',
  dating_apps: 'Applis de rencontre',
  contradictions: 'Contradictions',
  never_confessed_secret: 'Secret jamais avoué',
  unavowable_fantasy: 'Fantasme inavouable',
  fears_in_a_relationship: 'Peurs en couple',
  long_relationship: 'Longue relation',
  biggest_rejection: 'Plus gros râteau',
  falling_for_a_woman: 'Ce qui fait craquer',
  truly_in_love: 'Vrai amour',
  relationship_to_sex: 'Rapport au sexe',
  heartbreak: 'Chagrin d’amour',
  casual_plan: 'Plan (pas) sans lendemain',
  sleeping_with_or_loving: 'Coucher ou aimer',
};

export const APPLICANTS_COPY = {
  title: 'Candidatures du podcast',
  intro: [
    `Les personnes qui veulent témoigner en anonyme. Une candidature reste ici ${RETENTION.applicationMonths} mois, puis s’efface d’elle-même.`,
  ],
  search: 'Chercher un nom ou un contact',
  count: (total) => counted(total, 'candidature', 'candidatures'),
  filters: null,
  caption: 'Candidatures',
  empty: 'Aucune candidature pour le moment. Le téléphone finira par sonner.',
  loading: 'Chargement des candidatures…',
  failure: 'Les candidatures ne s’affichent pas',
  erasure: { question: 'Effacer cette candidature ?', done: 'Candidature effacée.' },
  exported: (count) => `${counted(count, 'candidature exportée', 'candidatures exportées')}.`,
} satisfies PeopleScreenCopy<'all'>;

export const APPLICANT_FIELDS = {
  name: 'Nom',
  age: 'Âge',
  contact: 'Contact',
  methods: 'Moyens de contact',
  topics: 'Sujets',
  receivedAt: 'Reçue le',
  years: (age: number) => `${age} ans`,
  topicCount: (count: number) => counted(count, 'sujet', 'sujets'),
};

export const CONFIRMATION_NAMES: Record<Confirmation, string> = {
  given: 'Confirmée',
  awaited: 'En attente',
  not_asked: 'Sans confirmation',
};

export const SUBSCRIBERS_COPY = {
  title: 'Newsletter du podcast',
  intro: [
    `N’écris qu’aux adresses confirmées, ou inscrites sans confirmation quand le site n’envoie pas d’e-mail. Celles en attente n’ont pas encore dit oui : elles s’effacent au bout de ${RETENTION.unconfirmedSubscriptionDays} jours.`,
    'Le fichier exporté donne à chaque adresse son lien de désinscription : mets-le dans chaque message.',
  ],
  search: 'Chercher une adresse',
  count: (total) => counted(total, 'adresse', 'adresses'),
  filters: {
    label: 'Adresses par état',
    names: { all: 'Toutes', given: 'Confirmées', not_asked: 'Sans confirmation', awaited: 'En attente' },
  },
  caption: 'Adresses',
  empty: 'Aucune adresse ici pour le moment.',
  loading: 'Chargement des adresses…',
  failure: 'Les adresses ne s’affichent pas',
  erasure: { question: 'Effacer cette adresse ?', done: 'Adresse effacée.' },
  exported: (count) => `${counted(count, 'adresse exportée', 'adresses exportées')}.`,
} satisfies PeopleScreenCopy<'all' | Confirmation>;

export const SUBSCRIBER_FIELDS = {
  email: 'Adresse',
  confirmation: 'État',
  subscribedAt: 'Inscrite le',
  confirmedAt: 'Confirmée le',
  notConfirmed: '–',
  unsubscription: 'Lien de désinscription',
  oneClick: 'Adresse pour l’en-tête List-Unsubscribe',
};

export const CONTEST_ENTRIES_COPY = {
  title: 'Participations au concours',
  intro: [
    `Les personnes qui ont participé sur la page du concours, ou dont tu as ajouté la participation. Leurs preuves d’abonnement arrivent par e-mail : ici, il n’y en a pas. Une participation s’efface d’elle-même ${ENTRY_KEPT_DAYS} jours après la clôture, ${WINNER_KEPT_DAYS} si elle a été tirée.`,
  ],
  search: 'Chercher un nom, une adresse, une ville ou une ligne',
  count: (total) => counted(total, 'participation', 'participations'),
  filters: { label: 'Participations par tirage', names: { all: 'Toutes', drawn: 'Tirées au sort' } },
  caption: 'Participations',
  empty: 'Aucune participation ici pour le moment. Tant que le concours est une démonstration, il n’en enregistre pas.',
  loading: 'Chargement des participations…',
  failure: 'Les participations ne s’affichent pas',
  erasure: {
    question: 'Effacer cette participation ?',
    consequence:
      'Elle sort des tirages dont la liste n’est pas encore figée. Les listes figées gardent sa ligne, qui ne dit rien de personne : si elle gagne ou a gagné, tu ne sauras plus qui prévenir.',
    done: 'Participation effacée.',
  },
  exported: (count) => `${counted(count, 'participation exportée', 'participations exportées')}.`,
} satisfies PeopleScreenCopy<ContestEntryFilter>;

const DRAWN: Record<DrawnState, string> = {
  winner: 'gagnante',
  substitute: 'suppléante',
  withdrawn: 'remplacée',
};
const PRIZE_NAMES: Record<Prize, string> = { pack: 'pack', accessory: 'accessoire' };

export const CONTEST_ENTRY_FIELDS = {
  name: 'Nom',
  email: 'Adresse',
  mayBeShown: 'Prénom et ville affichables',
  enteredAt: 'Reçue le',
  contest: 'Concours',
  draws: 'Tirages',
  line: 'Ligne dans les listes',
  none: '–',
  yes: 'Oui',
  no: 'Non',
  dates: (start: string, end: string) => `Du ${start} au ${end}`,
  drawn: ({ number: draw, state, prize }: ContestEntry['draws'][number]) =>
    `nº ${draw} : ${DRAWN[state]}${prize === null ? '' : ` (${PRIZE_NAMES[prize]})`}`,
};

/** Texts for changing whether a winner is named on the page. */
export const SHOWING_COPY = {
  show: 'Afficher si elle gagne',
  hide: 'Ne plus afficher',
  shown: 'Prénom et ville seront affichés si elle gagne.',
  hidden: 'Prénom et ville ne seront pas affichés.',
  failed: 'Le changement n’a pas abouti',
};

export const ENTRY_BY_HAND_COPY = {
  open: 'Ajouter une participation…',
  title: 'Ajouter une participation',
  intro:
    'Avant la clôture, une preuve est arrivée par WhatsApp ou par Instagram, ou quelqu’un demande à participer gratuitement, comme le règlement le prévoit ? Ajoute sa participation avec le nom et l’adresse de son message.',
  name: 'Nom',
  email: 'Adresse e-mail',
  optional: (label: string) => `${label} (facultatif)`,
  mayBeShown: 'Elle accepte que son prénom et sa ville soient affichés si elle gagne.',
  submit: 'Ajouter',
  submitting: 'Ajout…',
  unsent: 'Cette participation n’est pas enregistrée. Fermer quand même ?',
  entered: 'La personne participe. Envoie-lui son numéro de participation : il permet de retrouver son billet.',
  known: 'Cette adresse participe déjà : rien n’a changé. Voici son numéro, si la personne l’a perdu.',
  ticket: 'Numéro de participation',
  copy: 'Copier',
  copied: 'Numéro copié.',
  copyRefused: 'Le navigateur refuse de copier : le numéro est sélectionné, copie-le avec Ctrl+C.',
  missing: { name: 'Écris le nom.', email: 'Écris l’adresse e-mail.' },
  notOpen: 'Le concours n’est pas ouvert : rien n’a été ajouté.',
  closed: 'Les participations sont closes, et la liste du tirage est figée : rien n’a été ajouté.',
  failed: 'L’ajout n’a pas abouti.',
  failedAdvice: 'Vérifie ta connexion, puis réessaie : une adresse n’est jamais ajoutée deux fois.',
};

export const PEOPLE_COPY = {
  export: { xlsx: 'Exporter pour un tableur', csv: 'Exporter en CSV' },
  exporting: 'Export en cours…',
  notExported: {
    text: 'L’export n’a pas abouti',
    advice: 'Aucun fichier n’a été enregistré. Vérifie ta connexion, puis réessaie.',
  },
  actions: 'Actions',
  details: 'Voir',
  erase: 'Effacer',
  named: (action: string, name: string) => `${action} « ${name} »`,
  sortBy: 'Trier par',
  found: (count: string, search: string) => `${count} pour « ${search} »`,
  nothingFound: (search: string) => `Rien ne correspond à « ${search} ».`,
  clearSearch: 'Effacer la recherche',
  failureAdvice: 'Vérifie ta connexion, puis réessaie : rien n’est perdu.',
  retry: 'Réessayer',
  close: 'Fermer',
  cancel: 'Annuler',
  erasureAdvice: 'C’est définitif : on ne pourra pas la récupérer.',
  notErased: 'L’effacement n’a pas abouti',
  notDone: {
    unanswered: 'Vérifie ta connexion, puis recharge la page : elle montre si c’est fait. Sinon, réessaie.',
    refused:
      'Rien n’a changé. Ta session a expiré, ou ce compte n’administre plus le site. Reconnecte-toi, puis réessaie.',
  },
  person: {
    open: 'Effacer une personne…',
    title: 'Effacer une personne',
    text: 'Quelqu’un demande l’effacement de ses données ? Tape l’adresse, le numéro ou l’identifiant de cette personne : candidature, newsletter, concours et e-mails gardés par le site sont cherchés ensemble.',
    mailsElsewhere:
      'Les e-mails que tes formulaires envoient par un service de messagerie sont aussi chez ce service et dans ta boîte : efface-les là-bas.',
    label: 'Adresse, numéro ou identifiant',
    find: 'Chercher',
    finding: 'Recherche…',
    traces: ({ applications, subscriptions, entries, messages }: PersonTraces) =>
      list.format([
        ...(applications > 0 ? [counted(applications, 'candidature', 'candidatures')] : []),
        ...(subscriptions > 0 ? [counted(subscriptions, 'adresse de la newsletter', 'adresses de la newsletter')] : []),
        ...(entries > 0 ? [counted(entries, 'participation au concours', 'participations au concours')] : []),
        ...(messages > 0 ? [counted(messages, 'e-mail gardé par le site', 'e-mails gardés par le site')] : []),
      ]),
    found: (traces: string) => `Trouvé : ${traces}. L’effacement est définitif.`,
    nothing: 'Rien à cette adresse, à ce numéro ou à cet identifiant : ni candidature, ni newsletter, ni concours.',
    erase: 'Tout effacer',
    erased: (traces: string) => `Effacé : ${traces}.`,
    failed: 'La recherche n’a pas abouti, et rien n’a été effacé. Vérifie ta connexion, puis réessaie.',
  },
};
