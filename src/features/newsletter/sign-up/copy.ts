export const NEWSLETTER_FORM = {
  label: 'Nouveaux épisodes par e-mail',
  email: 'Ton adresse e-mail',
  trap: 'Laisse ce champ vide',
  submit: 'Préviens-moi',
  submitting: '…',
  /** Replaces the message of the browser's own check. */
  malformed: 'Cette adresse est incomplète : il y faut un @ et ce qui va derrière, comme dans toi@exemple.fr',

  subscribed: 'C’est noté ! On te préviendra des nouveaux épisodes.',
  needsConfirmation:
    'Presque ! Ouvre l’e-mail qu’on t’envoie et confirme ton adresse : on te préviendra ensuite des nouveaux épisodes.',
  rateLimit: 'Ça sonne occupé : trop d’adresses sont parties d’ici. Réessaie plus tard, la tienne reste dans le champ.',
  invalid: 'Cette adresse ne passe pas. Vérifie-la, puis réessaie.',
};
