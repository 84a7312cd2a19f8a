import { APPLICATION_LIMITS, type ContactMethod, type Topic } from '../../../core/podcast/guest-application.ts';
import { RETENTION } from '../../../core/podcast/retention.ts';
import { PRODUCT_NAME } from '../../../core/product.ts';

export const CONTACT_LABELS: Record<ContactMethod, string> = {
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  snapchat: 'Snapchat',
  telegram: 'Telegram',
  email: 'E-mail',
};

export const TOPIC_LABELS: Record<Topic, string> = {
  ghosting: 'Pourquoi tu ghostes',
  dating_apps: 'Ce que tu penses vraiment des applis de rencontre',
  contradictions: 'Tes contradictions en amour',
  never_confessed_secret: 'Ton secret jamais avoué',
  unavowable_fantasy: 'Ton fantasme le plus inavouable',
  fears_in_a_relationship: 'Tes peurs dans une relation',
  long_relationship: 'Ce que tu attends d’une longue relation',
  biggest_rejection: 'Ton plus gros râteau',
  falling_for_a_woman: 'Ce qui te fait craquer chez une femme',
  truly_in_love: 'La fois où tu es vraiment tombé amoureux',
  relationship_to_sex: 'Ton rapport au sexe',
  heartbreak: 'Comment tu gères un chagrin d’amour',
  casual_plan: 'Ton plan (pas) sans lendemain',
  sleeping_with_or_loving: 'La différence entre la femme avec qui tu couches et celle que tu aimes',
};

export const FORM = {
  label: 'Candidature d’invité anonyme',
  allNeeded: 'Tout est obligatoire. Sauf la cravate.',
  name: { label: 'Ton prénom, ou celui que tu t’inventes' },
  age: { label: 'Ton âge', hint: '18 ans ou plus' },
  contactChoice: { legend: 'On te joint comment ?', hint: 'Un moyen, ou plusieurs.' },
  contactValue: {
    label: 'Ton identifiant, ton numéro ou ton e-mail',
    hint: 'Pour te recontacter, et rien d’autre. Il n’est jamais diffusé.',
  },
  topics: {
    legend: 'Tu veux parler de quoi ?',
    hint: 'Un sujet, ou plusieurs : fais défiler, il y en a quatorze.',
    list: 'Les quatorze sujets',
  },
  anonymConsent: { label: 'J’accepte que mon témoignage soit diffusé en anonyme' },
  /** Article 9 of the GDPR demands explicit consent to data about sex life and health, apart from the other consent. */
  intimateConsent: {
    label: `J’accepte que ${PRODUCT_NAME} garde mes réponses ${RETENTION.applicationMonths} mois, y compris ce qu’elles disent de ma vie sexuelle, de mon orientation ou de ma santé`,
  },
  intimateConsentHint: {
    text: 'Pour choisir les personnes que le podcast invite, et rien d’autre. Tu peux retirer cet accord quand tu veux : ta candidature est alors effacée.',
    link: 'Comment le retirer, et ce que deviennent tes réponses',
  },
  trap: 'Laisse ce champ vide',

  submit: 'Envoyer ma candidature',
  submitting: 'Envoi en cours…',
  sent: 'Candidature envoyée !',
};

/** Words of document 2, section 5. */
export const PROBLEMS = {
  consent: 'Tu dois accepter que ton témoignage soit diffusé en anonyme',
  intimateConsent:
    'Tu dois accepter que nous gardions tes réponses : sans cet accord, nous n’avons pas le droit de les lire',
  topics: 'Sélectionne au moins un sujet que tu souhaites aborder',
  contactChoice: 'Sélectionne au moins un moyen de contact',
  contactValue: 'Indique ton identifiant/numéro/email pour être recontacté(e)',
  longContactValue: `Raccourcis un peu : ${APPLICATION_LIMITS.contactValue} caractères au plus`,
  name: 'Indique ton prénom, ou un pseudo',
  longName: `Raccourcis un peu : ${APPLICATION_LIMITS.name} caractères au plus`,
  age: 'Indique ton âge, en années',
  minor: 'Merci d’avoir pensé à nous, mais le podcast est réservé aux 18 ans et plus. Garde ton histoire au chaud.',
  highAge: 'Vérifie ton âge : à ce point-là, c’est toi la légende',
};

export const OUTCOMES = {
  sent: 'Ta candidature est bien arrivée.',
  toast: 'Merci ! La voix du podcast va étudier ta candidature et revenir vers toi.',
  rateLimit: 'Ça sonne occupé : trop de candidatures sont parties d’ici. Tes réponses restent là, réessaie plus tard.',
  invalid: 'Une de tes réponses ne passe pas. Relis-les, puis réessaie : elles sont toutes encore là.',
};
