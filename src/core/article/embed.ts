export type EmbedKind = 'video' | 'sound' | 'gif';

/** Video, sound or GIF of another site, which a page may offer to show. */
export interface Embed {
  provider: string;
  kind: EmbedKind;
  /** Address that the frame loads: the provider's most private player, never an address that an author wrote. */
  embedUrl: string;
  pageUrl: string;
}

interface Provider {
  name: string;
  kind: EmbedKind;
  /** Query parameter that identifies the item; all others are dropped. */
  parameter?: string;
  /** Patterns of host, path and parameter. */
  addresses: RegExp[];
  write(found: Record<string, string | undefined>): Pick<Embed, 'embedUrl' | 'pageUrl'>;
}

/** Players of other sites that articles may hold. Only ids are kept of an address. */
const PROVIDERS: Provider[] = [
  {
    name: 'YouTube',
    kind: 'video',
    parameter: 'v',
    addresses: [
      // `videoseries` and `live_stream` are as long as an id.
      /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/(?!videoseries|live_stream)(?<id>[\w-]{11})$/,
      /^(?:www\.|m\.)?youtube\.com\/(?:shorts\/|watch\?v=)(?<id>[\w-]{11})$/,
      /^youtu\.be\/(?<id>[\w-]{11})$/,
    ],
    write: ({ id }) => ({
      embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
      pageUrl: `https://www.youtube.com/watch?v=${id}`,
    }),
  },
  {
    name: 'Vimeo',
    kind: 'video',
    parameter: 'h',
    addresses: [
      /^player\.vimeo\.com\/video\/(?<id>\d{1,12})(?:\?h=(?<key>[\da-f]{6,20}))?$/,
      /^(?:www\.)?vimeo\.com\/(?<id>\d{1,12})(?:\/(?<key>[\da-f]{6,20}))?$/,
    ],
    write: ({ id, key }) => ({
      embedUrl: `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${key}` : ''}`,
      pageUrl: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
    }),
  },
  {
    name: 'Dailymotion',
    kind: 'video',
    parameter: 'video',
    addresses: [
      /^(?:www\.)?dailymotion\.com\/(?:embed\/)?video\/(?<id>[A-Za-z0-9]{5,20})$/,
      /^geo\.dailymotion\.com\/player\.html\?video=(?<id>[A-Za-z0-9]{5,20})$/,
      /^dai\.ly\/(?<id>[A-Za-z0-9]{5,20})$/,
    ],
    write: ({ id }) => ({
      embedUrl: `https://geo.dailymotion.com/player.html?video=${id}`,
      pageUrl: `https://www.dailymotion.com/video/${id}`,
    }),
  },
  {
    name: 'Spotify',
    kind: 'sound',
    addresses: [
      /^open\.spotify\.com\/(?:intl-[a-z]{2}\/)?(?:embed\/)?(?<what>track|album|artist|playlist|episode|show)\/(?<id>[A-Za-z0-9]{22})$/,
    ],
    write: ({ what, id }) => ({
      embedUrl: `https://open.spotify.com/embed/${what}/${id}`,
      pageUrl: `https://open.spotify.com/${what}/${id}`,
    }),
  },
  {
    name: 'Deezer',
    kind: 'sound',
    addresses: [
      /^widget\.deezer\.com\/widget\/(?:auto|dark|light)\/(?<what>track|album|playlist|episode|show)\/(?<id>\d{1,15})$/,
      /^www\.deezer\.com\/(?:[a-z]{2}\/)?(?<what>track|album|playlist|episode|show)\/(?<id>\d{1,15})$/,
    ],
    write: ({ what, id }) => ({
      embedUrl: `https://widget.deezer.com/widget/auto/${what}/${id}`,
      pageUrl: `https://www.deezer.com/${what}/${id}`,
    }),
  },
  {
    name: 'SoundCloud',
    kind: 'sound',
    parameter: 'url',
    addresses: [
      /^w\.soundcloud\.com\/player\?url=https?:\/\/(?<inner>api\.soundcloud\.com\/(?:tracks|playlists)\/\d{1,15})$/,
      /^w\.soundcloud\.com\/player\?url=https?:\/\/(?<page>soundcloud\.com\/[\w-]+\/(?:sets\/)?[\w-]+)$/,
      /^(?<page>soundcloud\.com\/[\w-]+\/(?:sets\/)?[\w-]+)$/,
    ],
    write: ({ inner, page }) => {
      const embedUrl = `https://w.soundcloud.com/player/?url=https%3A//${inner ?? page}`;
      // No page address follows from a track number.
      return { embedUrl, pageUrl: page ? `https://${page}` : embedUrl };
    },
  },
  {
    name: 'Giphy',
    kind: 'gif',
    addresses: [/^(?:www\.)?giphy\.com\/(?:embed|gifs)\/(?:[\w-]*-)?(?<id>[A-Za-z0-9]{6,40})$/],
    write: ({ id }) => ({ embedUrl: `https://giphy.com/embed/${id}`, pageUrl: `https://giphy.com/gifs/${id}` }),
  },
  {
    name: 'Tenor',
    kind: 'gif',
    addresses: [/^(?:www\.)?tenor\.com\/(?:embed\/|(?:[a-z]{2}\/)?view\/(?:[\w-]*-)?)(?<id>\d{5,25})$/],
    write: ({ id }) => ({ embedUrl: `https://tenor.com/embed/${id}`, pageUrl: `https://tenor.com/view/gif-${id}` }),
  },
];

export const PROVIDER_NAMES: readonly string[] = PROVIDERS.map(({ name }) => name);

export function providerOrigins(): { name: string; origin: string }[] {
  return PROVIDERS.map(({ name, write }) => ({ name, origin: new URL(write({}).embedUrl).origin }));
}

/**
 * Recognises the address of a player, or of a page that has one, among those of known providers.
 * @returns null for every other address, also for one with a port, a user name or a malformed id
 */
export function findEmbed(address: string): Embed | null {
  const url = URL.parse(address.trim().replace(/^\/\//, 'https://'));
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  const place = url.hostname + url.pathname.replace(/\/$/, '');
  for (const { name, kind, parameter, addresses, write } of PROVIDERS) {
    const value = parameter && url.searchParams.get(parameter);
    const text = value ? `${place}?${parameter}=${value}` : place;
    const found = addresses.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
    if (found) return { provider: name, kind, ...write(found) };
  }
  return null;
}

export function frameOrigins(embeds: Embed[]): `https://${string}`[] {
  return [...new Set(embeds.map(({ embedUrl }) => new URL(embedUrl).origin as `https://${string}`))];
}
