import type { MailSettings } from '../../../core/mail/mail-settings.ts';
import { sendFormMail } from '../../../gateway/browser/mail.ts';
import { hydrateIsland } from '../../../presentation/islands/island-root.tsx';
import { openCompressor } from './compressor.ts';
import { ProofIsland } from './ProofIsland.tsx';
import { senderOf, type LiveEntry } from './sender.ts';

export interface FormSettings {
  mail: MailSettings;
  recipient: string;
  isDemonstration: boolean;
}

/** Hydrates the form once the code for compressing and sending is loaded, so that sending loads none. @throws when loading fails */
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
