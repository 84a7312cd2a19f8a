import { describe, expect, it } from 'vitest';
import { versionRecord } from './version-record.ts';

/** Session storage, as far as it is used. */
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
  it('keeps a version, and forgets it on leaving', () => {
    const kept = storage();
    const record = versionRecord(() => kept);
    expect(record.read()).toEqual({ isReliable: true, version: null });
    expect(record.write('v1')).toBe(true);
    expect(versionRecord(() => kept).read()).toEqual({ isReliable: true, version: 'v1' });
    record.remove();
    expect(record.read()).toEqual({ isReliable: true, version: null });
  });

  it('says so where storage is forbidden', () => {
    const record = versionRecord(refused);
    expect([record.read(), record.write('v1'), record.remove()]).toEqual([{ isReliable: false }, false, undefined]);
  });

  it('says so where storage takes and keeps nothing', () => {
    const kept = storage(true);
    expect(versionRecord(() => kept).write('v1')).toBe(false);
  });

  it('says so where storage is full', () => {
    const full = { ...storage(), setItem: refused } as Storage;
    expect(versionRecord(() => full).write('v1')).toBe(false);
  });
});
