import { describe, expect, it } from 'vitest';
import { versionRecord } from './version-record.ts';

/** Returns a session storage with the methods in use. */
function storage(isForgetful = false): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void (isForgetful || kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

const refused = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

describe('versionRecord', () => {
  it('keeps a version until it is removed', () => {
    const kept = storage();
    const record = versionRecord(() => kept);
    expect(record.read()).toEqual({ isReliable: true, version: null });
    expect(record.write('v1')).toBe(true);
    expect(versionRecord(() => kept).read()).toEqual({ isReliable: true, version: 'v1' });
    record.remove();
    expect(record.read()).toEqual({ isReliable: true, version: null });
  });

  it('reads as unreliable and fails to write when storage is forbidden', () => {
    const record = versionRecord(refused);
    expect([record.read(), record.write('v1'), record.remove()]).toEqual([{ isReliable: false }, false, undefined]);
  });

  it('fails to write when storage keeps nothing', () => {
    const kept = storage(true);
    expect(versionRecord(() => kept).write('v1')).toBe(false);
  });

  it('fails to write when storage is full', () => {
    const full = { ...storage(), setItem: refused } as Storage;
    expect(versionRecord(() => full).write('v1')).toBe(false);
  });
});
