import { describe, expect, it, vi } from 'vitest';
import { inspectProof } from './inspect-proof.ts';
import { MOST_FILE_BYTES } from './proof-limits.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEIC = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic');
const no = () => Promise.resolve(false);

describe('inspectProof', () => {
  it('accepts a picture whatever its name and type', async () => {
    expect(await inspectProof(new File([PNG], 'preuve.txt', { type: 'text/plain' }), no)).toBe('accepted');
  });

  it('refuses a text, an empty file and an SVG, whatever the name and type', async () => {
    const text = new File(['Je me suis abonné, promis.'], 'preuve.png', { type: 'image/png' });
    expect(await inspectProof(text, no)).toBe('not-a-picture');
    expect(await inspectProof(new File([], 'vide.png', { type: 'image/png' }), no)).toBe('not-a-picture');
    expect(await inspectProof(new File(['<svg/>'], 'dessin.svg', { type: 'image/svg+xml' }), no)).toBe('not-a-picture');
  });

  it('accepts HEIC only when the browser can decode it', async () => {
    const canDecode = vi.fn().mockResolvedValueOnce(true).mockResolvedValueOnce(false);
    const photo = new File([HEIC], 'IMG_0042.HEIC');
    expect(await inspectProof(photo, canDecode)).toBe('accepted');
    expect(await inspectProof(photo, canDecode)).toBe('unreadable-heic');
    expect(canDecode).toHaveBeenCalledWith(photo);
  });

  it('refuses a file that can no longer be read', async () => {
    vi.spyOn(console, 'warn').mockReturnValueOnce();
    const gone = new File([PNG], 'preuve.png');
    vi.spyOn(gone, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('The file could not be read', 'NotReadableError')),
    } as Blob);
    expect(await inspectProof(gone, no)).toBe('unreadable-file');
  });

  it('accepts a picture of 2 MB, and refuses a larger file unread', async () => {
    expect(MOST_FILE_BYTES).toBe(2_097_152);
    const whole = new Uint8Array(MOST_FILE_BYTES);
    whole.set(PNG);
    expect(await inspectProof(new Blob([whole]), no)).toBe('accepted');
    const larger = new Blob([whole, 'x']);
    const read = vi.spyOn(larger, 'slice');
    expect(await inspectProof(larger, no)).toBe('too-large');
    expect(read).not.toHaveBeenCalled();
  });
});
