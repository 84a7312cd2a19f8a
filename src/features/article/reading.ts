/** Marks the heading that is being read in the table of contents, and opens it where it stands beside the text. */
export function followReading(contents: HTMLDetailsElement): void {
  const beside = matchMedia('(width >= 64rem)');
  const open = () => {
    contents.open = beside.matches;
  };
  open();
  contents.dataset['live'] = '';
  beside.addEventListener('change', open);

  const links = [...contents.querySelectorAll('a')];
  const passed = new Set<Element>();
  let current: HTMLAnchorElement | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      current?.removeAttribute('aria-current');
      current = links[passed.size - 1];
      current?.setAttribute('aria-current', 'true');
      contents.scrollTop = current ? current.offsetTop - contents.clientHeight / 2 : 0;
    },
    // All that lies above a line near the top of the window, however far: a jump passes many headings at once.
    { rootMargin: '9999999px 0px -80% 0px' },
  );
  for (const link of links) {
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    if (heading) observer.observe(heading);
  }
}
