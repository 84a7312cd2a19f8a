import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SHARING_COPY } from './copy.ts';
import { offerSharing } from './offer-sharing.ts';
import { ShareButtons } from './ShareButtons.tsx';

const share = vi.fn(async () => undefined);
const writeText = vi.fn(async () => undefined);
const button = (name: string) => page.getByRole('button', { name });
const url = new URL('/quiz/resultat/chill', location.href).href;

beforeEach(async () => {
  share.mockReset().mockResolvedValue(undefined);
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await render(<ShareButtons text="Je suis chill. Et toi ?" address="/quiz/resultat/chill" />);
  offerSharing(document.querySelector('.share-buttons') as HTMLElement);
});

describe('the share buttons', () => {
  it('hand the text and the link to the browser’s share dialog', async () => {
    await button(SHARING_COPY.native).click();
    expect(share.mock.calls).toEqual([[{ title: document.title, text: 'Je suis chill. Et toi ?', url }]]);
  });

  it('copy the text with the link, and confirm it', async () => {
    await button(SHARING_COPY.copy).click();
    expect(writeText.mock.calls).toEqual([[`Je suis chill. Et toi ? ${url}`]]);
    await expect.poll(() => page.getByRole('status').element().textContent).toBe(SHARING_COPY.copied);
  });

  it('show the text and the link selected when the browser refuses to copy, until a copy succeeds', async () => {
    writeText.mockRejectedValueOnce(new DOMException('Denied', 'NotAllowedError'));
    await button(SHARING_COPY.copy).click();
    const status = page.getByRole('status').element();
    await expect.poll(() => status.textContent).toBe(`${SHARING_COPY.refused}Je suis chill. Et toi ? ${url}`);
    expect(String(getSelection())).toBe(`Je suis chill. Et toi ? ${url}`);
    await button(SHARING_COPY.copy).click();
    await expect.poll(() => status.textContent).toBe(SHARING_COPY.copied);
  });
});
