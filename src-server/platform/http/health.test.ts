import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres/embedded-postgres.ts';
import { makeListing } from '#server/testing/factories.ts';
import { startRelay } from '#server/testing/relay.ts';
import { createTestApp, createTestAppForTest, type TestApp } from '#server/testing/test-app.ts';
import { openHealth } from './health.ts';
import { stopServing } from './serve-health.ts';

let t: TestApp;
let relay: Awaited<ReturnType<typeof startRelay>>;
beforeAll(async () => {
  t = await createTestApp({
    via: async (url) => {
      relay = await startRelay(url);
      return relay.url;
    },
  });
});
afterAll(async () => {
  relay.restore();
  await t.close();
  relay.close();
});
beforeEach(() => relay.restore());

const askHealth = async () => {
  const started = performance.now();
  const answer = await fetch(`${t.baseUrl()}/healthz`);
  return { status: answer.status, body: await answer.json(), seconds: (performance.now() - started) / 1000 };
};

/** Asks until the answer is the one wanted; each question is answered within a second. */
async function becomes(status: string) {
  for (;;) {
    const health = await askHealth();
    expect(health.seconds).toBeLessThan(1.5);
    if ((health.body as { status: string }).status === status) return health;
  }
}

describe('the health of a process', () => {
  it('is well while the database takes writes', async () => {
    expect(await askHealth()).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('is 503 within a second while the database says nothing, and well again when it does', async () => {
    relay.fallSilent();
    expect(await becomes('database')).toMatchObject({ status: 503 });
    relay.restore();
    expect(await becomes('ok')).toMatchObject({ status: 200 });
  });

  it('is 503 while the database is gone', async () => {
    relay.cut();
    expect(await becomes('database')).toMatchObject({ status: 503 });
  });

  it('is 503 while the database only reads', async () => {
    const [{ name = '' } = {}] = await t.rows<{ name: string }>('select current_database() as name');
    await t.rows(`alter database ${name} set default_transaction_read_only = on`);
    relay.cut();
    relay.restore();
    expect(await becomes('database')).toMatchObject({ status: 503 });
    await t.rows('set session characteristics as transaction read write').catch(() => undefined);
    await t.db.fork().transactional(async (em) => {
      await em.execute('set transaction read write');
      await em.execute(`alter database ${name} reset default_transaction_read_only`);
    });
    relay.cut();
    relay.restore();
    expect(await becomes('ok')).toMatchObject({ status: 200 });
  });

  it('is 503 once requests gave up waiting for a connection, and well again when they get one', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const holders = Array.from({ length: t.deps.config.DATABASE_POOL }, () =>
      inTransaction(t, async (em) => {
        await sqlRows(em, 'select 1');
        await held;
      }),
    );
    await expect.poll(() => t.db.poolState().busy).toBe(t.deps.config.DATABASE_POOL);
    expect(await askHealth()).toMatchObject({ status: 200 });
    await expect(t.db.query('select 1')).rejects.toThrow('timeout exceeded');
    expect(await becomes('database')).toMatchObject({ status: 503 });
    release();
    await Promise.all(holders);
    expect(await becomes('ok')).toMatchObject({ status: 200 });
  }, 30_000);

  it('is 503 while commits wait for a stand-by that is away, with a connection that does not pile up', async () => {
    const root = mkdtempSync(join(tmpdir(), 'stand-by-'));
    chmodSync(root, 0o755);
    const server = await startEmbeddedPostgres({
      dataDir: join(root, 'postgres'),
      log: { info: () => undefined, warn: () => undefined },
      disposable: true,
      settings: { wal_level: 'replica', max_wal_senders: '2', synchronous_commit: 'on' },
    });
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    const db = { query: async <Row>(text: string) => (await client.query(text)).rows as Row[] };
    const health = openHealth({ url: server.url, db, isWorking: () => true });
    onTestFinished(async () => {
      await health.close();
      await client.end();
      await server.stop();
      rmSync(root, { recursive: true, force: true });
    });
    await db.query('create unlogged table rate_limits (key text primary key, hits int, window_ends_at timestamptz)');
    const becomesNow = (status: string) => expect.poll(() => health.check(), { timeout: 20_000 }).toBe(status);
    await becomesNow('ok');
    await db.query(`alter system set synchronous_standby_names = 'away'`);
    await db.query('select pg_reload_conf()');
    await becomesNow('database');
    const waiting = () => db.query(`select pid from pg_stat_activity where wait_event = 'SyncRep'`);
    const [first] = await waiting();
    await expect
      .poll(async () => [await health.check(), await waiting()], { timeout: 20_000 })
      .toEqual(['database', [expect.not.objectContaining(first as object)]]);
    await db.query('alter system reset synchronous_standby_names');
    await db.query('select pg_reload_conf()');
    await becomesNow('ok');
  }, 90_000);

  it('is 503 after a write that found the disk full', async () => {
    const app = await createTestAppForTest();
    await app.rows(`create function no_room() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
    await app.rows('create trigger no_room before insert on subscriptions for each row execute function no_room()');
    const refused = await app.app.inject({
      method: 'POST',
      url: '/trpc/cms.subscribe',
      payload: { email: 'somebody@example.com' },
    });
    expect(refused.statusCode).toBe(503);
    const answer = await app.app.inject({ url: '/healthz' });
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'database' }]);
  });
});

describe('without a database', () => {
  it('REST says 503 in its own format and when to come again', async () => {
    relay.cut();
    for (const path of [
      '/api/v1/listings/list',
      '/api/v1/users/check?email=a@example.com',
      '/files/00000000-0000-4000-8000-000000000000',
    ]) {
      const answer = await fetch(t.baseUrl() + path);
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5']);
      expect(await answer.json()).toEqual({
        error: 'The service cannot answer right now. Please try again in a moment.',
      });
    }
  });

  it('procedures say so too, to signed-in users and in their language', async () => {
    relay.cut();
    const answer = await fetch(`${t.baseUrl()}/trpc/cms.site`, {
      headers: { cookie: 'cloakroom_session=somebody', 'accept-language': 'fr' },
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({
      error: { data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503, key: 'serviceAway' } },
    });
  });

  it('everything works again when it is back', async () => {
    await makeListing(t);
    relay.cut();
    await fetch(`${t.baseUrl()}/api/v1/listings/list`);
    relay.restore();
    expect((await fetch(`${t.baseUrl()}/api/v1/listings/list`)).status).toBe(200);
  });
});

describe('a process that is to stop', () => {
  it('goes on answering until the balancer has seen it, each answer the last of its connection', async () => {
    const app = await createTestAppForTest();
    const base = app.baseUrl();
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const ask = (path: string) =>
      new Promise<string>((resolve, reject) => {
        get(`${base}${path}`, { agent }, (answer) => {
          answer.resume();
          answer.on('end', () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
        }).on('error', reject);
      });
    const four = () => Promise.all([1, 2, 3, 4].map(() => ask('/robots.txt')));
    expect(new Set(await four())).toEqual(new Set(['200 keep-alive']));

    const { promise: seen, resolve: see } = Promise.withResolvers<void>();
    const stopping = stopServing(app.app, app.health, () => seen);
    // Those that were open before, and those that come after.
    for (let round = 0; round < 5; round += 1) expect(new Set(await four())).toEqual(new Set(['200 close']));
    expect(await ask('/healthz')).toBe('503 close');

    const { promise: asked, resolve: hasAsked } = Promise.withResolvers<void>();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    app.deps.db.query = async () => {
      hasAsked();
      await held;
      return [];
    };
    const slow = ask('/sitemaps/locations-1.xml');
    await asked;
    see();
    await new Promise((resolve) => setImmediate(resolve));
    release();
    expect(await slow).toBe('404 close');
    await stopping;
    agent.destroy();
  });
});
