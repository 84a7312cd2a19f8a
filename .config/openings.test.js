import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { commentOpenings, titleOpenings } from './openings.js';

RuleTester.describe = describe;
RuleTester.it = it;

const refused = (word) => [{ message: `A comment opens with its subject or a verb, not with "${word}".` }];

new RuleTester().run('comment-openings', commentOpenings, {
  valid: [
    '/** Returns what was asked for. */',
    '// Cursors are opaque:\n// what they hold may change.',
    '/* Item */',
    '/**\n * Reads an article.\n * One that is gone is null.\n * @param id Its number.\n */',
    '/** @param page of the site */',
    '/** Reads pages. @param count of the pages @returns their texts */',
    'const text = "// What is in a string is no comment";',
    '// ---',
  ],
  invalid: [
    { code: '// What is left.', errors: refused('What') },
    { code: '/** Whose turn comes next. */', errors: refused('Whose') },
    { code: '/**\n * Of several, the first.\n */', errors: refused('Of') },
    { code: "// It's gone.", errors: refused('It') },
    { code: '/* those below */', errors: refused('those') },
    { code: '// Cursors are opaque.\n\n// They are signed.', errors: refused('They') },
    { code: 'first(); // The first.\nsecond(); // None after.', errors: refused('None') },
    { code: '/**\n * Reads an article.\n * @param id What it is called.\n */', errors: refused('What') },
    { code: 'first(); // The first.\n// None after.', errors: refused('None') },
    { code: '/** @returns One or none. */', errors: refused('One') },
    { code: '/** Reads a page. @param id What it is called. */', errors: refused('What') },
  ],
});

const refusedTitle = (word) => [{ message: `A title names its subject, or begins with a verb, not with "${word}".` }];

new RuleTester().run('title-openings', titleOpenings, {
  valid: [
    "describe('the list', f)",
    "it('returns what was asked for', f)",
    "say('what is left')",
    'it(title, f)',
    'it()',
  ],
  invalid: [
    { code: "describe('what is left', f)", errors: refusedTitle('what') },
    { code: 'it(`none of ${all}`, f)', errors: refusedTitle('none') },
    { code: "it.skipIf(slow).each([1])('Of %s', f)", errors: refusedTitle('Of') },
    { code: "test.each`rows`('it ends', f)", errors: refusedTitle('it') },
  ],
});
