import { CHOICES_EVENT } from '../consent/choices.ts';

/** Shows or hides an embed when its button is pressed. Shows all embeds while the visitor's choices allow it. */
export function offerEmbeds(embeds: Iterable<HTMLElement>): void {
  const offers = [...embeds].map((embed) => ({ embed, isShown: false }));
  const set = (offer: (typeof offers)[number], isShown: boolean) => {
    if (offer.isShown === isShown) return;
    offer.isShown = isShown;
    if (isShown) show(offer.embed);
    else hide(offer.embed);
  };
  for (const offer of offers) {
    offer.embed.querySelector('button')?.addEventListener('click', () => set(offer, !offer.isShown));
  }
  let wasAccepted = false;
  addEventListener(CHOICES_EVENT, ({ detail }) => {
    const accepted = detail.includes('embeds');
    if (accepted === wasAccepted) return;
    wasAccepted = accepted;
    for (const offer of offers) set(offer, accepted);
  });
}

function show(embed: HTMLElement): void {
  const frame = document.createElement('iframe');
  frame.title = embed.dataset['title'] ?? '';
  frame.loading = 'lazy';
  // YouTube refuses to play for a page that hides its origin.
  frame.referrerPolicy = 'strict-origin';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox',
  );
  frame.src = embed.dataset['address'] ?? '';
  embed.querySelector('.embed-screen')?.append(frame);
  embed.dataset['shown'] = '';
}

function hide(embed: HTMLElement): void {
  embed.querySelector('iframe')?.remove();
  delete embed.dataset['shown'];
}
