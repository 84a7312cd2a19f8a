export interface PictureSize {
  width: number;
  height: number;
}

/** The size of a picture in pixels; null when it cannot be loaded, or is drawn at any size. */
export async function pictureSize(address: string): Promise<PictureSize | null> {
  if (/\.svg(?:[?#]|$)/i.test(address)) return null;
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    return null;
  }
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}
