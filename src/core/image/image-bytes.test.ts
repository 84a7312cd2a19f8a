import { describe, expect, it } from 'vitest';
import { isAnimated, isHeic, isImageOfType } from './image-bytes.ts';

const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const IMAGES: Record<string, Uint8Array> = {
  'image/jpeg': latin('\xff\xd8\xff\xe0\x00\x10JFIF\x00'),
  'image/png': latin('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'),
  'image/gif': latin('GIF89a\x01\x00\x01\x00'),
  'image/webp': latin('RIFF\x24\x00\x00\x00WEBPVP8 '),
  'image/avif': latin('\x00\x00\x00\x20ftypavif\x00\x00\x00\x00'),
};
const TYPES = Object.keys(IMAGES);

describe('isImageOfType', () => {
  it.each(TYPES.flatMap((declared) => TYPES.map((real) => [declared, real] as const)))(
    'accepts bytes declared as %s that are %s only if both types are the same',
    (declared, real) => {
      expect(isImageOfType(IMAGES[real] ?? latin(''), declared)).toBe(declared === real);
    },
  );

  it.each([
    ['an old GIF', 'image/gif', 'GIF87a\x01'],
    ['a moving AVIF', 'image/avif', '\x00\x00\x00\x20ftypavis'],
    ['a type in capitals', 'IMAGE/PNG', '\x89PNG\r\n\x1a\n'],
    ['a type with a parameter', ' image/png ; charset=binary', '\x89PNG\r\n\x1a\n'],
  ])('accepts %s', (_, type, bytes) => {
    expect(isImageOfType(latin(bytes), type)).toBe(true);
  });

  it.each([
    ['an empty file', 'image/jpeg', ''],
    ['a cut signature', 'image/png', '\x89PNG\r\n\x1a'],
    ['a signature that does not stand at the start', 'image/gif', ' GIF89a'],
    ['a GIF of no known version', 'image/gif', 'GIF88a'],
    ['a sound in a RIFF file', 'image/webp', 'RIFF\x24\x00\x00\x00WAVEfmt '],
    ['a WebP without its container', 'image/webp', 'XXXX\x24\x00\x00\x00WEBP'],
    ['a cut WebP', 'image/webp', 'RIFF\x24\x00\x00\x00WEB'],
    ['a film', 'image/avif', '\x00\x00\x00\x20ftypisom'],
    ['an AVIF brand without its box', 'image/avif', '\x00\x00\x00\x20freeavif'],
    ['a page', 'image/png', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with scripts', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page declared as such', 'text/html', '<!doctype html>'],
    ['no type', '', '\x89PNG\r\n\x1a\n'],
    ['two types', 'image/png, text/html', '\x89PNG\r\n\x1a\n'],
    ['half a type', 'image', '\x89PNG\r\n\x1a\n'],
    ['a type called constructor', 'constructor', '<script>'],
    ['a type called __proto__', '__proto__', '<script>'],
    ['a type called valueOf', 'valueOf', '<script>'],
  ])('refuses %s', (_, type, bytes) => {
    expect(isImageOfType(latin(bytes), type)).toBe(false);
  });
});

/** Makes the beginning of a file of this brand. */
function fileOf(brand: string): Uint8Array {
  return new TextEncoder().encode(`\0\0\0\u0018ftyp${brand}\0\0\0\0mif1${brand}`);
}

describe('isHeic', () => {
  it.each([
    ['heic', true],
    ['mif1', true],
    ['avif', false],
    ['mp42', false],
    ['toString', false],
  ])('returns for a file of the brand %s: %s', (brand, expected) => {
    expect(isHeic(fileOf(brand))).toBe(expected);
  });

  it('refuses a file that is too short, or of another kind', () => {
    expect(isHeic(new Uint8Array())).toBe(false);
    expect(isHeic(new TextEncoder().encode('heic'))).toBe(false);
    expect(isHeic(new TextEncoder().encode('\0\0\0\u0018frepheic'))).toBe(false);
  });
});

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)));

describe('isAnimated', () => {
  it.each([
    ['a GIF', 'image/gif', bytes('GIF89a'), true],
    ['a photo', 'image/jpeg', bytes([0xff, 0xd8, 0xff], 'acTL'), false],
    ['a WebP with the flag of animations', 'image/webp', bytes('RIFF....WEBPVP8X....', [0b10]), true],
    ['a WebP with transparency', 'image/webp', bytes('RIFF....WEBPVP8X....', [0b10000]), false],
    ['a plain WebP', 'image/webp', bytes('RIFF....WEBPVP8 ....', [0b10]), false],
    ['a sequence in AVIF', 'image/avif', bytes('....ftypavis'), true],
    ['one picture in AVIF', 'image/avif', bytes('....ftypavif'), false],
    ['an animated PNG', 'image/png', bytes([0x89], 'PNG....IHDR....acTL....IDAT'), true],
    ['a PNG', 'image/png', bytes([0x89], 'PNG....IHDR....IDAT....'), false],
    ['a PNG whose pixels contain “acTL”', 'image/png', bytes([0x89], 'PNG....IHDR....IDATacTL'), false],
    ['a PNG cut short', 'image/png', bytes([0x89], 'PNG'), false],
  ])('tells whether a picture is animated: %s', (_name, type, picture, animated) => {
    expect(isAnimated(picture, type)).toBe(animated);
  });
});
