import type { Ground, SocialPicture } from '../site/section-pictures.ts';
import type { EndingId } from './endings.ts';

const PICTURES: Record<EndingId, { title: string; drawing: string; ground: Ground }> = {
  'rendez-vous': { title: 'Alix veut me revoir mardi. Et toi ?', drawing: 'matin', ground: 'pistachio' },
  'sous-les-etoiles': { title: 'On a cherché notre étoile. On y retourne.', drawing: 'planetarium', ground: 'blush' },
  'la-pause': { title: 'J’ai trouvé la fin que personne ne trouve.', drawing: 'banc', ground: 'poppy' },
  'premier-message': { title: 'Mon premier message a fait rire tout un dîner.', drawing: 'message', ground: 'blush' },
  'date-au-cimetiere': { title: 'J’ai proposé un cimetière. Ne juge pas.', drawing: 'ville', ground: 'poppy' },
  'reponse-cash': { title: 'Une question douce, une réponse de trop.', drawing: 'comptoir', ground: 'pistachio' },
  'blague-de-trop': { title: 'J’avais sept blagues sur Uranus.', drawing: 'planetarium', ground: 'poppy' },
  'mauvais-signe': { title: 'J’ai ri de son signe. Mercure a pris le bus.', drawing: 'banc', ground: 'cream' },
  'baiser-de-trop': { title: 'Il suffisait de demander.', drawing: 'reverbere', ground: 'poppy' },
};

export const ENDING_IDS = Object.keys(PICTURES) as EndingId[];

/** Returns the picture of a shared link to an ending. */
export function endingPicture(ending: EndingId): SocialPicture & { cover: string } {
  const { title, drawing, ground } = PICTURES[ending];
  const cover = `/illustrations/drague-simulator/${drawing}.svg`;
  return { title, label: 'Drague Simulator 3000', cover, isCutOut: false, ground };
}
