import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../process/operator-error.ts';

/** The account that PostgreSQL runs as; without `uid` and `gid`, the account of this process. */
export interface ServerAccount {
  uid?: number;
  gid?: number;
  /** The capability that lets the account pass through folders which are closed to it. */
  capability?: Capability;
}

type Capability = 'dac_read_search' | 'dac_override';

interface FolderMode {
  uid: number;
  gid: number;
  mode: number;
}

/** CAP_SETPCAP: needed to pass a capability on. */
const SETPCAP = 1n << 8n;
/** The narrower one first. Containers commonly lack it, and have the other. */
const CAPABILITIES: { name: Capability; bit: bigint }[] = [
  { name: 'dac_read_search', bit: 1n << 2n },
  { name: 'dac_override', bit: 1n << 1n },
];
const NOBODY = '65534';

/**
 * PostgreSQL refuses to run as root: it then runs as `postgres`, or as nobody where that user is missing. Root's own folders
 * are closed to both; there it keeps one capability of root's, to pass through, and the folders stay as they are.
 *
 * @param folders the folders that PostgreSQL must reach
 * @throws OperatorError when it cannot
 */
export function serverAccount(folders: string[]): ServerAccount {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid = NOBODY, gid = NOBODY] = line?.split(':') ?? [];
  const account = { uid: Number(uid), gid: Number(gid) };
  const closed = folders.map((folder) => firstClosedFolder(folder, account)).find((folder) => folder !== null);
  if (!closed) return account;
  const reason = `As root, PostgreSQL runs under another account, which may not pass through ${closed}.`;
  const capability = passingCapability(processStatus());
  if (!capability) {
    throw new OperatorError(
      `${reason} Give this container the capabilities SETPCAP and DAC_OVERRIDE, or start as another user than root.`,
    );
  }
  if (!hasSetpriv()) {
    throw new OperatorError(`${reason} Install setpriv (package util-linux), or start as another user than root.`);
  }
  return { ...account, capability };
}

/** Starts a program under the server's account. */
export function spawnAs(account: ServerAccount, program: string, programArguments: string[]): ChildProcess {
  const { command, options } = commandAs(account, [program, ...programArguments]);
  const [file = program, ...rest] = command;
  return spawn(file, rest, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
}

/** Returns the command and the options of `spawn` that run `command` under an account. */
export function commandAs(
  { uid, gid, capability }: ServerAccount,
  command: string[],
): { command: string[]; options: { uid?: number; gid?: number } } {
  if (uid === undefined || gid === undefined) return { command, options: {} };
  if (!capability) return { command, options: { uid, gid } };
  const setpriv = [
    ...['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'],
    // Without it, access() looks past the capability, and PostgreSQL asks it whether its own programs are there.
    '--securebits=+no_setuid_fixup',
    ...[`--inh-caps=-all,+${capability}`, `--ambient-caps=-all,+${capability}`],
  ];
  return { command: [...setpriv, ...command], options: {} };
}

/** The outermost folder on the way to this one, itself included, that an account may not pass through; null for none. */
export function firstClosedFolder(
  folder: string,
  account: { uid: number; gid: number },
  modeOf: (folder: string) => FolderMode = statSync,
): string | null {
  const parent = path.dirname(folder);
  const closedAbove = parent === folder ? null : firstClosedFolder(parent, account, modeOf);
  return closedAbove ?? (isPassable(modeOf(folder), account) ? null : folder);
}

function isPassable(folder: FolderMode, { uid, gid }: { uid: number; gid: number }): boolean {
  if (folder.uid === uid) return (folder.mode & 0o100) !== 0;
  if (folder.gid === gid) return (folder.mode & 0o010) !== 0;
  return (folder.mode & 0o001) !== 0;
}

/** The capability that this process may hand on, as its `/proc/self/status` tells; null for none. */
export function passingCapability(status: string): Capability | null {
  const setOf = (name: string) => BigInt(`0x${new RegExp(`^${name}:\\s*([0-9a-f]+)$`, 'm').exec(status)?.[1] ?? '0'}`);
  const usable = setOf('CapPrm') & setOf('CapBnd');
  if ((usable & SETPCAP) === 0n) return null;
  return CAPABILITIES.find(({ bit }) => (usable & bit) !== 0n)?.name ?? null;
}

function processStatus(): string {
  try {
    return readFileSync('/proc/self/status', 'utf8');
  } catch {
    return '';
  }
}

/** Whether there is the setpriv of util-linux: others know no ambient capabilities. */
function hasSetpriv(): boolean {
  return spawnSync('setpriv', ['--help'], { encoding: 'utf8' }).stdout?.includes('--ambient-caps') ?? false;
}
