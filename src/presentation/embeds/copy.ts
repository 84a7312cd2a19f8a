import type { Embed, EmbedKind } from '../../core/article/embed.ts';

const NAMES: Record<EmbedKind, { title: string; named: string; verb: string }> = {
  video: { title: 'Vidéo', named: 'la vidéo', verb: 'Voir' },
  sound: { title: 'Lecteur audio', named: 'le lecteur', verb: 'Écouter' },
  gif: { title: 'GIF', named: 'le GIF', verb: 'Voir' },
};

/** Returns the texts of an embed: before and while it is shown, and of the link that replaces it elsewhere. */
export function embedCopy({ provider, kind }: Embed) {
  const { title, named, verb } = NAMES[kind];
  return {
    title: `${title} ${provider}`,
    warning: `En l’affichant, tu laisses ${provider} voir ta visite (adresse IP, cookies).`,
    show: `Afficher ${named}`,
    hide: `Refermer ${named}`,
    link: `${verb} sur ${provider}`,
  };
}
