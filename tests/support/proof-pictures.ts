import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A file as Playwright gives it to a field. */
export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const jpeg = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'image/jpeg', buffer });

/** Makes a picture that compresses well, with the place where it was taken in its metadata. */
export async function plainPhoto(width = 1600, height = 1200): Promise<ChosenFile> {
  const band = { create: { width: Math.round(width / 3), height, channels: 3 as const, background: '#c8102e' } };
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#f7c4c0' } })
    .composite([{ input: await sharp(band).png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' } })
    .jpeg({ quality: 90 })
    .toBuffer();
  return jpeg('vacances.jpg', buffer);
}

/** Makes a picture of random pixels in the best quality, which makes its file large. */
export async function noisyPhoto(width: number, height: number): Promise<ChosenFile> {
  const raw = { width, height, channels: 3 as const };
  return jpeg(
    'neige.jpg',
    await sharp(randomBytes(width * height * 3), { raw })
      .jpeg({ quality: 100 })
      .toBuffer(),
  );
}
