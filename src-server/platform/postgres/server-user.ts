import { spawnSync } from 'node:child_process';

/** How the server's programs are started: PostgreSQL refuses to run as root. */
export interface ServerUser {
  /** Put before the program's own command line. */
  readonly prefix: readonly string[];
  readonly uid: number | undefined;
  readonly gid: number | undefined;
}

const idOf = (flag: string, name: string): number | null => {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout.trim()) : null;
};

const runs = (command: string, options: { uid?: number; gid?: number }, args: readonly string[]): boolean =>
  spawnSync(command, [...args, '--version'], { ...options, stdio: 'ignore' }).status === 0;

/**
 * As whom the programs run: ourselves, or when we are root `postgres` or `nobody`, or, where these may not reach the
 * programs or the data folder, another user of a namespace of our own.
 * @param isReachable whether a user may also reach the data folder.
 */
export function chooseServerUser(postgres: string, isReachable: (uid: number) => boolean): ServerUser {
  if (process.getuid?.() !== 0) return { prefix: [], uid: undefined, gid: undefined };
  for (const name of ['postgres', 'nobody']) {
    const uid = idOf('-u', name);
    const gid = idOf('-g', name);
    if (uid !== null && gid !== null && runs(postgres, { uid, gid }, []) && isReachable(uid)) {
      return { prefix: [], uid, gid };
    }
  }
  const namespace = ['--user', '--map-user=1000'];
  if (runs('unshare', {}, [...namespace, postgres])) {
    return { prefix: ['unshare', ...namespace], uid: undefined, gid: undefined };
  }
  throw new Error(
    'The embedded PostgreSQL does not run as root and no other user can reach it. Set DATABASE_URL, or start as another user.',
  );
}
