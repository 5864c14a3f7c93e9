import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, lchownSync, mkdirSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Who the database server runs as, and what goes before its command line. */
export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
  readonly prefix: readonly string[];
}

const ordinary: Identity = { prefix: [] };

/** In this user namespace root is seen as user 1000, and root's files as that user's. */
const namespaced: Identity = { prefix: ['unshare', '--user', '--map-user=1000', '--'] };

/**
 * PostgreSQL refuses to run as root. As root this picks a user that can reach both the binaries and the data folder
 * and hands the folder to it: its present owner, `postgres`, `no one`, else root in a user namespace.
 * @param home folder of the cluster; made when missing
 * @throws Error with a sentence when nothing works
 */
export function chooseIdentity(home: string, executables: readonly string[]): Identity {
  mkdirSync(home, { recursive: true });
  if (process.getuid?.() !== 0) return ordinary;
  const owner = statSync(home).uid;
  const users = namedUsers(['postgres', 'nobody']);
  const candidates = [...users.filter(({ uid }) => uid === owner), ...users.filter(({ uid }) => uid !== owner)];
  for (const identity of candidates) {
    chownSync(home, identity.uid, identity.gid);
    if (canRun(identity, home, executables)) return own(home, identity);
  }
  chownSync(home, 0, 0);
  if (canRun(namespaced, home, executables)) {
    own(home, { uid: 0, gid: 0, prefix: [] });
    return namespaced;
  }
  throw new Error(
    `PostgreSQL does not run as root, and no other user can reach ${home}. Start as an ordinary user, move the project to a folder that others may enter, or set DATABASE_URL.`,
  );
}

function namedUsers(names: readonly string[]): (Identity & { uid: number; gid: number })[] {
  if (!existsSync('/etc/passwd')) return [];
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return names.flatMap((name) => {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':');
    const uid = Number(fields?.[2]);
    const gid = Number(fields?.[3]);
    return Number.isInteger(uid) && Number.isInteger(gid) && uid > 0 ? [{ uid, gid, prefix: [] }] : [];
  });
}

/** Whether the identity can start every executable and write into the folder. */
function canRun({ uid, gid, prefix }: Identity, home: string, executables: readonly string[]): boolean {
  const test = 'test -w "$0" && for file in "$@"; do "$file" --version || exit 1; done';
  const [command = '/bin/sh', ...args] = [...prefix, '/bin/sh', '-c', test, home, ...executables];
  return spawnSync(command, args, { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Gives everything in the folder to the identity, for a cluster that was made under another one. */
function own<T extends { uid: number; gid: number }>(path: string, identity: T): T {
  for (const entry of readdirSync(path, { recursive: true, withFileTypes: true })) {
    lchownSync(join(entry.parentPath, entry.name), identity.uid, identity.gid);
  }
  return identity;
}
