import { plural } from '../../../core/text/plural.ts';

export const RICH_TEXT_COPY = {
  toolbar: 'Mise en forme',
  placeholder: 'Écris ici. « / » propose des blocs, « [[ » un article du site.',
  captionHint: 'Légende (facultative)',
  lostPictures: (count: number) => ({
    text: `${plural(count, 'Une image n’a', `${count} images n’ont`)} pas suivi le texte collé.`,
    advice:
      'Enregistre ce qui manque depuis le document d’origine, puis glisse le fichier ici. Le texte, lui, est bien là.',
    close: 'Compris',
  }),
};
