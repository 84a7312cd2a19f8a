const SHORT_TAIL = /(?<=\p{L})-(?=(?:\p{L}{1,3}|elles?|nous|vous|leur|même)(?!\p{L}))/gu;
const WORD_JOINER = '\u2060';

/** Prevents line breaks between a word and its short tail: « parlons-en », « a-t-elle », « rendez-vous ». */
export function bindHyphenTails(title: string): string {
  return title.replace(SHORT_TAIL, `-${WORD_JOINER}`);
}
