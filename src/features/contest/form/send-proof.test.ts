import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LARGEST_VARIABLES, variablesSize, type MailVariables } from '../../../core/mail/mail-size.ts';
import { MOST_FILE_BYTES, MOST_PICTURE_BYTES, TARGET_BYTES } from './proof-limits.ts';
import { proofFilename, proofVariables, roomForPicture } from './proof-message.ts';
import { sendProof } from './send-proof.ts';

const SENDER = { name: 'Hugo', email: 'hugo@exemple.fr', recipient: 'jeu@exemple.fr' };
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PROOF = new File([PNG], 'Ma preuve.jpeg', { type: 'image/jpeg' });
const pictureOf = (bytes: number, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type });

const compress = vi.fn<(picture: File, mostBytes: number) => Promise<Blob>>();
const send = vi.fn<(variables: MailVariables) => Promise<{ kind: 'sent' } | { kind: 'failed'; status: number }>>();
const services = { compress, send };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  compress.mockReset().mockResolvedValue(pictureOf(1000));
  send.mockReset().mockResolvedValue({ kind: 'sent' });
});

afterEach(() => vi.restoreAllMocks());

describe('sendProof', () => {
  it('sends the compressed picture as a data URL, under a name with the extension of its type', async () => {
    compress.mockResolvedValueOnce(new Blob(['abc'], { type: 'image/jpeg' }));
    expect(await sendProof(SENDER, PROOF, services)).toEqual({ kind: 'sent' });
    expect(send.mock.calls).toEqual([
      [
        {
          from_name: 'Hugo',
          reply_to: 'hugo@exemple.fr',
          message: 'Une nouvelle preuve d’abonnement a été reçue.',
          to_email: 'jeu@exemple.fr',
          image: 'data:image/jpeg;base64,YWJj',
          filename: 'Ma preuve.jpg',
        },
      ],
    ]);
    // The bytes decide the type, not the name.
    expect(compress.mock.lastCall?.[0].type).toBe('image/png');
  });

  it('neither compresses nor sends a file that is no picture or is too large', async () => {
    const text = new File(['x'], 'a.png', { type: 'image/png' });
    expect(await sendProof(SENDER, text, services)).toEqual({ kind: 'refused', verdict: 'not-a-picture' });
    const large = new File([PNG, new Uint8Array(MOST_FILE_BYTES)], 'a.png');
    expect(await sendProof(SENDER, large, services)).toEqual({ kind: 'refused', verdict: 'too-large' });
    expect(compress).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it.each([MOST_PICTURE_BYTES + 1, MOST_PICTURE_BYTES, TARGET_BYTES + 1])(
    'does not send a compressed picture of %d bytes, which the service would refuse',
    async (bytes) => {
      compress.mockResolvedValueOnce(pictureOf(bytes));
      expect(await sendProof(SENDER, PROOF, services)).toEqual({ kind: 'refused', verdict: 'too-large-compressed' });
      expect(send).not.toHaveBeenCalled();
    },
  );

  it('sends a picture of the largest size that compression aims at', async () => {
    compress.mockResolvedValueOnce(pictureOf(TARGET_BYTES));
    expect(await sendProof(SENDER, PROOF, services)).toEqual({ kind: 'sent' });
    expect(variablesSize(send.mock.lastCall?.[0] ?? {})).toBeLessThanOrEqual(LARGEST_VARIABLES);
  });

  it('distinguishes a failed compression from a failed sending', async () => {
    compress.mockRejectedValueOnce(new Error('damaged'));
    expect(await sendProof(SENDER, PROOF, services)).toEqual({ kind: 'not-compressed' });
    send.mockResolvedValueOnce({ kind: 'failed', status: 429 });
    expect(await sendProof(SENDER, PROOF, services)).toEqual({ kind: 'failed', status: 429 });
  });
});

describe('the room for a picture', () => {
  it('is 36 KB, and less when the rest of the message is long', () => {
    expect(roomForPicture(SENDER, 'a.jpg')).toBe(36 * 1024);
    const long = { ...SENDER, name: '😀'.repeat(100), email: `${'a'.repeat(240)}@exemple.fr` };
    const room = roomForPicture(long, `${'é'.repeat(60)}.jpg`);
    expect(room).toBeLessThan(36 * 1024);
    expect(room).toBeGreaterThan(34 * 1024);
    const image = `data:image/jpeg;base64,${'A'.repeat(Math.ceil(room / 3) * 4)}`;
    const size = variablesSize(proofVariables(long, image, `${'é'.repeat(60)}.jpg`));
    expect(size).toBeLessThanOrEqual(LARGEST_VARIABLES);
    expect(size).toBeGreaterThan(LARGEST_VARIABLES - 8);
  });
});

it.each([
  ['preuve.HEIC', 'image/jpeg', 'preuve.jpg'],
  ['preuve', 'image/png', 'preuve.png'],
  ['.png', 'image/png', 'preuve.png'],
  [`${'a'.repeat(80)}.jpg`, 'image/jpeg', `${'a'.repeat(60)}.jpg`],
  [`${'a'.repeat(59)}😀.jpg`, 'image/jpeg', `${'a'.repeat(59)}😀.jpg`],
])('proofFilename names the file %s, compressed to %s, %s', (chosen, type, name) => {
  expect(proofFilename(chosen, type)).toBe(name);
});
