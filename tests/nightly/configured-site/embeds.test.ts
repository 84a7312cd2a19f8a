import { describe, expect, inject, it } from 'vitest';
import { VIDEO_ADDRESS } from '../../support/articles/video.ts';
import { buttonOn, consentVisit, reopenQuestion } from '../../support/consent-visit.ts';

const { url } = inject('configuredSite');
const visit = await consentVisit(() => url);

describe('an embed', () => {
  const frame = () => visit.page.locator('.embed iframe');

  it('is loaded once the visitor consents to embeds, and removed when consent is withdrawn', async () => {
    await visit.page.goto(VIDEO_ADDRESS);
    await buttonOn(visit.page, 'Tout accepter').click();
    await frame().waitFor();
    await visit.page.reload();
    await frame().waitFor();
    await reopenQuestion(visit.page);
    await buttonOn(visit.page, 'Tout refuser').click();
    expect(await frame().count()).toBe(0);
    expect(visit.errors).toEqual([]);
  });

  it('shows a link to the video and no button without script', async () => {
    await visit.begin({ javaScriptEnabled: false });
    await visit.page.goto(VIDEO_ADDRESS);
    expect(await visit.page.locator('.embed button').isVisible()).toBe(false);
    const link = visit.page.getByRole('link', { name: 'Voir sur YouTube' });
    expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});
