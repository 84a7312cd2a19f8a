import type { ContactMethod } from '../../core/podcast/contact-methods.ts';
import type { Confirmation, PersonTraces } from '../../core/podcast/people.ts';
import { RETENTION } from '../../core/podcast/retention.ts';
import type { Topic } from '../../core/podcast/topics.ts';
import type { PeopleScreenCopy } from './people-parts.ts';

const number = new Intl.NumberFormat('fr-FR');
const plural = (count: number, one: string, several: string) => `${number.format(count)} ${count > 1 ? several : one}`;

export const CONTACT_NAMES: Record<ContactMethod, string> = {
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  snapchat: 'Snapchat',
  telegram: 'Telegram',
  email: 'E-mail',
};

/** The topics in a word or two, for who has read them before. */
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
    `Ceux qui veulent témoigner en anonyme. Une candidature reste ici ${RETENTION.applicationMonths} mois, puis s’efface d’elle-même.`,
  ],
  search: 'Chercher un nom ou un contact',
  count: (total) => plural(total, 'candidature', 'candidatures'),
  filters: null,
  caption: 'Candidatures',
  empty: 'Aucune candidature pour le moment. Le téléphone finira par sonner.',
  loading: 'Chargement des candidatures…',
  failure: 'Les candidatures ne s’affichent pas',
  erasure: { question: 'Effacer cette candidature ?', done: 'Candidature effacée.' },
  exported: (count) => `${plural(count, 'candidature exportée', 'candidatures exportées')}.`,
} satisfies PeopleScreenCopy<'all'>;

export const APPLICANT_FIELDS = {
  name: 'Nom',
  age: 'Âge',
  contact: 'Contact',
  methods: 'Moyens de contact',
  topics: 'Sujets',
  receivedAt: 'Reçue le',
  years: (age: number) => `${age} ans`,
  topicCount: (count: number) => plural(count, 'sujet', 'sujets'),
};

export const CONFIRMATION_NAMES: Record<Confirmation, string> = {
  given: 'Confirmée',
  awaited: 'En attente',
  not_asked: 'Sans confirmation',
};

export const SUBSCRIBERS_COPY = {
  title: 'Newsletter du podcast',
  intro: [
    `N’écris qu’aux adresses confirmées, ou inscrites sans confirmation quand le site n’envoie pas de mail. Celles en attente n’ont pas encore dit oui : elles s’effacent au bout de ${RETENTION.unconfirmedSubscriptionDays} jours.`,
    'Le fichier exporté donne à chacun son lien de désinscription : mets-le dans chaque message.',
  ],
  search: 'Chercher une adresse',
  count: (total) => plural(total, 'adresse', 'adresses'),
  filters: {
    label: 'Adresses par état',
    names: { all: 'Toutes', given: 'Confirmées', not_asked: 'Sans confirmation', awaited: 'En attente' },
  },
  caption: 'Adresses',
  empty: 'Aucune adresse ici pour le moment.',
  loading: 'Chargement des adresses…',
  failure: 'Les adresses ne s’affichent pas',
  erasure: { question: 'Effacer cette adresse ?', done: 'Adresse effacée.' },
  exported: (count) => `${plural(count, 'adresse exportée', 'adresses exportées')}.`,
} satisfies PeopleScreenCopy<'all' | Confirmation>;

export const SUBSCRIBER_FIELDS = {
  email: 'Adresse',
  confirmation: 'État',
  subscribedAt: 'Inscrite le',
  confirmedAt: 'Confirmée le',
  notConfirmed: '–',
  unsubscription: 'Lien de désinscription',
};

export const PEOPLE_COPY = {
  export: 'Exporter en CSV',
  exporting: 'Export en cours…',
  notExported: {
    text: 'L’export n’a pas abouti',
    advice: 'Vérifie ta connexion, puis réessaie.',
  },
  actions: 'Actions',
  details: 'Voir',
  erase: 'Effacer',
  named: (action: string, name: string) => `${action} « ${name} »`,
  sortBy: 'Trier par',
  ascending: 'Ordre croissant',
  descending: 'Ordre décroissant',
  found: (count: string, search: string) => `${count} pour « ${search} »`,
  nothingFound: (search: string) => `Rien ne correspond à « ${search} ».`,
  clearSearch: 'Effacer la recherche',
  failureAdvice: 'Vérifie ta connexion, puis réessaie : rien n’est perdu.',
  retry: 'Réessayer',
  close: 'Fermer',
  cancel: 'Annuler',
  erasureAdvice: 'C’est définitif : rien ne peut la ramener.',
  notErased: {
    text: 'Rien n’a été effacé',
    advice: 'Vérifie ta connexion, puis réessaie.',
    refused: 'Ta session a expiré, ou ce compte n’administre plus le site. Reconnecte-toi, puis réessaie.',
  },
  pages: {
    label: 'Pages',
    previous: 'Page précédente',
    next: 'Page suivante',
    place: (page: number, count: number) => `Page ${number.format(page)} sur ${number.format(count)}`,
  },
  person: {
    open: 'Effacer une personne…',
    title: 'Effacer une personne',
    text: 'Quelqu’un demande l’effacement de ses données ? Tape l’adresse, le numéro ou l’identifiant qu’il a donné : candidature et newsletter sont cherchées ensemble.',
    label: 'Adresse, numéro ou identifiant',
    find: 'Chercher',
    finding: 'Recherche…',
    traces: ({ applications, subscriptions }: PersonTraces) =>
      [
        ...(applications > 0 ? [plural(applications, 'candidature', 'candidatures')] : []),
        ...(subscriptions > 0 ? [plural(subscriptions, 'adresse de la newsletter', 'adresses de la newsletter')] : []),
      ].join(' et '),
    found: (traces: string) => `Trouvé : ${traces}. L’effacement est définitif.`,
    nothing: 'Rien à ce nom : ni candidature, ni newsletter.',
    erase: 'Tout effacer',
    erased: (traces: string) => `Effacé : ${traces}.`,
    failed: 'La recherche n’a pas abouti. Vérifie ta connexion, puis réessaie.',
  },
};
