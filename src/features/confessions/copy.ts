import { CLAIMS, FREE_TERMS } from '../../core/claims.ts';

export const CONFESSIONS = {
  title: 'Confessions De Dates Claqués',
  description:
    'Raconte ton pire rendez-vous sans donner ton nom : le confessionnal de Coquelicot est ouvert, et la rédaction a déjà tout entendu.',
  label: 'Le confessionnal',
  intro:
    'L’addition divisée au centime, l’ex invité au dessert, la mère au bout de la table : tu as survécu, alors raconte. La grille est épaisse, la rédaction a déjà tout entendu, et personne ne te demandera ton nom.',
  begin: 'Je me confesse',
  rulesTitle: 'Les règles de la maison',
  rules: [
    { title: 'Pas de noms', text: 'Ni le tien, ni celui de l’autre. Un prénom inventé fait très bien l’affaire.' },
    { title: 'Tout le reste', text: 'Les détails gênants sont les meilleurs. Le serveur témoin aussi.' },
    { title: 'Zéro sermon', text: 'On rit avec toi, jamais de toi. L’absolution est comprise.' },
  ],
};

export const CONFESSION_FORM = {
  title: 'Approche, on t’écoute',
  field: 'Ta confession',
  placeholder: 'Raconte ta confession ici…',
  tooShort: 'Ta confession doit contenir au moins 10 caractères.',
  tooLong: 'Ta confession est trop longue : garde le pire, il suffira.',
  submit: 'Envoyer ma confession',
  preparing: 'Préparation du formulaire…',
  submitting: 'Envoi en cours…',
  consent: 'Ta confession est envoyée anonymement à l’équipe. Les messages inappropriés pourront ne pas être traités.',
  trap: 'Laisse ce champ vide',
};

export const CONFESSION_NOT_READY = 'Une erreur s’est produite lors de l’initialisation. Veuillez réessayer plus tard.';

export const CONFESSION_FAILED = {
  toast: 'Une erreur s’est produite. Veuillez réessayer plus tard.',
  inline: 'Une erreur s’est produite lors de l’envoi de ta confession. Veuillez réessayer plus tard.',
};

export const CONFESSION_TOO_QUICK =
  'C’était un peu trop rapide pour un humain. Respire deux secondes, puis réessaie : ta confession est toujours là.';

export const CONFESSION_SENT = {
  toast: 'Confession envoyée avec succès !',
  title: 'Merci, te voilà sans péché. Enfin, presque.',
  text: 'Ta confession est arrivée chez nous, sans ton nom. Un verre d’eau, trois respirations, et la vie reprend.',
  another: 'Envoyer une autre confession',
};

export const SAMPLES = {
  title: 'Pour te mettre à l’aise',
  note: 'Ces trois-là, c’est la rédaction qui les a inventées. Personne n’a été blessé, sauf un ego.',
  label: 'Inventée',
  confessions: [
    'J’ai juré que j’adorais l’escalade. À trois mètres du sol, j’ai demandé s’il y avait un escalier.',
    'Il m’a présentée à sa plante. J’ai dit « enchantée ». Ni l’un ni l’autre n’ont rappelé.',
    'J’ai répété ma blague deux jours devant la glace. Le soir venu, j’ai ri avant la chute. Et après, plus personne.',
  ],
};

export const BANNER = {
  claim: `+${CLAIMS.singles}`,
  claimText: 'membres, et sûrement quelqu’un qui ne viendra pas avec sa mère.',
  title: 'Ton prochain date mérite mieux qu’une confession',
  features: [
    { title: 'Près de chez toi', text: 'Des rencontres à deux arrêts de bus, pas à deux heures de train.' },
    { title: 'Fun et décomplexé', text: 'Tu dis ce que tu cherches, l’autre aussi. Que du temps de gagné.' },
    {
      title: 'Vite fait',
      text: `L’inscription prend ${CLAIMS.signupTime}. ${FREE_TERMS}`,
    },
  ],
  button: 'Crée ton profil',
};
