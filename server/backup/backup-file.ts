import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, type Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import * as v from 'valibot';
import { OperatorError } from '../process/operator-error.ts';
import { MANIFEST_ENTRY, ManifestSchema, type Manifest } from './manifest.ts';

/** Receives the progress of a work. @param share of the work that is done, from 0 to 1 */
export type OnProgress = (share: number) => void;

export type AddEntry = (name: string, bytes: Uint8Array) => Promise<void>;

/**
 * Writes a backup: a gzipped tar archive that only its owner may read. It is made beside its place and then renamed.
 *
 * @param fill adds all entries, and returns the manifest without checksums
 * @throws OperatorError when the file cannot be written
 */
export async function writeBackupFile(
  file: string,
  fill: (add: AddEntry) => Promise<Omit<Manifest, 'checksums'>>,
): Promise<Manifest> {
  const draft = `${file}.unfinished`;
  await rm(draft, { force: true });
  const { readable, controller } = createTarPacker();
  const writing = pipeline(
    Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]),
    // Pictures are already compressed, and texts become small at any level.
    createGzip({ level: constants.Z_BEST_SPEED }),
    createWriteStream(draft, { mode: 0o600, flush: true }),
  );
  // The code below awaits and reports its failure.
  writing.catch(() => undefined);
  const checksums: Record<string, string> = {};
  async function add(name: string, bytes: Uint8Array): Promise<void> {
    const body = controller.add({ name, size: bytes.byteLength, mode: 0o600 }).getWriter();
    await body.write(bytes);
    await body.close();
  }
  try {
    const described = await fill(async (name, bytes) => {
      checksums[name] = hashOf(bytes);
      await add(name, bytes);
    });
    const manifest = { ...described, checksums };
    await add(MANIFEST_ENTRY, Buffer.from(JSON.stringify(manifest, null, 2)));
    controller.finalize();
    await writing;
    await rename(draft, file);
    return manifest;
  } catch (error) {
    controller.error(error);
    // If the file has failed too, its failure is the reason: on a full disk, `error` only follows from it.
    const reason: unknown = await writing.then(
      () => error,
      (failure: unknown) => failure,
    );
    await rm(draft, { force: true });
    const { message, path, syscall } = reason as NodeJS.ErrnoException;
    if (path === draft || syscall === 'write') {
      throw new OperatorError(`${file} cannot be written: ${message}.`, reason);
    }
    throw reason;
  }
}

/** Reads the entries one by one. @throws OperatorError for a file that is no backup, or incomplete */
export async function* backupEntries(
  file: string,
  onProgress: OnProgress = () => undefined,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const size = sizeOf(file);
  const compressed = createReadStream(file);
  const unpacked: Duplex = createGunzip();
  const reading = pipeline(compressed, unpacked);
  reading.catch(() => undefined);
  const entries = (Readable.toWeb(unpacked) as ReadableStream<Uint8Array>).pipeThrough(
    createTarDecoder({ strict: true }),
  );
  try {
    for await (const { header, body } of entries) {
      const bytes = await buffer(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]));
      onProgress(compressed.bytesRead / size);
      yield { name: header.name, bytes };
    }
  } catch (cause) {
    throw new OperatorError(`${file} is not a complete backup: ${reasonOf(cause as Error)}.`, cause);
  }
}

/** Returns the reason without a full stop. A failed decompression has its message in the error's cause. */
function reasonOf({ message, cause }: Error): string {
  const reason = message === '' && cause instanceof Error ? cause.message : message;
  return reason.replace(/\.$/, '');
}

/** Compares all checksums. @throws OperatorError when the backup is damaged, incomplete or of another format */
export async function verifyBackupFile(file: string, onProgress: OnProgress): Promise<Manifest> {
  const found = new Map<string, string>();
  let manifest: Manifest | null = null;
  for await (const { name, bytes } of backupEntries(file, onProgress)) {
    if (manifest || found.has(name))
      throw new OperatorError(`${file} is no backup: it has the unexpected entry ${name}.`);
    if (name === MANIFEST_ENTRY) manifest = parseManifest(file, bytes);
    else found.set(name, hashOf(bytes));
  }
  if (!manifest) throw new OperatorError(`${file} is not a complete backup: it lacks ${MANIFEST_ENTRY}.`);
  const damaged = new Set([...Object.keys(manifest.checksums), ...found.keys()]);
  for (const [name, hash] of found) if (manifest.checksums[name] === hash) damaged.delete(name);
  if (damaged.size > 0) {
    throw new OperatorError(`${file} is damaged: ${[...damaged].slice(0, 3).join(', ')} differ from what was written.`);
  }
  return manifest;
}

function sizeOf(file: string): number {
  try {
    return statSync(file).size;
  } catch (cause) {
    throw new OperatorError(`${file} cannot be read: ${(cause as Error).message}.`, cause);
  }
}

function parseManifest(file: string, bytes: Buffer): Manifest {
  try {
    return v.parse(ManifestSchema, JSON.parse(bytes.toString()));
  } catch (cause) {
    throw new OperatorError(`${file} is no backup that this version reads: ${(cause as Error).message}.`, cause);
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
