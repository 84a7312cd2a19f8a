import { useState } from 'react';
import type { PictureWords } from './picture-node.ts';

/** Holds the description and caption of a picture. `check` requires a description, unless the picture is marked as decorative. */
export function usePictureWords(before: { alt?: string | null | undefined; caption: string }) {
  const [alt, setAlt] = useState(before.alt ?? '');
  const [isDecorative, setIsDecorative] = useState(before.alt === '');
  const [caption, setCaption] = useState(before.caption);
  const [isAltMissing, setIsAltMissing] = useState(false);
  return {
    alt,
    isDecorative,
    caption,
    isAltMissing,
    setAlt(value: string) {
      setAlt(value);
      setIsAltMissing(false);
    },
    setIsDecorative(value: boolean) {
      setIsDecorative(value);
      setIsAltMissing(false);
    },
    setCaption,
    /** Returns null, and shows an error at the field, when the description is missing. */
    check(): PictureWords | null {
      const isMissing = !isDecorative && alt.trim() === '';
      setIsAltMissing(isMissing);
      return isMissing ? null : { alt: isDecorative ? '' : alt.trim(), caption: caption.trim() };
    },
  };
}

export type PictureWordsForm = ReturnType<typeof usePictureWords>;
