import { describe, expect, it } from 'vitest';
import { isImageOfType } from './image-bytes.ts';

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
    'judges bytes declared as %s that are %s',
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
    ['a type that every object has', 'constructor', '<script>'],
    ['a name that every object has', '__proto__', '<script>'],
    ['a method that every object has', 'valueOf', '<script>'],
  ])('refuses %s', (_, type, bytes) => {
    expect(isImageOfType(latin(bytes), type)).toBe(false);
  });
});
