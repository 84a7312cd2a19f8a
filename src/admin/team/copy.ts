import { PRODUCT_NAME } from '../../core/product.ts';
import type { AccountRefusal } from '../../gateway/browser/team-accounts.ts';
import { PASSWORD_REFUSALS } from '../sign-in/copy.ts';

const ADVICE = 'Vérifie ta connexion, puis recharge la page : elle montre où en est l’équipe.';

export const TEAM_COPY = {
  title: 'Équipe',
  intro:
    'Les personnes qui écrivent ici, et leur rôle. Une personne retirée perd l’accès tout de suite ; ses articles restent.',
  loading: 'Chargement de l’équipe…',
  failed: 'L’équipe ne s’affiche pas. Rien n’a changé : vérifie ta connexion.',
  retry: 'Réessayer',
  members: 'Membres',
  invitations: 'Invitations en attente',
  you: 'toi',
  neverSignedIn: 'Jamais connectée',
  lastSignIn: (date: string) => `Dernière connexion le ${date}`,
  expires: (date: string) => `Valable jusqu’au ${date}`,
  expired: 'Expirée',
  invite: 'Inviter quelqu’un',
  changeRole: 'Changer le rôle',
  changeRoleOf: (name: string) => `Changer le rôle de ${name}`,
  passwordLink: 'Lien de mot de passe',
  passwordLinkOf: (name: string) => `Créer un lien de mot de passe pour ${name}`,
  removeFactor: 'Retirer le second facteur',
  removeFactorOf: (name: string) => `Retirer le second facteur de ${name}`,
  removeFactorText:
    'Pour une personne qui a perdu son téléphone et ses codes de secours. Son mot de passe suffira pour se connecter, jusqu’à ce qu’elle active de nouveau un second facteur.',
  factorRemoved: (name: string) => `Second facteur retiré : ${name}`,
  remove: 'Retirer',
  removeOf: (name: string) => `Retirer ${name} de l’équipe`,
  renew: 'Renouveler',
  renewOf: (email: string) => `Renouveler l’invitation de ${email}`,
  withdraw: 'Annuler l’invitation',
  withdrawOf: (email: string) => `Annuler l’invitation de ${email}`,
  email: 'Adresse e-mail',
  noEmail: 'Il nous faut une adresse e-mail.',
  role: 'Rôle',
  sendInvitation: 'Créer l’invitation',
  sending: 'Un instant…',
  alreadyMember: 'Cette adresse fait déjà partie de l’équipe : change plutôt son rôle.',
  linkTitle: { invitation: 'Lien d’invitation', password: 'Lien de mot de passe' },
  link: 'Lien à transmettre',
  mailed: (email: string) => `Nous l’avons envoyé à ${email}. Tu peux aussi le transmettre toi-même.`,
  notMailed: 'Le site ne l’envoie pas lui-même : transmets-le par un moyen sûr.',
  linkAdvice: {
    invitation: 'Il est valable 7 jours, ne sert qu’une fois, et ne s’affichera plus : copie-le maintenant.',
    password: 'Il est valable une heure, ne sert qu’une fois, et ne s’affichera plus : copie-le maintenant.',
  },
  copy: {
    copy: 'Copier le lien',
    copied: 'Lien copié.',
    copyRefused: 'Le navigateur refuse de copier : le lien est sélectionné, copie-le avec Ctrl+C.',
  },
  close: 'Fermer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  removeText:
    'Ses sessions s’arrêtent tout de suite. Ses articles restent, et ce qui n’était pas enregistré reste sur son appareil.',
  withdrawText: 'Son lien ne mènera plus nulle part.',
  lastAdministrator:
    'Le site garde au moins une personne qui l’administre : donne d’abord ce rôle à quelqu’un d’autre.',
  roleChanged: (name: string) => `Rôle changé : ${name}`,
  removed: (name: string) => `${name} ne fait plus partie de l’équipe.`,
  withdrawn: 'Invitation annulée.',
  notDone: 'Impossible de savoir si c’est fait.',
  notDoneAdvice: ADVICE,
};

/** Messages for an account that was not created or changed. */
export const ACCOUNT_REFUSALS: Record<AccountRefusal, string> = {
  'unknown-link':
    'Ce lien ne mène plus nulle part : il a déjà servi, il a expiré, ou un autre l’a remplacé. Demandes-en un nouveau.',
  'wrong-password': 'Ce n’est pas le mot de passe de ce compte.',
  'wrong-code': 'Ce code de secours n’est pas le bon, ou il a déjà servi.',
  ...PASSWORD_REFUSALS,
  'too-many': 'Trop d’essais en peu de temps. Attends quelques minutes, puis réessaie.',
  'signed-out': 'Ta session a expiré : reconnecte-toi, puis réessaie.',
  failed: 'Le serveur ne répond pas. Vérifie ta connexion, puis réessaie : ce que tu as tapé est encore là.',
};

export const INVITATION_COPY = {
  title: 'Bienvenue dans l’équipe',
  linkTitle: 'Lien d’invitation',
  intro: 'Choisis le nom que l’équipe verra et un mot de passe : tu pourras écrire tout de suite.',
  checking: 'On regarde si ce lien est valable…',
  cut: 'Il manque la fin du lien : ouvre-le tel que tu l’as reçu, en entier.',
  'unknown-link':
    'Ce lien ne mène plus nulle part : il a déjà servi, il a expiré, ou un autre l’a remplacé. Demandes-en un nouveau à la personne qui t’invite.',
  joined: 'Tu as déjà rejoint l’équipe ?',
  signIn: 'Connecte-toi',
  name: 'Ton nom',
  noName: 'Il nous faut un nom, même inventé.',
  longName: 'Un nom de 80 caractères au plus, s’il te plaît.',
  password: 'Mot de passe',
  noPassword: 'Il nous faut un mot de passe.',
  button: 'Rejoindre l’équipe',
  submitting: 'Un instant…',
  done: 'Bienvenue !',
  known:
    'Cette adresse a déjà un compte ici : tape son mot de passe. Oublié ? Demande un lien à la personne qui t’invite.',
  privacyBefore: 'À savoir avant de commencer :',
  privacy: 'ce que devient ton adresse',
};

export const FORGOTTEN_COPY = {
  title: 'Mot de passe oublié',
  intro:
    'Tape l’adresse de ton compte : si elle fait partie de l’équipe, elle reçoit un lien pour choisir un autre mot de passe.',
  email: 'Adresse e-mail',
  button: 'Recevoir un lien',
  submitting: 'Un instant…',
  sent: 'Si cette adresse fait partie de l’équipe, un e-mail arrive dans quelques minutes. Rien ? Regarde dans les indésirables, puis réessaie dans 10 minutes.',
  withoutMail:
    'Ce site n’envoie pas d’e-mails. Demande un lien à une personne qui l’administre ; si c’est toi, à celle qui l’héberge (« npm run team »).',
  checking: 'On regarde si ce lien est valable…',
  cut: 'Il manque la fin de ce lien : ouvre-le tel que tu l’as reçu, en entier, ou demandes-en un autre ici.',
  'unknown-link':
    'Ce lien ne mène plus nulle part : il a déjà servi, il a expiré, ou un autre l’a remplacé. Demandes-en un autre ici.',
  newTitle: 'Nouveau mot de passe',
  newIntro: 'Choisis-en un autre : toutes tes sessions ouvertes s’arrêtent, puis te revoilà.',
  password: 'Nouveau mot de passe',
  noPassword: 'Il nous faut un mot de passe.',
  newButton: 'Enregistrer et me connecter',
  done: 'Mot de passe changé',
  back: 'Retour à la connexion',
};

export const ACCOUNT_COPY = {
  title: 'Mon compte',
  loading: 'Chargement de ton compte…',
  failed: 'Ton compte ne s’affiche pas. Vérifie ta connexion.',
  retry: 'Réessayer',
  identity: (email: string, role: string) => `${email} · ${role}`,
  nameTitle: 'Ton nom',
  name: 'Nom que l’équipe voit',
  saveName: 'Enregistrer le nom',
  nameSaved: 'Nom enregistré.',
  passwordTitle: 'Ton mot de passe',
  current: 'Mot de passe actuel',
  noCurrent: 'Il nous faut ton mot de passe actuel.',
  next: 'Nouveau mot de passe',
  noNext: 'Il nous faut un nouveau mot de passe.',
  changePassword: 'Changer le mot de passe',
  passwordChanged: 'Mot de passe changé : tes autres sessions sont arrêtées.',
  submitting: 'Un instant…',
  sessionsTitle: 'Tes sessions',
  sessionsText:
    'Les navigateurs où ton compte est ouvert. Tu ne reconnais pas l’un d’eux ? Arrête-le, puis change ton mot de passe.',
  sessionsFailed: 'Tes sessions ne s’affichent pas. Vérifie ta connexion.',
  currentSession: (device: string) => (device ? `Cet appareil (${device})` : 'Cet appareil'),
  otherSession: 'Un autre appareil',
  opened: (date: string) => `Connexion le ${date}`,
  used: (ago: string) => `Dernier usage ${ago}`,
  end: 'Arrêter',
  endOf: (device: string, date: string) => `Arrêter la session ouverte le ${date} (${device})`,
  endOthers: 'Arrêter toutes les autres',
  ended: 'C’est arrêté.',
  notDone: 'Impossible de savoir si c’est fait. Vérifie ta connexion, puis recharge la page.',
};

export const SECOND_FACTOR_COPY = {
  title: 'Ton second facteur',
  text: 'En plus du mot de passe, un code à 6 chiffres de ton téléphone. Un mot de passe volé ne suffit alors plus. Il te faut une application d’authentification, n’importe laquelle.',
  notShown: 'Ton second facteur ne s’affiche pas. Vérifie ta connexion.',
  turnOn: 'Activer le second facteur',
  scan: 'Dans l’application, ajoute un compte et scanne ce dessin.',
  picture: 'QR code à scanner avec l’application',
  orType: 'Pas d’appareil photo ? Tape cette clé :',
  code: 'Code à 6 chiffres',
  codeHint: `Celui que l’application affiche maintenant pour ${PRODUCT_NAME}. Tes autres sessions s’arrêteront.`,
  confirm: 'Confirmer',
  wrongCode: 'Ce n’est pas ce code. Attends le suivant, puis réessaie ; vérifie aussi l’heure de ton téléphone.',
  tooMany: 'Trop d’essais en peu de temps. Attends quelques minutes, puis réessaie.',
  submitting: 'Un instant…',
  on: 'Second facteur activé.',
  off: 'Second facteur désactivé',
  failed: 'Impossible de savoir si c’est fait. Vérifie ta connexion, puis recharge la page.',
  isOn: 'Activé : chaque connexion demande un code.',
  codesLeft: (count: number) => `Codes de secours qui te restent : ${count}.`,
  newCodes: 'Créer de nouveaux codes de secours',
  codesTitle: 'Tes codes de secours',
  codesText:
    'Si tu perds ton téléphone, chacun remplace un code, une fois. Ils ne s’afficheront plus, et les anciens ne servent plus : garde-les ailleurs que sur ton téléphone.',
  copy: 'Copier les codes',
  print: 'Imprimer',
  copied: 'Codes copiés.',
  copyRefused: 'Le navigateur refuse de copier : sélectionne les codes, puis copie-les avec Ctrl+C.',
  codesKept: 'Ils sont en lieu sûr',
  required:
    'Ce site demande un second facteur aux personnes qui l’administrent : sans lui, tu ne pourras plus rien faire.',
  password: 'Ton mot de passe, pour le désactiver',
  turnOff: 'Désactiver le second facteur',
  firstTitle: 'D’abord, un second facteur',
  firstText:
    'Ce site demande un second facteur aux personnes qui l’administrent : en plus du mot de passe, un code à 6 chiffres d’une application de ton téléphone. Active-le, puis la suite s’ouvre.',
  notOpened: 'La rédaction ne s’ouvre pas. Vérifie ta connexion, puis réessaie ou recharge la page.',
};
