/** Marks the current heading in the table of contents, and opens the table where it stands beside the text. */
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
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio < 1) passed.add(target);
        else passed.delete(target);
      }
      const next = links[passed.size - 1];
      // The heading is the same: leave the contents where the reader has scrolled them.
      if (next === current) return;
      current?.removeAttribute('aria-current');
      current = next;
      current?.setAttribute('aria-current', 'true');
      // Keeps a focused link in sight: the keyboard may have scrolled the contents to it.
      if (contents.querySelector(':focus-visible')) return;
      contents.scrollTop = current ? current.offsetTop - contents.clientHeight / 2 : 0;
    },
    // A heading is passed once its top is above a line just below the place that links scroll to. The observed area goes far
    // below the screen: no heading there counts as passed, and a jump reports every heading that it passes.
    { rootMargin: '-112px 0px 9999999px 0px', threshold: 1 },
  );
  for (const link of links) {
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    if (heading) observer.observe(heading);
  }
}
