import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';

const cell = (text: string) => csvOf([[text]]).slice(1, -2);

describe('csvOf', () => {
  it('writes CSV that a French Excel opens: byte order mark, quoted cells, semicolons and CRLF', () => {
    expect(csvOf([['Nom', 'Âge'], ['Léo; dit "le Grand"', '31'], []])).toBe(
      '\uFEFF"Nom";"Âge"\r\n"Léo; dit ""le Grand""";"31"\r\n\r\n',
    );
  });

  it('keeps line breaks within a cell', () => {
    expect(cell('un\ndeux')).toBe('"un\ndeux"');
  });

  it.each([
    '=HYPERLINK("http://x.exemple";"ici")',
    '+33612345678-1',
    '+A1',
    '+(33)6',
    '-2+3',
    '@SUM(1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\u00a0=1',
    '＝1',
    '＋1',
    '－1',
    '＠1',
    "=cmd|' /C calc'!A0",
  ])('prefixes %j with an apostrophe, so that spreadsheets run no formula', (text) => {
    expect(cell(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
  });

  it.each(['+33612345678', '+33 6 12.34', 'leo@exemple.fr', '06 12 34 56 78', 'a=b', 'Jean-Paul', "'déjà", ''])(
    'leaves %j as it is',
    (text) => {
      expect(cell(text)).toBe(`"${text}"`);
    },
  );
});
