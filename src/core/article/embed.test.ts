import { describe, expect, it } from 'vitest';
import { findEmbed, frameOrigins } from './embed.ts';

const VIDEO = 'dQw4w9WgXcQ';
const TRACK = '4uLU6hMCjMI75M1A2tKUQC';
const YOUTUBE = ['YouTube', 'video', `https://www.youtube-nocookie.com/embed/${VIDEO}`];

const KNOWN: [address: string, provider: string, kind: string, embedUrl: string][] = [
  ...[
    `https://www.youtube.com/embed/${VIDEO}`,
    `https://www.youtube-nocookie.com/embed/${VIDEO}`,
    `https://youtube.com/embed/${VIDEO}?autoplay=1&start=30`,
    `//www.youtube.com/embed/${VIDEO}`,
    `  https://www.youtube.com/embed/${VIDEO}/  `,
    `HTTPS://WWW.YOUTUBE.COM/embed/${VIDEO}`,
    `https://www.youtube.com/watch?v=${VIDEO}&list=x`,
    `https://m.youtube.com/watch?list=x&v=${VIDEO}`,
    `https://www.youtube.com/shorts/${VIDEO}`,
    `https://youtu.be/${VIDEO}?si=x#t=3`,
  ].map((address) => [address, ...YOUTUBE] as [string, string, string, string]),
  ['https://player.vimeo.com/video/76979871', 'Vimeo', 'video', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'https://vimeo.com/76979871/0ab1c2d3e4',
    'Vimeo',
    'video',
    'https://player.vimeo.com/video/76979871?dnt=1&h=0ab1c2d3e4',
  ],
  ...['https://www.dailymotion.com/embed/video/x8abcde', 'https://www.dailymotion.com/video/x8abcde'].map(
    (address) =>
      [address, 'Dailymotion', 'video', 'https://geo.dailymotion.com/player.html?video=x8abcde'] as [
        string,
        string,
        string,
        string,
      ],
  ),
  ['https://dai.ly/x8abcde', 'Dailymotion', 'video', 'https://geo.dailymotion.com/player.html?video=x8abcde'],
  [
    `https://open.spotify.com/embed/track/${TRACK}?utm_source=x`,
    'Spotify',
    'sound',
    `https://open.spotify.com/embed/track/${TRACK}`,
  ],
  [
    `https://open.spotify.com/intl-fr/album/${TRACK}`,
    'Spotify',
    'sound',
    `https://open.spotify.com/embed/album/${TRACK}`,
  ],
  [
    'https://widget.deezer.com/widget/dark/track/3135556',
    'Deezer',
    'sound',
    'https://widget.deezer.com/widget/auto/track/3135556',
  ],
  [
    'https://www.deezer.com/fr/playlist/908622995',
    'Deezer',
    'sound',
    'https://widget.deezer.com/widget/auto/playlist/908622995',
  ],
  [
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293&color=%23ff5500',
    'SoundCloud',
    'sound',
    'https://w.soundcloud.com/player/?url=https%3A//api.soundcloud.com/tracks/293',
  ],
  [
    'https://soundcloud.com/une-artiste/sets/un-disque',
    'SoundCloud',
    'sound',
    'https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/une-artiste/sets/un-disque',
  ],
  ['https://giphy.com/embed/3o7TKSjRrfIPjeiVyM', 'Giphy', 'gif', 'https://giphy.com/embed/3o7TKSjRrfIPjeiVyM'],
  [
    'https://giphy.com/gifs/chat-qui-danse-3o7TKSjRrfIPjeiVyM',
    'Giphy',
    'gif',
    'https://giphy.com/embed/3o7TKSjRrfIPjeiVyM',
  ],
  ['https://tenor.com/embed/17302825', 'Tenor', 'gif', 'https://tenor.com/embed/17302825'],
  ['https://tenor.com/fr/view/chat-danse-gif-17302825', 'Tenor', 'gif', 'https://tenor.com/embed/17302825'],
];

describe('findEmbed', () => {
  it.each(KNOWN)('recognises %s', (address, provider, kind, embedUrl) => {
    expect(findEmbed(address)).toMatchObject({ provider, kind, embedUrl });
  });

  it.each(KNOWN)('recognises the addresses of player and page that it makes from %s', (address) => {
    const embed = findEmbed(address);
    expect(embed).not.toBeNull();
    expect(findEmbed(embed?.embedUrl ?? '')?.embedUrl).toBe(embed?.embedUrl);
    expect(findEmbed(embed?.pageUrl ?? '')?.embedUrl).toBe(embed?.embedUrl);
  });

  it('returns the address of the video’s page at the provider', () => {
    expect(findEmbed(`https://youtu.be/${VIDEO}`)?.pageUrl).toBe(`https://www.youtube.com/watch?v=${VIDEO}`);
  });

  it.each([
    '',
    'x',
    `http://www.youtube.com/embed/${VIDEO}`,
    `javascript:alert(1)//https://www.youtube.com/embed/${VIDEO}`,
    `data:text/html,https://www.youtube.com/embed/${VIDEO}`,
    `blob:https://www.youtube.com/embed/${VIDEO}`,
    `/embed/${VIDEO}`,
    `///www.youtube.com.evil.example/embed/${VIDEO}`,
    `https://www.youtube.com.evil.example/embed/${VIDEO}`,
    `https://evil-youtube.com/embed/${VIDEO}`,
    `https://evil.example/www.youtube.com/embed/${VIDEO}`,
    `https://www.youtube.com@evil.example/embed/${VIDEO}`,
    `https://www.youtube.com:pw@evil.example/embed/${VIDEO}`,
    `https://moi@www.youtube.com/embed/${VIDEO}`,
    `https://www.youtube.com:8443/embed/${VIDEO}`,
    `https://www.youtube.com./embed/${VIDEO}`,
    `https://sub.www.youtube.com/embed/${VIDEO}`,
    `https://evil.example\\@www.youtube.com/embed/${VIDEO}`,
    `https://www.youtube.com/embed/${VIDEO}x`,
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/embed/live_stream?channel=x',
    'https://www.youtube.com/embed/..%2f..%2fsearch',
    'https://www.youtube.com/embed/"onload="x',
    `https://www.youtube.com/redirect?q=https://evil.example&v=${VIDEO}`,
    'https://player.vimeo.com/video/76979871/fallback',
    'https://player.vimeo.com/video/76979871?h="x',
    'https://geo.dailymotion.com/player.html',
    'https://open.spotify.com/user/x',
    'https://w.soundcloud.com/player/?url=https://evil.example/tracks/1',
    'https://w.soundcloud.com/player/?url=https://api.soundcloud.com/tracks/1%26color=x',
    'https://w.soundcloud.com/player/?url=https://api.soundcloud.com.evil.example/tracks/1',
    'https://giphy.com/embed/',
    'https://media.giphy.com/media/x/giphy.gif',
    'https://tenor.com/embed/abc',
    'https://example.com/embed/1',
  ])('returns null for %j', (address) => {
    expect(findEmbed(address)).toBeNull();
  });
});

describe('frameOrigins', () => {
  it('lists each origin once', () => {
    const embeds = [`https://youtu.be/${VIDEO}`, 'https://vimeo.com/1', `https://www.youtube.com/embed/${VIDEO}`];
    expect(frameOrigins(embeds.flatMap((address) => findEmbed(address) ?? []))).toEqual([
      'https://www.youtube-nocookie.com',
      'https://player.vimeo.com',
    ]);
  });
});
