import { randomUUID } from 'node:crypto';
import { Instant } from '@js-joda/core';
import { Migration } from '@mikro-orm/migrations';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { toIso } from '#shared/time/instants.ts';
import { startRelay } from '#server/testing/relay.ts';
import { createTestApp, createTestAppForTest, type TestApp } from '#server/testing/test-app.ts';
import { openProductDatabase } from '#server/start/product-database.ts';
import { createDatabase, dropDatabase } from '#server/platform/postgres/databases.ts';
import { entities } from '#server/start/entities.ts';
import { migrations } from '../../../migrations/all.ts';
import { type Database, openDatabase } from './database.ts';
import { isoOfDate } from './iso-of-date.ts';
import { isDatabaseAway } from './is-away.ts';
import { migrate } from './migrate.ts';
import { sqlRows } from './sql-rows.ts';
import { inTransaction } from './transaction.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const everyKind = `select 12345678901::int8 as amount, 0.25::numeric as rate, date '2026-11-21' as day,
  timestamptz '2026-11-21 10:00:00.5-05' as at, $1::text as given, sum(v) as total from unnest(array[1, 2]::int8[]) v`;

describe('one way to ask PostgreSQL', () => {
  it('parses every value alike, inside a transaction and outside', async () => {
    const expected = {
      amount: 12_345_678_901,
      rate: 0.25,
      day: '2026-11-21',
      at: new Date('2026-11-21T15:00:00.500Z'),
      given: "it's ? $1",
      total: 3,
    };
    const [outside] = await t.db.query(everyKind, [expected.given]);
    const [inside] = await inTransaction(t, (em) => sqlRows(em, everyKind, [expected.given]));
    const [byEntities] = await t.db.fork().execute<unknown[]>(everyKind.replace('$1', "'it''s ? $1'"));
    expect(outside).toEqual(expected);
    expect(inside).toEqual(expected);
    expect(byEntities).toEqual(expected);
  });

  it('reads every instant, and writes it as the rules do', async () => {
    const instants = [
      '0099-01-02T03:04:05Z',
      '1582-10-04T23:59:59Z',
      '2024-02-29T12:00:00Z',
      '2026-11-21T15:00:00.250Z',
    ];
    const rows = await t.db.query<{ at: Date }>('select unnest($1::timestamptz[]) as at', [instants]);
    expect(rows.map(({ at }) => at.toISOString())).toEqual(instants.map((text) => new Date(text).toISOString()));
    expect(rows.map(({ at }) => isoOfDate(at))).toEqual(instants.map((text) => toIso(Instant.parse(text))));
  });

  it('sends values apart from the statement: a value is never part of it', async () => {
    const given = "'; select pg_sleep(9); --";
    const [row] = await inTransaction(t, (em) =>
      sqlRows<{ query: string; given: string }>(
        em,
        'select query, $1::text as given from pg_stat_activity where pid = pg_backend_pid()',
        [given],
      ),
    );
    expect(row?.given).toBe(given);
    expect(row?.query).not.toContain('pg_sleep');
  });

  it('answers by every connection while a release adds columns', async () => {
    const { db } = await behindRelay();
    await db.query('create table crumbs (id int)');
    await db.query('insert into crumbs values (1)');
    // As many at once as the pool has connections, so that each has prepared it.
    const asks = () =>
      Promise.all([1, 2].map(() => db.query('select *, pg_sleep(0.1)::text from crumbs where id = $1', [1])));
    const row = { id: 1, pg_sleep: '' };
    expect(await asks()).toEqual([[row], [row]]);
    await db.query('alter table crumbs add column size int');
    const wider = { ...row, size: null };
    expect(await asks()).toEqual([[wider], [wider]]);
    expect(await asks()).toEqual([[wider], [wider]]);
    expect(db.poolState()).toMatchObject({ busy: 0, waiting: 0 });
  });

  it('belongs to the transaction: what failed leaves nothing', async () => {
    await t.db.query('create table crumbs (id int)');
    const failing = inTransaction(t, async (em) => {
      await sqlRows(em, 'insert into crumbs values ($1)', [1]);
      throw new Error('enough');
    });
    await expect(failing).rejects.toThrow('enough');
    expect(await t.rows('select * from crumbs')).toEqual([]);
  });
});

/** A database of its own, by way of a relay. */
async function behindRelay() {
  const name = `relay_${randomUUID().replaceAll('-', '')}`;
  const direct = inject('databaseUrl');
  const relay = await startRelay(await createDatabase(direct, name));
  const db = await openDatabase({ url: relay.url, poolSize: 2, entities, migrations, silence: 1_000 });
  onTestFinished(async () => {
    await db.close();
    relay.close();
    await dropDatabase(direct, name);
  });
  return { db, relay };
}

describe('a migration', () => {
  class Crumbs extends Migration {
    override name = 'crumbs';
    override up(): void {
      this.addSql('alter table crumbs add column size int');
    }
  }
  const openCrumbs = async () => {
    const { db, relay } = await behindRelay();
    await db.query('create table crumbs (id int)');
    const reader = new pg.Client({ connectionString: relay.url });
    await reader.connect();
    await reader.query('begin; select * from crumbs');
    return { db, url: relay.url, endReading: () => reader.end() };
  };
  const hasSize = async (db: Database) =>
    (await db.query(`select from pg_attribute where attrelid = 'crumbs'::regclass and attname = 'size'`)).length > 0;

  it('lets others pass behind a long reader, and is done when that has ended', async () => {
    const { db, url, endReading } = await openCrumbs();
    const migrating = migrate({ url, migrations: [Crumbs], lock: { waitMs: 200, pauseMs: 50, tries: 1_000 } });
    const isWaiting = `select from pg_locks where relation = 'crumbs'::regclass and not granted`;
    for (let number = 1; number <= 3; number += 1) {
      await expect.poll(() => db.query(isWaiting), { timeout: 20_000 }).toHaveLength(1);
      await db.query('insert into crumbs values (1)');
    }
    expect(await hasSize(db)).toBe(false);
    await endReading();
    await migrating;
    expect(await hasSize(db)).toBe(true);
  });

  it('gives up with a sentence, and leaves all as it was', async () => {
    const { db, url, endReading } = await openCrumbs();
    const failing = migrate({ url, migrations: [Crumbs], lock: { waitMs: 50, pauseMs: 1, tries: 3 } });
    await expect(failing).rejects.toThrow(/^The database was not brought up to date: .* 3 times/);
    expect(await hasSize(db)).toBe(false);
    await endReading();
  });
});

describe('patience with PostgreSQL', () => {
  it('has an end on the server for statements, locks and transactions that no caller goes on with', async () => {
    const { db } = await behindRelay();
    await db.migrate();
    const found = await db.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`,
    );
    expect(found).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '15000' },
      { name: 'lock_timeout', setting: '10000' },
      { name: 'statement_timeout', setting: '15000' },
    ]);
  });

  it('leaves alone what an operator has set for the role', async () => {
    const { db } = await behindRelay();
    const [{ name = '' } = {}] = await db.query<{ name: string }>('select current_database() as name');
    await db.query(`alter role current_user in database ${name} set statement_timeout = '3s'`);
    await db.migrate();
    await db.migrate();
    const fresh = await openProductDatabase({ DATABASE_POOL: 2 }, withName(inject('databaseUrl'), name));
    expect(await fresh.query('show statement_timeout')).toEqual([{ statement_timeout: '3s' }]);
    await fresh.close();
  });

  it('ends when every connection is taken: a caller who waits learns that the database is away', async () => {
    const { db } = await behindRelay();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const holders: Promise<void>[] = [];
    for (let taken = 0; taken < 2; taken += 1) {
      await new Promise<void>((begun) => {
        const hold = inTransaction({ db }, async (em) => {
          await sqlRows(em, 'select 1');
          begun();
          await held;
        });
        // The server ends it before a holder lets go.
        holders.push(hold.catch(() => undefined));
      });
    }
    const failure = await db.query('select 1').catch((error: unknown) => error);
    release();
    await Promise.all(holders);
    expect(isDatabaseAway(failure)).toBe(true);
  });

  it('ends when the server falls silent, in a statement and in a transaction', async () => {
    const { db, relay } = await behindRelay();
    await db.query('select 1');
    const inside = inTransaction({ db }, async (em) => {
      relay.fallSilent();
      await sqlRows(em, 'select 1');
    });
    const failures = await Promise.all(
      [inside, inside.catch(() => db.query('select 1'))].map((each) => each.catch((error: unknown) => error)),
    );
    expect(failures).toEqual([expect.any(Error), expect.any(Error)]);
    expect(failures.map(isDatabaseAway)).toEqual([true, true]);
  });
});

it('a report takes as long as it needs, parses as every question does, and changes nothing', async () => {
  const other = await createTestAppForTest();
  await other.rows(
    'alter role current_user in database "' +
      new URL(other.databaseUrl).pathname.slice(1) +
      "\" set statement_timeout = '5ms'",
  );
  const long = 'select count(*) as amount from generate_series(1, 2000000)';
  const db = await openDatabase({ url: other.databaseUrl, poolSize: 1, entities, migrations });
  onTestFinished(() => db.close());
  await expect(db.query(long)).rejects.toMatchObject({ code: '57014' });
  expect(await db.report(long)).toEqual([{ amount: 2_000_000 }]);
  expect(await db.report('select $1::int8 as given', [3])).toEqual([{ given: 3 }]);
  await expect(db.report('delete from listings')).rejects.toMatchObject({ code: '25006' });
});

function withName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
