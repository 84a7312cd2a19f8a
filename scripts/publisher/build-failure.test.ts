import { describe, expect, it } from 'vitest';
import { causeOf } from './build.ts';

const RED = '\u001b[31m';
const BOLD = '\u001b[1m';
const PLAIN = '\u001b[39m';
const WEIGHT = '\u001b[22m';

describe('causeOf', () => {
  it('finds the message of a plain error, above its stack trace and without its colours', () => {
    const output = [
      '00:12:01 [build] output: "static"',
      `${RED}The database does not answer at https://abc.supabase.co.${PLAIN}`,
      `  ${BOLD}Stack trace:${WEIGHT}`,
      '    at loadSite (file:///srv/src/gateway/site.ts:12:9)',
      '    [...] See full stack trace in the browser, or rerun with --verbose.',
    ].join('\n');
    expect(causeOf(output)).toBe('The database does not answer at https://abc.supabase.co.');
  });

  it.each([
    ['a location', ['  Location:', '    /srv/src/pages/index.astro:3:1']],
    ['a reference', ['  Error reference:', '    https://docs.astro.build/en/reference/errors/image-missing/']],
    ['a hint', ['  Hint:', '    Look at the name of the file.']],
    [
      'a hint of several lines',
      ['  Hint:', '    Look at the name of the file.', '    Then at its folder.', '    Then ask.'],
    ],
    [
      'a hint, a reference and a location',
      [
        ...['  Hint:', '    Look at the name of the file.'],
        ...['  Error reference:', '    https://docs.astro.build/en/reference/errors/image-missing/'],
        ...['  Location:', '    /srv/src/pages/index.astro:3:1'],
      ],
    ],
  ])('finds the message of an error of Astro that also has %s', (_, details) => {
    const stack = ['  Stack trace:', '    at render (file:///srv/dist/a.mjs:1:1)'];
    const output = ['[ImageMissing] The image is missing.', ...details, ...stack].join('\n');
    expect(causeOf(output)).toBe('[ImageMissing] The image is missing.');
  });

  it('names the last error when there are several', () => {
    const output = ['First.', '  Stack trace:', '    at a', 'Second.', '  Stack trace:', '    at b'].join('\n');
    expect(causeOf(output)).toBe('Second.');
  });

  it('looks above the cause of a cause', () => {
    const output = ['The list failed.', '  Stack trace:', '    at a', '  Caused by:', '  fetch failed', '    at b'];
    expect(causeOf(output.join('\n'))).toBe('The list failed.');
  });

  it.each([
    ['alone', "Error: ENOSPC: no space left on device, write '/srv/.data/a.html'\n    at writeFile (node:fs:1)"],
    ['above a stack trace', 'ENOSPC: no space left on device, write\n  Stack trace:\n    at writeFile (node:fs:1)'],
  ])('says in plain words that the disk is full, with the code %s', (_, output) => {
    expect(causeOf(output)).toBe('The disk is full: free some space, then publish again.');
  });

  it('gives the last four lines when it does not know the form', () => {
    expect(causeOf('one\ntwo\n\nthree\n  four  \nfive\n')).toBe('two three four five');
  });

  it.each(['', '\n\n', '    at a\n    at b\n', 'Stack trace:'.replace('Stack trace:', '\u001b[2m\u001b[22m')])(
    'has a sentence even for %j',
    (output) => {
      expect(causeOf(output)).toBe('The build ended without a word.');
    },
  );

  it.each(['Stack trace:', 'Location:\nStack trace:', 'Hint:\nStack trace:'])(
    'does not fail when the output begins with %j',
    (output) => {
      expect(causeOf(output)).not.toBe('');
    },
  );
});
