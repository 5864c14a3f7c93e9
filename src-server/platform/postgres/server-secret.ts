import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStatement } from './databases.ts';

const USER = 'postgres';
const fileOf = (home: string): string => join(home, 'password');

/** Held while the role is altered; any number that no other lock of this server's own database has. */
const ROLE_LOCK = 5432;

/** Who may connect: this machine's own loopback, with the password. */
const RULES = ['local all all scram-sha-256', 'host all all 127.0.0.1/32 scram-sha-256', ''].join('\n');

/** The password of the server of this folder, made at the first time; only its owner may read the file. */
function passwordOf(home: string): string {
  const file = fileOf(home);
  if (!existsSync(file)) {
    try {
      writeFileSync(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Two processes may start at once; both go by what the first one wrote.
      if (!existsSync(file)) throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}

/** The address of the server's own database, with the password of its folder. */
export const addressOf = (home: string, port: number): string =>
  `postgres://${USER}:${passwordOf(home)}@127.0.0.1:${port}/postgres`;

/** Closes a server that trusted every process of the machine, as those of before did: from now on the password is asked. */
export async function askPassword(home: string, cluster: string, port: number): Promise<void> {
  const rules = join(cluster, 'pg_hba.conf');
  if (readFileSync(rules, 'utf8') === RULES) return;
  const url = addressOf(home, port);
  // The role takes no parameters: the password is of hexadecimal digits. Two processes may start at once, and of two that
  // alter a role at the same moment PostgreSQL refuses one ('tuple concurrently updated').
  await runStatement(
    url,
    `do $$ begin
       perform pg_advisory_xact_lock(${ROLE_LOCK});
       alter role ${USER} password '${passwordOf(home)}';
     end $$`,
  );
  writeFileSync(rules, RULES, { mode: 0o600 });
  await runStatement(url, 'select pg_reload_conf()');
}
