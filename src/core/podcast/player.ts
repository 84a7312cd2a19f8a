import { findEmbed, type Embed } from '../article/embed.ts';
import { SiteError } from '../site/site-error.ts';

const NAME = 'PUBLIC_PODCAST_PLAYER_URL';

/** Reads the player of the episode; null without one. @throws SiteError for an address without a known player */
export function podcastPlayer(address: string | undefined): Embed | null {
  if (!address) return null;
  const player = findEmbed(address);
  if (player) return player;
  throw new SiteError(`${NAME} must be the address of a player that articles may embed, and is "${address}".`);
}
