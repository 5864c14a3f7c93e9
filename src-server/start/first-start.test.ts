import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, inject, it, onTestFinished, vi } from 'vitest';
import { ensureGazetteer } from '#server/demo/gazetteer.ts';
import { ensureContent } from '#server/demo/demo-content.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import { openHealth } from '#server/platform/http/health.ts';
import { createJobRunner } from '#server/platform/jobs/job-queue.ts';
import { createDatabase, dropDatabase } from '#server/platform/postgres/databases.ts';
import { createTestAppForTest } from '#server/testing/test-app.ts';
import { jobHandlers } from './job-handlers.ts';
import { openProductDatabase } from './product-database.ts';

it('an installation gets the places of its cities that it never had, and nothing back that was moved or written', async () => {
  const t = await createTestAppForTest();
  const texts = () =>
    t.rows<{ url: string; language: string; body: string }>(
      "select url, language, body from cms_pages where url like '/toronto%' or url like '/seattle%' order by url, language",
    );
  await t.rows('truncate cms_pages');
  await ensureContent(t.deps);
  const all = await texts();
  await t.rows("delete from cms_pages where url in ('/toronto/union-station', '/toronto/union-station-bus-terminal')");
  await t.rows("delete from cms_pages where url like '/seattle%'");
  await t.rows("insert into cms_redirects values ('/toronto/union-station', '/toronto/union', now())");
  await t.rows("update cms_pages set body = 'Ours' where url = '/toronto'");
  await ensureContent(t.deps);
  const kept = await texts();
  expect(kept.filter(({ url }) => url === '/toronto').map(({ body }) => body)).toEqual(['Ours', 'Ours', 'Ours']);
  expect(kept.filter(({ url }) => url !== '/toronto')).toEqual(
    all.filter(({ url }) => url === '/toronto/union-station-bus-terminal'),
  );
});

it('a machine that reckons for long over its first places is given the time', async () => {
  const t = await createTestAppForTest();
  const name = new URL(t.databaseUrl).pathname.slice(1);
  await t.rows('truncate places cascade');
  await t.rows(`alter role current_user in database ${name} set idle_in_transaction_session_timeout = '20ms'`);
  const db = await openProductDatabase({ DATABASE_POOL: 2 }, t.databaseUrl);
  onTestFinished(() => db.close());
  await ensureGazetteer({ db });
  expect((await t.rows('select 1 from places')).length).toBeGreaterThan(1_000);
});

it('a process waits for the first pages of another as long as that takes', async () => {
  const t = await createTestAppForTest();
  const name = new URL(t.databaseUrl).pathname.slice(1);
  await t.rows(`alter role current_user in database ${name} set lock_timeout = '1ms'`);
  const db = await openProductDatabase({ DATABASE_POOL: 2 }, t.databaseUrl);
  onTestFinished(() => db.close());
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = t.db.fork().transactional(async (em) => {
    await em
      .getConnection()
      .execute('lock table cms_pages in share row exclusive mode', [], 'run', em.getTransactionContext());
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const content = ensureContent({ db, clock: t.clock });
  content.catch(() => undefined);
  await vi.waitFor(async () =>
    expect(await t.rows(`select 1 from pg_locks where not granted and relation = 'cms_pages'::regclass`)).toHaveLength(
      1,
    ),
  );
  released.resolve();
  await Promise.all([other, content]);
});

it('two processes that start first on one empty database both become healthy, with one set of data', async () => {
  const t = await createTestAppForTest();
  const name = `first_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(inject('databaseUrl'), name);
  const failures: unknown[] = [];
  const start = async () => {
    const db = await openProductDatabase({ DATABASE_POOL: 4 }, url);
    await db.migrate();
    const jobs = createJobRunner({ url, log: { error: ({ err }: { err?: unknown }) => failures.push(err) } });
    const deps = { ...t.deps, db, jobs, log: pino({ level: 'silent' }) };
    await ensureContent(deps);
    const isLoaded = await loadDemo(deps);
    await jobs.start(jobHandlers, async () => undefined);
    const health = openHealth({ url, db: deps.db, isWorking: () => jobs.isReady() });
    return { db, jobs, health, isLoaded };
  };
  const processes = await Promise.all([start(), start(), start()]);
  expect(await Promise.all(processes.map(({ health }) => health.check()))).toEqual(['ok', 'ok', 'ok']);
  expect(processes.filter(({ isLoaded }) => isLoaded)).toHaveLength(1);
  expect(failures).toEqual([]);
  const [first] = processes;
  expect(await first?.db.query('select email from users group by email having count(*) > 1')).toEqual([]);
  for (const { db, jobs, health } of processes) {
    await jobs.stop();
    await health.close();
    await db.close();
  }
  await dropDatabase(inject('databaseUrl'), name);
}, 120_000);
