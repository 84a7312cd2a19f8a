import type { ProofOutcome } from './send-proof.ts';

/** Text of the mail that carries a proof. */
export const PROOF_MESSAGE = 'Une nouvelle preuve d’abonnement a été reçue.';

export const PROOF_COPY = {
  title: 'Envoie ta preuve d’abonnement',
  name: 'Ton nom',
  email: 'Ton adresse e-mail',
  proof: 'Ta preuve, en image',
  proofHint: 'JPG ou PNG recommandé, 2 Mo au plus. Cache ce qui ne nous regarde pas.',
  submit: 'Envoyer ma preuve',
  submitting: 'Envoi en cours…',
  trap: 'Laisse ce champ vide.',
  close: 'Fermer le message',
  messages: 'Messages',
};

/** Message of a submission with missing answers (document 2, section 8). */
export const MISSING_FIELDS = 'Veuillez remplir tous les champs';

export const MISSING = {
  name: 'Écris ton nom.',
  email: 'Écris ton adresse e-mail.',
  proof: 'Choisis l’image de ta preuve.',
};

export const WRONG = {
  name: 'Ton nom est trop long : 100 caractères suffisent.',
  email: 'Cette adresse e-mail est incomplète.',
};

export const REFUSED: Record<Extract<ProofOutcome, { kind: 'refused' }>['verdict'], string> = {
  'too-large': 'Le fichier est trop volumineux (max 2MB)',
  'not-a-picture': 'Ce fichier n’est pas une image que nous savons lire. Choisis une capture en JPG ou en PNG.',
  'unreadable-heic':
    'Ton navigateur ne sait pas lire cette photo HEIC. Envoie une capture d’écran, ou la photo en JPG ou en PNG.',
  'unreadable-file':
    'Ton navigateur n’arrive plus à lire ce fichier : il a peut-être été déplacé ou supprimé. Choisis-le de nouveau.',
  'too-large-compressed':
    'L’image est trop volumineuse même après compression. Veuillez choisir une image plus petite.',
};

export const TOAST = {
  demonstration:
    'Merci\u202f! Ton envoi est bien arrivé. Ce concours est une démonstration : rien n’est tiré au sort, et aucun e-book ne part.',
  sent: 'Merci\u202f! Ta preuve d’abonnement est bien reçue : tu participes automatiquement au tirage au sort, et ton e-book gratuit t’est envoyé.',
  failed: 'Erreur lors de l’envoi. Veuillez réessayer avec une image plus petite. La raison exacte est sous le bouton.',
};

export const TOO_QUICK =
  'C’était un peu trop rapide pour un humain. Respire trois secondes, puis réessaie : tout est encore là.';

export const PROOF_NOT_READY = 'Le formulaire n’a pas pu être chargé. Vérifie ta connexion, puis réessaie.';

export const NOT_COMPRESSED =
  'Ton navigateur n’a pas réussi à lire cette image : elle est peut-être abîmée. Essaie avec une autre capture.';
