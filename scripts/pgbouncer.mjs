// `npm run pgbouncer [-- test files]`: the server's tests through a pgbouncer in transaction mode.
import { existsSync } from 'node:fs';
import { fail, run, toolEnvironment } from './run.mjs';

const places = [process.env.PGBOUNCER_PATH, '/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];
const found = places.find((path) => path !== undefined && existsSync(path));
if (found === undefined)
  fail('There is no pgbouncer here: install it (`apt-get install pgbouncer`) or set PGBOUNCER_PATH.');

/** What is asked of PostgreSQL by use cases; files that end servers or look at connections ask PostgreSQL itself. */
const usual = ['src-server/modules', 'src-server/api', 'src-server/platform/events'];
const named = process.argv.slice(2);
const env = toolEnvironment({ TEST_PGBOUNCER: found });
process.exit(await run('vitest', ['run', '--project', 'server', ...(named.length > 0 ? named : usual)], { env }));
