import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const END_MS = 5_000;

interface Account {
  readonly uid: number;
  readonly gid: number;
}

interface StartOptions {
  /** What the log file is called. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Runs as the account without rights. */
  readonly isServer: boolean;
}

/** Everything that a trial starts and writes, so that all of it can be ended and taken away. */
export interface Household {
  readonly folder: string;
  start(options: StartOptions): ChildProcess;
  /** Writes a file that the servers read. */
  write(name: string, text: string): string;
  /** A folder of the servers' own. */
  makeFolder(name: string): string;
  /** A file with a process id that is ended too, such as PostgreSQL's, which outlives what started it. */
  watchPidFile(path: string): void;
  /** Ends all at once and waits for it; takes the folder away unless it is kept. */
  end(): void;
}

/** Who began whom, by the kernel's list; processes that are over but not waited for are none. */
function parents(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state !== 'Z') found.set(Number(name), Number(parent));
    } catch {
      // It ended meanwhile.
    }
  }
  return found;
}

/** These processes that run, and all below them. */
export function treeOf(roots: readonly number[]): number[] {
  const of = parents();
  const tree = roots.filter((pid) => of.has(pid));
  for (const pid of tree)
    for (const [child, parent] of of) if (parent === pid && !tree.includes(child)) tree.push(child);
  return tree;
}

/** Sends a signal to those that still run. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended meanwhile.
    }
  }
}

/** The process id in the first line of a file; null where there is none. */
export function pidIn(path: string): number | null {
  const pid = existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n')[0]) : 0;
  return pid > 0 ? pid : null;
}

/** Opens a household in a temporary folder of its own. */
export function openHousehold(account: Account | null, keep: boolean): Household {
  const folder = mkdtempSync(join(tmpdir(), 'cloakroom-failover-'));
  const give = (path: string) => {
    if (account !== null) chownSync(path, account.uid, account.gid);
    return path;
  };
  const makeFolder = (name: string) => {
    const path = join(folder, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    return give(path);
  };
  chmodSync(folder, 0o755);
  give(folder);
  makeFolder('logs');
  const children: ChildProcess[] = [];
  const pidFiles: string[] = [];
  let isOver = false;
  const running = () => treeOf([...children.map(({ pid }) => pid ?? 0), ...pidFiles.map((path) => pidIn(path) ?? 0)]);
  return {
    folder,
    makeFolder,
    start({ name, command, args, env = {}, isServer }) {
      const log = openSync(join(folder, 'logs', `${name}.log`), 'a');
      const child = spawn(command, args, {
        // Of its own group: Ctrl-C is for us, who end it.
        detached: true,
        stdio: ['ignore', log, log],
        env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C.UTF-8', ...env },
        ...(isServer ? { cwd: folder, ...account } : {}),
      });
      closeSync(log);
      child.on('error', (error) => process.stderr.write(`${name}: ${error.message}\n`));
      children.push(child);
      return child;
    },
    write(name, text) {
      const path = join(folder, name);
      writeFileSync(path, text, { mode: 0o600 });
      return give(path);
    },
    watchPidFile: (path) => void pidFiles.push(path),
    end() {
      if (isOver) return;
      isOver = true;
      const postmasters = pidFiles.flatMap((path) => pidIn(path) ?? []);
      const all = running();
      const others = all.filter((pid) => !treeOf(postmasters).includes(pid));
      signalAll(others, 'SIGKILL');
      signalAll(all, 'SIGCONT');
      // At once, and with its shared memory given back.
      signalAll(postmasters, 'SIGQUIT');
      const deadline = Date.now() + END_MS;
      while (treeOf(all).length > 0 && Date.now() < deadline)
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      signalAll(treeOf(all), 'SIGKILL');
      if (keep) process.stderr.write(`Settings, data and logs are kept in ${folder}\n`);
      else rmSync(folder, { recursive: true, force: true });
    },
  };
}
