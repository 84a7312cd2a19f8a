import type { Embed, EmbedKind } from '../../core/article/embed.ts';

const NAMES: Record<EmbedKind, { title: string; the: string; verb: string }> = {
  video: { title: 'Vidéo', the: 'la vidéo', verb: 'Voir' },
  sound: { title: 'Lecteur audio', the: 'le lecteur', verb: 'Écouter' },
  gif: { title: 'GIF', the: 'le GIF', verb: 'Voir' },
};

/** Returns the texts of an embed: before and while it is shown, and of the link that replaces it elsewhere. */
export function embedCopy({ provider, kind }: Embed) {
  const { title, the, verb } = NAMES[kind];
  return {
    title: `${title} ${provider}`,
    warning: `En l’affichant, tu laisses ${provider} voir ta visite (adresse IP, cookies).`,
    show: `Afficher ${the}`,
    hide: `Refermer ${the}`,
    link: `${verb} sur ${provider}`,
  };
}
