/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Start of a text that a spreadsheet calculates, also after blanks. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u;

/** Phone number with its country, harmless in a spreadsheet. */
const PHONE_NUMBER = /^\+\d[\d. ]*$/;

/**
 * Writes a table in CSV for a French Excel: semicolons, every cell in quotes, lines that end with CR LF. A cell that
 * would be a formula gets an apostrophe in front, since strangers fill cells in; a phone number stays plain, for
 * programs that read it.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(csvCell).join(';')}\r\n`).join('');
}

function csvCell(text: string): string {
  return `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !PHONE_NUMBER.test(text);
}
