import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createJobRunner } from '#server/platform/jobs/job-queue.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { takeJobs } from '#server/platform/jobs/take-jobs.ts';
import { createDatabase, dropDatabase, runStatement } from '#server/platform/postgres/databases.ts';
import { openProductDatabase } from '#server/start/product-database.ts';
import { TEMPLATE } from '#server/testing/global-setup.ts';
import { baseline } from '../../../migrations/all.ts';
import { backUp } from './back-up.ts';
import { contentOf } from './content.fixture.ts';
import { restore } from './restore.ts';

/** The tests' own server, or one that a person names because their pg_dump fits it: postgres://postgres@…/postgres. */
const server = process.env.TEST_DUMP_SERVER ?? inject('databaseUrl');
const job = defineJob({ name: 'send-something', payload: z.object({ to: z.string() }), retries: 3 });
const waiting = handleJob<{ to: string }, never>(job, () => Promise.reject(new Error('not yet')));

/** The commands of deploy/README.md. They dump servers of their own release and older ones. */
const byPostgres = {
  save: async (from: string, file: string) => {
    execFileSync('pg_dump', ['--format=custom', `--file=${file}`, from]);
  },
  bringBack: async (into: string, file: string) => {
    const whole = ['--exit-on-error', '--single-transaction', '--no-owner'];
    execFileSync('pg_restore', [...whole, `--dbname=${into}`, file]);
  },
};

/** Our own format, for where there is no such program, or an older one. */
const byProduct = {
  save: async (from: string, file: string) => void (await backUp(from, file)),
  bringBack: async (into: string, file: string) => {
    const db = await openProductDatabase({ DATABASE_POOL: 2 }, into);
    await restore({
      url: into,
      file,
      known: await db.knownMigrations(),
      baseline,
      usedTable: 'users',
      migrateTo: (last) => db.migrate(last),
      takeJobs: (jobs) => takeJobs(into, jobs, [job]),
    });
    await db.close();
  },
};

async function wayOf(url: string) {
  const [row] = await runStatement<{ major: number }>(
    url,
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  const said = spawnSync('pg_dump', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const isFitting = Number(/ (\d+)/.exec(said)?.[1] ?? 0) >= (row?.major ?? Infinity);
  return isFitting ? byPostgres : byProduct;
}

async function newDatabase(template?: string): Promise<string> {
  const name = `dumped_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(server, name, template);
  onTestFinished(() => dropDatabase(server, name));
  return url;
}

const one = async (url: string, sql: string) => (await runStatement(url, sql))[0];
const extensions = `select array_agg(extname order by extname)::text as names from pg_extension`;
const guards = `select count(*)::int as guards from pg_trigger where not tgisinternal`;
const jobs = `select count(*)::int as jobs from pgboss.job where name = 'send-something' and state = 'created'`;

it('a dump brings back rows, extensions, guards, jobs that wait and, with the next start, how long the role waits', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cloakroom-dump-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const isOwn = process.env.TEST_DUMP_SERVER === undefined;
  const [from, into] = [await newDatabase(isOwn ? TEMPLATE : undefined), await newDatabase()];
  const db = await openProductDatabase({ DATABASE_POOL: 2 }, from);
  await db.migrate();
  await runStatement(
    from,
    `insert into files (id, content_type, width, height, bytes, created_at)
     values (gen_random_uuid(), 'image/webp', 1, 1, '\\x000a0d5cff', now())`,
  );
  const runner = createJobRunner({ url: from, log: { error: () => undefined } });
  await runner.start([waiting], async (each, data) => each.handle(data, {} as never));
  await runner.stop();
  await db.fork().transactional((em) => runner.enqueue(em, job, { to: 'somebody' }));
  await db.close();

  const { save, bringBack } = await wayOf(from);
  await save(from, join(folder, 'one.dump'));
  await bringBack(into, join(folder, 'one.dump'));

  // As the next start does.
  const restored = await openProductDatabase({ DATABASE_POOL: 2 }, into);
  await restored.migrate();
  await restored.close();
  expect(await contentOf(into)).toEqual(await contentOf(from));
  expect((await contentOf(into)).files).toMatch(/^1 /);
  for (const question of [extensions, guards, jobs, 'show statement_timeout', 'show lock_timeout'])
    expect(await one(into, question), question).toEqual(await one(from, question));
  expect(await one(into, jobs)).toEqual({ jobs: 1 });
  expect(await one(into, 'show statement_timeout')).toEqual({ statement_timeout: '15s' });
});
