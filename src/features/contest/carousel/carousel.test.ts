import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plays, steppedIndex } from './carousel.ts';
import { posterAddress, videoAddress, VIDEOS } from './videos.ts';

const LARGEST_VIDEO = 150 * 1024;

describe('the carousel', () => {
  it.each([
    [0, 1, 1],
    [4, 1, 0],
    [0, -1, 4],
    [3, -1, 2],
  ])('wraps around at both ends: from %d, a step of %d leads to %d', (index, step, next) => {
    expect(steppedIndex(index, step, 5)).toBe(next);
  });

  it('plays only while playing is wanted, the video is in view and the page is visible', () => {
    const all = { isWanted: true, isSeen: true, isPageVisible: true };
    expect(plays(all)).toBe(true);
    for (const condition of Object.keys(all)) expect(plays({ ...all, [condition]: false }), condition).toBe(false);
  });
});

describe('the videos', () => {
  it('are five, each with its own name, title and description', () => {
    expect(VIDEOS).toHaveLength(5);
    for (const part of ['name', 'title', 'description'] as const) {
      expect(new Set(VIDEOS.map((video) => video[part])).size).toBe(5);
    }
  });

  it.each(VIDEOS)('$name exists as WebM and MP4 of at most 150 KB, with a poster', (video) => {
    expect(existsSync(`public${posterAddress(video).replace('#still', '')}`)).toBe(true);
    for (const format of ['webm', 'mp4'] as const) {
      expect(statSync(`public${videoAddress(video, format)}`).size).toBeLessThanOrEqual(LARGEST_VIDEO);
    }
  });
});
