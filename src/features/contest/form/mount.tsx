import { sendFormMail } from '../../../gateway/browser/mail.ts';
import { hydrateIsland } from '../../../presentation/islands/island-root.tsx';
import { openCompressor } from './compressor.ts';
import type { LiveEntry } from './live-entry.ts';
import type { FormSettings } from './form-settings.ts';
import { ProofIsland } from './ProofIsland.tsx';
import { senderOf } from './sender.ts';

/**
 * Starts the form in what the page shows of it already, once what compresses and sends is there: no network is needed for them later.
 *
 * @throws when some of it cannot be loaded
 */
export async function mountProofForm(element: HTMLElement, entry?: LiveEntry): Promise<void> {
  const settings = JSON.parse(element.dataset['proofForm'] ?? 'null') as FormSettings | null;
  if (settings) {
    const { compress } = await openCompressor();
    const send = senderOf({
      recipient: settings.recipient,
      compress,
      send: (variables) => sendFormMail(settings.mail, variables),
      entry,
    });
    hydrateIsland(element, <ProofIsland isAvailable isDemonstration={settings.isDemonstration} send={send} />);
  } else hydrateIsland(element, <ProofIsland isAvailable={false} />);
  element.removeAttribute('data-proof-form');
}
