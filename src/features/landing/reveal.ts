/**
 * Lets sections rise into view: hides those still below the screen, and shows each once a tenth of it has come within
 * 50 px. Without this script, or where motion is reduced, nothing is ever hidden.
 */
export function revealOnScroll(sections: Iterable<Element>): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        // Elements on screen or above it must not blink.
        target.classList.toggle('waiting', !isIntersecting && boundingClientRect.top >= innerHeight);
        if (isIntersecting) observer.unobserve(target);
      }
    },
    { threshold: 0.1, rootMargin: '50px' },
  );
  for (const section of sections) observer.observe(section);
}
