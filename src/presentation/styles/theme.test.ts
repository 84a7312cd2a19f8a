import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIGHT_COLOURS, THEME_COLOR } from '../../core/colours.ts';

const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const theme = readFileSync(new URL('theme.css', import.meta.url), 'utf8');

/** The colours of a scheme by token, without `--color-`. */
function coloursOf(scheme: Scheme): Record<string, string> {
  const tokens = theme.matchAll(/--color-([\w-]+):\s*(?:light-dark\((#\w{6}),\s*(#\w{6})\)|(#\w{6}));/g);
  return Object.fromEntries(
    [...tokens].map(([, name = '', light, dark, both]) => [name, both ?? (scheme === 'light' ? light : dark) ?? '']),
  );
}

/** WCAG 2.2's contrast ratio of two opaque colours, #rrggbb. */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Pairs of text colour and ground that occur on the site. */
const TEXT_PAIRS = [
  ...['cream', 'paper', 'blush'].map((ground) => ['ink', ground] as const),
  ...['cream', 'paper'].map((ground) => ['ink-soft', ground] as const),
  // Links in articles, in quotations, and under the pointer on cards.
  ...['cream', 'paper'].map((ground) => ['poppy', ground] as const),
  ['poppy-deep', 'blush'],
  ['on-poppy', 'poppy'],
  ['on-pistachio', 'pistachio'],
] as const;

/**
 * Colours that show a control or its state, with their grounds: outlines, focus, list markers, marks of the table of
 * contents.
 */
const CONTROL_PAIRS = [
  ...['cream', 'paper', 'blush'].map((ground) => ['outline', ground] as const),
  ...['cream', 'paper', 'blush'].map((ground) => ['poppy', ground] as const),
  ['on-poppy', 'poppy'],
  ['on-pistachio', 'pistachio'],
] as const;

describe.each(SCHEMES)('the %s colour scheme', (scheme) => {
  const colours = coloursOf(scheme);
  const ratioOf = (front: string, ground: string) => contrast(colours[front] ?? '', colours[ground] ?? '');

  it.each(TEXT_PAIRS)('gives %s text on %s a contrast of at least 4.5', (front, ground) => {
    expect(ratioOf(front, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(CONTROL_PAIRS)('gives the control colour %s on %s a contrast of at least 3', (front, ground) => {
    expect(ratioOf(front, ground)).toBeGreaterThanOrEqual(3);
  });

  it('defines every colour of the tested pairs', () => {
    for (const pair of [...TEXT_PAIRS, ...CONTROL_PAIRS]) {
      for (const name of pair) expect(colours[name], name).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('gives the browser’s frame, THEME_COLOR, the colour cream of pages', () => {
    expect(THEME_COLOR[scheme]).toBe(colours['cream']);
  });
});

describe('LIGHT_COLOURS', () => {
  it.each(Object.entries(LIGHT_COLOURS))('has the same %s as the stylesheet', (name, colour) => {
    expect(colour).toBe(coloursOf('light')[name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]);
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('between %s and %s is %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 2);
  });
});

/** Pistachio is bright in both schemes: text on it keeps the colours of the light scheme. */
describe('the colour pistachio, the same in both schemes', () => {
  it.each(['ink', 'outline', 'on-pistachio'])('has a contrast of at least 4.5 with the light scheme’s %s', (front) => {
    const light = coloursOf('light');
    expect(contrast(light[front] ?? '', light['pistachio'] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it('is one colour', () => {
    expect(coloursOf('dark')['pistachio']).toBe(coloursOf('light')['pistachio']);
  });
});
