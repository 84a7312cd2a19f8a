/** A page of the test's own origin that answers as the page of previews does, and lists the titles that it was given. */
export const FRAME_PAGE = new URL('./frame-page.support.html', import.meta.url).pathname;

/** The titles that the frame on screen was given. */
export function titlesInFrame(): string[] {
  const frame = document.querySelector('iframe');
  return [...(frame?.contentDocument?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
}
