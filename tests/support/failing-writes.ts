import fs, { existsSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into a process before anything else: makes its writes fail as on a full disk. The file named by FAILING_WRITES holds
 * how many writes still succeed. The next write is cut in half and fails, and so does every later one until the file is removed.
 */
const control = process.env['FAILING_WRITES'] ?? '';
let writesLeft: number | null = null;

/** Counts a write. @throws the system's error of a full disk */
function countWrite(writeHalf?: () => void): void {
  if (!existsSync(control)) {
    writesLeft = null;
    return;
  }
  writesLeft ??= Number(readFileSync(control, 'utf8'));
  writesLeft -= 1;
  if (writesLeft >= 0) return;
  writeHalf?.();
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

const { writeFileSync, writeSync, appendFileSync, linkSync, mkdirSync, renameSync } = fs;
const { writeFile, appendFile, symlink, mkdir, rename } = fs.promises;
const half = (data: unknown) =>
  typeof data === 'string' || Buffer.isBuffer(data) ? data.slice(0, data.length >> 1) : '';
type Call<Function extends (...parameters: never[]) => unknown> = Parameters<Function>;

Object.assign(fs, {
  writeFileSync(...call: Call<typeof writeFileSync>) {
    countWrite(() => writeFileSync(call[0], half(call[1])));
    writeFileSync(...call);
  },
  writeSync(descriptor: number, bytes: NodeJS.ArrayBufferView, offset = 0) {
    const end = bytes.byteLength;
    countWrite(() => writeSync(descriptor, bytes, offset, (end - offset) >> 1));
    return writeSync(descriptor, bytes, offset);
  },
  linkSync(...call: Call<typeof linkSync>) {
    countWrite();
    linkSync(...call);
  },
  renameSync(...call: Call<typeof renameSync>) {
    countWrite();
    renameSync(...call);
  },
  mkdirSync(...call: Call<typeof mkdirSync>) {
    countWrite();
    return mkdirSync(...call);
  },
});
Object.assign(fs.promises, {
  async writeFile(...call: Call<typeof writeFile>) {
    countWrite(() => writeFileSync(call[0] as string, half(call[1])));
    await writeFile(...call);
  },
  async appendFile(...call: Call<typeof appendFile>) {
    countWrite(() => appendFileSync(call[0] as string, half(call[1])));
    await appendFile(...call);
  },
  async symlink(...call: Call<typeof symlink>) {
    countWrite();
    await symlink(...call);
  },
  async mkdir(...call: Call<typeof mkdir>) {
    countWrite();
    return mkdir(...call);
  },
  async rename(...call: Call<typeof rename>) {
    countWrite();
    await rename(...call);
  },
});
syncBuiltinESMExports();
