import { plays, steppedIndex } from './carousel.ts';
import { CAROUSEL_COPY } from './copy.ts';

/** Smallest share of a video on screen with which it plays. Its neighbours in the reel always show less. */
const SEEN_FROM = 0.6;

/** Milliseconds without scrolling after which the reel counts as still: older Safari has no `scrollend` event. */
const STILL_AFTER = 150;

/** Starts the carousel's buttons, and plays its videos while they are visible. */
export function startCarousel(carousel: HTMLElement | null): void {
  const reel = carousel?.querySelector<HTMLElement>('.reel');
  const buttons = carousel?.querySelector<HTMLElement>('[data-buttons]');
  const toggle = buttons?.querySelector<HTMLButtonElement>('[data-playing]');
  const place = buttons?.querySelector('.carousel-place');
  if (!reel || !buttons || !toggle || !place) return;
  const slides = [...reel.children] as HTMLElement[];
  const videos = [...reel.querySelectorAll('video')];
  const seen = new Set<Element>();
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let current = 0;
  const isMotionWelcome = () => !reducedMotion.matches && !savesData();
  let isWanted = isMotionWelcome();

  const update = () => {
    for (const video of videos) {
      // The browser may refuse to play: the poster stays then.
      if (plays({ isWanted, isSeen: seen.has(video), isPageVisible: !document.hidden })) {
        video.play().catch(() => undefined);
      } else video.pause();
    }
    toggle.dataset['playing'] = String(isWanted);
    toggle.ariaLabel = isWanted ? CAROUSEL_COPY.pause : CAROUSEL_COPY.play;
  };
  const sayPlace = () => {
    const title = slides[current]?.querySelector('.film-title')?.textContent ?? '';
    place.textContent = `${CAROUSEL_COPY.position(current + 1, slides.length)} – ${title}`;
  };
  const visibility = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio < SEEN_FROM) seen.delete(target);
        else seen.add(target);
      }
      update();
    },
    { threshold: SEEN_FROM },
  );

  for (const video of videos) {
    // Native controls serve visitors without script.
    video.controls = false;
    visibility.observe(video);
  }
  // Covers scrolling by touch and by arrow keys.
  followScroll(reel, (index) => {
    if (index === current) return;
    current = index;
    sayPlace();
  });
  buttons.addEventListener('click', ({ target }) => {
    const step = Number((target as Element).closest<HTMLElement>('[data-step]')?.dataset['step'] ?? 0);
    if (step === 0) return;
    current = steppedIndex(current, step, slides.length);
    // Scrolls the reel only: `scrollIntoView` would move the page too.
    const left = (slides[current]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);
    reel.scrollTo({ left, behavior: reducedMotion.matches ? 'instant' : 'smooth' });
    sayPlace();
  });
  toggle.addEventListener('click', () => {
    isWanted = !isWanted;
    update();
  });
  reducedMotion.addEventListener('change', () => {
    isWanted = isMotionWelcome();
    update();
  });
  document.addEventListener('visibilitychange', update);
  buttons.parentElement?.setAttribute('data-ready', '');
  update();
}

/** Reports the index of the slide at which the reel stops. */
function followScroll(reel: HTMLElement, onStill: (index: number) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    onStill(Math.round(reel.scrollLeft / reel.clientWidth));
  };
  reel.addEventListener('scrollend', stop);
  reel.addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = setTimeout(stop, STILL_AFTER);
  });
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
