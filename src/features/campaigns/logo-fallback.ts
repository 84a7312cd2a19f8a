/** Shows the name in place of a logo that cannot be loaded, also when loading failed before this script ran. */
export function showNameForBrokenLogo(logo: HTMLImageElement): void {
  const showName = () => {
    const name = document.createElement('span');
    name.textContent = logo.alt;
    logo.replaceWith(name);
  };
  if (logo.complete && logo.naturalWidth === 0) showName();
  else logo.addEventListener('error', showName, { once: true });
}
