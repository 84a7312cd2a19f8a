import { sendMail } from '../../../gateway/browser/mail.ts';
import { hydrate } from '../../../presentation/hydrate.ts';
import { openCompressor } from './compressor.ts';
import type { FormSettings } from './form-settings.ts';
import { ProofIsland } from './ProofIsland.tsx';
import { senderOf, type SenderOptions } from './sender.ts';

/** Starts the form in what the page shows of it already. What compresses is loaded with it, and then needs no network. */
export async function mountProofForm(element: HTMLElement, enter?: SenderOptions['enter']): Promise<void> {
  const settings = JSON.parse(element.dataset['proofForm'] ?? 'null') as FormSettings | null;
  if (settings) {
    const { compress } = await openCompressor();
    const send = senderOf({
      recipient: settings.recipient,
      compress,
      send: (variables) => sendMail(settings.mail, variables),
      enter,
    });
    hydrate(element, <ProofIsland isAvailable send={send} />);
  } else hydrate(element, <ProofIsland isAvailable={false} />);
  element.removeAttribute('data-proof-form');
}
