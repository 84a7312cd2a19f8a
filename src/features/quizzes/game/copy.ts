export const GAME_COPY = {
  withoutScript:
    'Sans JavaScript, tu peux lire les questions, mais personne ne compte tes réponses : active-le pour avoir ton verdict.',
  notLoaded: 'Le quiz n’a pas pu être chargé : personne ne compte tes réponses. Vérifie ta connexion, puis réessaie.',
  back: 'Question précédente',
  soundsOn: 'Couper le son',
  soundsOff: 'Mettre le son',
  keys: 'Au clavier : un chiffre répond, les flèches passent d’une réponse à l’autre, Entrée valide.',
  result: 'Résultat',
  pollNote: 'Chiffre maison, pour rire : aucun sondé n’a été dérangé.',
  share: 'Montre ton résultat :',
};

/** Returns the progress, as « Question 2 sur 4 ». */
export function progressLabel(number: number, count: number): string {
  return `Question ${number} sur ${count}`;
}

export function percentage(value: number): string {
  return `${value} %`;
}

export function pollSentence(value: number): string {
  return `Tu fais partie des ${percentage(value)} qui pensent comme toi !`;
}
