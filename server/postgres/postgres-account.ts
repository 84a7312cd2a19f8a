import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../process/operator-error.ts';

/** The account that PostgreSQL runs as; without `uid` and `gid`, that of this process. */
export interface ServerAccount {
  uid?: number;
  gid?: number;
  /** Lets the account pass through folders that are closed to it. */
  capability?: Capability;
}

type Capability = 'dac_read_search' | 'dac_override';

interface FolderMode {
  uid: number;
  gid: number;
  mode: number;
}

/** CAP_SETPCAP, which is needed to pass a capability on. */
const SETPCAP = 1n << 8n;
/** Capabilities that open closed folders, the narrower one first. Containers commonly have only the second. */
const CAPABILITIES: { name: Capability; bit: bigint }[] = [
  { name: 'dac_read_search', bit: 1n << 2n },
  { name: 'dac_override', bit: 1n << 1n },
];
const NOBODY = '65534';

/**
 * Chooses the account that PostgreSQL runs as. It refuses to run as root, so that root starts it as `postgres`, or as
 * nobody if that user is missing. Both may lack access to root's folders: one capability of root then lets PostgreSQL
 * pass, and the folders stay unchanged.
 *
 * @param folders the folders that PostgreSQL must reach
 * @throws OperatorError when it cannot reach them
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
    // Without it, access() ignores the capability, and PostgreSQL uses access() to find its own programs.
    '--securebits=+no_setuid_fixup',
    ...[`--inh-caps=-all,+${capability}`, `--ambient-caps=-all,+${capability}`],
  ];
  return { command: [...setpriv, ...command], options: {} };
}

/** Returns the outermost folder on the path, itself included, that the account may not pass, or null. */
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

/** Returns the capability that this process may pass on. @param status the text of `/proc/self/status` */
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

/** True for the setpriv of util-linux: others know no ambient capabilities. */
function hasSetpriv(): boolean {
  return spawnSync('setpriv', ['--help'], { encoding: 'utf8' }).stdout?.includes('--ambient-caps') ?? false;
}
