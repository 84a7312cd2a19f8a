/**
 * Lets sections rise into view: hides those below the screen, and shows each once a tenth of it is within 50 px of the screen.
 * Without this script, or with reduced motion, nothing is hidden.
 */
export function revealOnScroll(sections: Iterable<Element>): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        // Hides only sections below the screen: any other would blink.
        target.classList.toggle('waiting', !isIntersecting && boundingClientRect.top >= innerHeight);
        if (isIntersecting) observer.unobserve(target);
      }
    },
    { threshold: 0.1, rootMargin: '50px' },
  );
  for (const section of sections) observer.observe(section);
}
