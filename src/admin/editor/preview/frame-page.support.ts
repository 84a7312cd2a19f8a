/** Path of a page of the test's own origin that answers as the preview page does, and lists the titles that it receives. */
export const FRAME_PAGE = new URL('./frame-page.support.html', import.meta.url).pathname;

/** Returns the titles that the frame on screen has received. */
export function titlesInFrame(): string[] {
  const frame = document.querySelector('iframe');
  return [...(frame?.contentDocument?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
}
