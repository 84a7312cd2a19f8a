/** Puts the name in the place of a logo that cannot be shown, also when that was known before this script came. */
export function showNameForBrokenLogo(logo: HTMLImageElement): void {
  const showName = () => {
    const name = document.createElement('span');
    name.textContent = logo.alt;
    logo.replaceWith(name);
  };
  if (logo.complete && logo.naturalWidth === 0) showName();
  else logo.addEventListener('error', showName, { once: true });
}
