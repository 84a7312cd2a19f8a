import { describe, expect, it } from 'vitest';
import { isAnimated } from './animation.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));

describe('isAnimated', () => {
  it.each([
    ['a GIF', 'image/gif', bytes('GIF89a'), true],
    ['a photo', 'image/jpeg', bytes([0xff, 0xd8, 0xff], 'acTL'), false],
    ['a WebP that says so', 'image/webp', bytes('RIFF....WEBPVP8X....', [0b10]), true],
    ['a WebP with transparency', 'image/webp', bytes('RIFF....WEBPVP8X....', [0b10000]), false],
    ['a plain WebP', 'image/webp', bytes('RIFF....WEBPVP8 ....', [0b10]), false],
    ['a sequence in AVIF', 'image/avif', bytes('....ftypavis'), true],
    ['one picture in AVIF', 'image/avif', bytes('....ftypavif'), false],
    ['an animated PNG', 'image/png', bytes([0x89], 'PNG....IHDR....acTL....IDAT'), true],
    ['a PNG', 'image/png', bytes([0x89], 'PNG....IHDR....IDAT....'), false],
    ['a PNG whose pixels spell it', 'image/png', bytes([0x89], 'PNG....IHDR....IDATacTL'), false],
    ['a PNG cut short', 'image/png', bytes([0x89], 'PNG'), false],
  ])('looks into %s', (_name, type, picture, animated) => {
    expect(isAnimated(picture, type)).toBe(animated);
  });
});
