import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startRelay } from '#server/testing/relay.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { isDatabaseAway } from './is-away.ts';
import { sqlRows } from './sql-rows.ts';
import { inTransaction } from './transaction.ts';

const POOL = 3;

let t: TestApp;
let relay: Awaited<ReturnType<typeof startRelay>>;
beforeAll(async () => {
  t = await createTestApp({
    config: { DATABASE_POOL: POOL },
    via: async (url) => {
      relay = await startRelay(url);
      return relay.url;
    },
  });
  await t.db.query('create table crumbs (id int)');
});
afterAll(async () => {
  relay.restore();
  await t.close();
  relay.close();
});

/** Cuts at these bytes until the test has ended. */
function cutAt(bytes: string) {
  relay.cutAt(bytes);
  onTestFinished(() => relay.restore());
}

const failureOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);

/** What a transaction of two statements fails with. */
const failureOfTwo = () =>
  failureOf(
    inTransaction(t, async (em) => {
      await sqlRows(em, 'insert into crumbs values ($1)', [1]);
      await sqlRows(em, 'select count(*) from crumbs where id > $1', [0]);
    }),
  );

describe.each([
  ['at its beginning', 'begin\0'],
  ['at its first statement', 'insert into crumbs'],
  ['between two statements', 'select count(*) from crumbs'],
  ['at its end', 'commit\0'],
])('a transaction whose connection is cut %s', (_when, bytes) => {
  it('says that the database is away, leaves nothing and gives its place in the pool back', async () => {
    cutAt(bytes);
    for (let tries = 0; tries < POOL + 1; tries += 1) expect(isDatabaseAway(await failureOfTwo())).toBe(true);
    relay.restore();
    expect(t.db.poolState()).toMatchObject({ busy: 0, waiting: 0 });
    expect(await failureOfTwo()).toBeNull();
    expect(await t.db.query('delete from crumbs returning id')).toEqual([{ id: 1 }]);
  });
});

it('a transaction whose connection died while other work was done says that the database is away', async () => {
  const failure = await failureOf(
    inTransaction(t, async (em) => {
      await sqlRows(em, 'select 1');
      relay.cut();
      await failureOf(t.db.query('select 1'));
      await sqlRows(em, 'select 1');
    }),
  );
  relay.restore();
  expect(failure).toMatchObject({ message: expect.stringContaining('not queryable') });
  expect(isDatabaseAway(failure)).toBe(true);
});

it('a start that cannot begin its migrations fails as such and ends', async () => {
  cutAt('begin\0');
  expect(isDatabaseAway(await failureOf(t.db.migrate()))).toBe(true);
});
