import { describe, expect, it } from 'vitest';
import { slugify } from './slugify.ts';

describe('slugify', () => {
  it.each([
    ['lowers the case', 'Premier RENDEZ-VOUS', 'premier-rendez-vous'],
    ['does not split words written with inner capitals', 'WhatsApp et iPhone', 'whatsapp-et-iphone'],
    ['removes accents', 'Été à Noël, où ça ? Là-bas !', 'ete-a-noel-ou-ca-la-bas'],
    ['removes accents written apart from their letter', 'E\u0301te\u0301 de\u0301ja\u0300', 'ete-deja'],
    ['removes accents from capitals', 'ÇA, ÉCŒURÉ', 'ca-ecoeure'],
    ['writes œ as oe', 'Cœur sur la main', 'coeur-sur-la-main'],
    ['takes ligatures apart', 'La ﬁn d’un ﬂirt', 'la-fin-dun-flirt'],
    ['takes full-width letters and digits for plain ones', 'Ｔｏｐ １０', 'top-10'],
    ['writes æ as ae', 'Ex æquo', 'ex-aequo'],
    ['drops straight apostrophes', "L'amour d'aujourd'hui", 'lamour-daujourdhui'],
    ['drops curly apostrophes', 'L’amour d’aujourd’hui', 'lamour-daujourdhui'],
    ['drops quotation marks and punctuation', '« Toi ? » — moi… (oui) !', 'toi-moi-oui'],
    ['drops underscores, slashes and dots', 'a_b/c.d', 'abcd'],
    ['drops the ampersand instead of naming it', 'Toi & moi', 'toi-moi'],
    ['drops emoji', '🎉 Fête 👩‍❤️‍👨 à deux 🎉', 'fete-a-deux'],
    ['keeps digits', '3 idées pour 2026', '3-idees-pour-2026'],
    ['collapses spaces and hyphens', 'un  -  deux --- trois', 'un-deux-trois'],
    ['takes dashes for hyphens', 'un – deux—trois', 'un-deux-trois'],
    ['takes line ends and French spaces for spaces', 'Ça\u00a0va\u202f?\n\tOui', 'ca-va-oui'],
    ['trims hyphens from both ends', ' -- en boucle - ', 'en-boucle'],
    ['trims a hyphen that dropped characters leave at an end', '! - oui - !', 'oui'],
  ])('%s', (_behaviour, text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it.each(['', '   ', '---', '🎉', '?!…'])('returns an empty slug for %j', (text) => {
    expect(slugify(text)).toBe('');
  });

  it('returns a slug unchanged', () => {
    expect(slugify('trois-questions-2')).toBe('trois-questions-2');
  });
});
