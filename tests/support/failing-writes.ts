import fs, { existsSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into a process before all else: has it write as to a disk that becomes full. While the file named by FAILING_WRITES is
 * there, as many writes succeed as it says; the next one is cut in its midst, and so is every other until that file is gone.
 */
const control = process.env['FAILING_WRITES'] ?? '';
let left: number | null = null;

/** @throws the system's error of a full disk */
function take(writeHalf?: () => void): void {
  if (!existsSync(control)) {
    left = null;
    return;
  }
  left ??= Number(readFileSync(control, 'utf8'));
  left -= 1;
  if (left >= 0) return;
  writeHalf?.();
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

const { writeFileSync, writeSync, appendFileSync, linkSync, mkdirSync, renameSync } = fs;
const { writeFile, appendFile, symlink, mkdir, rename } = fs.promises;
const half = (data: unknown) =>
  typeof data === 'string' || Buffer.isBuffer(data) ? data.slice(0, data.length >> 1) : '';
type Call<Function extends (...given: never[]) => unknown> = Parameters<Function>;

Object.assign(fs, {
  writeFileSync(...call: Call<typeof writeFileSync>) {
    take(() => writeFileSync(call[0], half(call[1])));
    writeFileSync(...call);
  },
  writeSync(descriptor: number, bytes: NodeJS.ArrayBufferView, offset = 0) {
    const end = bytes.byteLength;
    take(() => writeSync(descriptor, bytes, offset, (end - offset) >> 1));
    return writeSync(descriptor, bytes, offset);
  },
  linkSync(...call: Call<typeof linkSync>) {
    take();
    linkSync(...call);
  },
  renameSync(...call: Call<typeof renameSync>) {
    take();
    renameSync(...call);
  },
  mkdirSync(...call: Call<typeof mkdirSync>) {
    take();
    return mkdirSync(...call);
  },
});
Object.assign(fs.promises, {
  async writeFile(...call: Call<typeof writeFile>) {
    take(() => writeFileSync(call[0] as string, half(call[1])));
    await writeFile(...call);
  },
  async appendFile(...call: Call<typeof appendFile>) {
    take(() => appendFileSync(call[0] as string, half(call[1])));
    await appendFile(...call);
  },
  async symlink(...call: Call<typeof symlink>) {
    take();
    await symlink(...call);
  },
  async mkdir(...call: Call<typeof mkdir>) {
    take();
    return mkdir(...call);
  },
  async rename(...call: Call<typeof rename>) {
    take();
    await rename(...call);
  },
});
syncBuiltinESMExports();
