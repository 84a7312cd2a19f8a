/**
 * Loads the page again, if the site answers. Until 2026, browsers remembered that a script had not come for as long as the page was
 * open: another import of it then fails at once.
 *
 * @returns whether the site answers
 */
export async function loadPageAgain(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return false;
  }
  location.reload();
  return true;
}
