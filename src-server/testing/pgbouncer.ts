import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/platform/postgres/free-port.ts';

/** Debian's account without rights: pgbouncer refuses to be the superuser. */
const NO_USER = 65_534;

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.end());
  });

/**
 * Puts a pgbouncer in transaction mode before a PostgreSQL, for the tests.
 * @returns the address behind which every database of that server is found.
 */
export async function startPgbouncer(binary: string, server: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port, username, password } = new URL(server);
  const own = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'cloakroom-pgbouncer-'));
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${port} user=${username}${password === '' ? '' : ` password=${password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 2000
server_idle_timeout = 5
ignore_startup_parameters = extra_float_digits
`,
  );
  const isSuperuser = userInfo().uid === 0;
  if (isSuperuser) {
    chmodSync(folder, 0o755);
    chownSync(settings, NO_USER, NO_USER);
  }
  const child = spawn(binary, ['-q', settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(isSuperuser ? { uid: NO_USER, gid: NO_USER } : {}),
  });
  const ended = once(child, 'exit');
  while (!(await isListening(own))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await wait(20);
  }
  const url = new URL(server);
  url.hostname = '127.0.0.1';
  url.port = String(own);
  return {
    url: url.href,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
