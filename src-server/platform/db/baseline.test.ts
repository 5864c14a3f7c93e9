import { createHash } from 'node:crypto';
import pg from 'pg';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase, dropDatabase } from '#server/platform/postgres/databases.ts';
import { Baseline0560 } from '../../../migrations/0560-baseline.ts';
import { baseline } from '../../../migrations/all.ts';
import { namesSince } from './baseline.ts';
import { catalogOf } from './catalog.fixture.ts';
import { migrate } from './migrate.ts';

/** Of the lines of `catalogOf` over a database that migrations 0001 to 0560 had made one by one (2026-11-29, PostgreSQL 15 and 18). */
const RELEASE_0_1 = { lines: 1887, sha256: 'bfe6d5e1ae5f82c796a68c75104bf90317bfdca685ba41f807b8482c01e1b731' };

let count = 0;
let url = '';
let client: pg.Client;
beforeEach(async () => {
  const name = `baseline_${process.pid}_${(count += 1)}`;
  url = await createDatabase(inject('databaseUrl'), name);
  client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate({ url, migrations: [Baseline0560], baseline });
  onTestFinished(async () => {
    await client.end();
    await dropDatabase(inject('databaseUrl'), name);
  });
});

const applied = async () =>
  (await client.query<{ name: string }>('select name from migrations order by id')).rows.map(({ name }) => name);

/** As a release before left its record. */
async function recorded(names: readonly string[]): Promise<void> {
  await client.query('delete from migrations');
  for (const name of names) await client.query('insert into migrations (name, executed_at) values ($1, now())', [name]);
}

const again = () => migrate({ url, migrations: [Baseline0560], baseline });

describe('the baseline', () => {
  it('makes what the migrations of release 0.1.0 made, to the last function', async () => {
    const lines = await catalogOf(client);
    const sha256 = createHash('sha256').update(lines.join('\n')).digest('hex');
    expect({ lines: lines.length, sha256 }).toEqual(RELEASE_0_1);
    expect((await client.query('select is_only from shared_facts')).rows).toEqual([{ is_only: true }]);
    expect(await applied()).toEqual(['0560-baseline']);
  });

  it('is recorded as applied in a database that stands there, by several processes at once', async () => {
    await recorded(['0001-accounts', '0560-object-store']);
    await client.query(`insert into business_types (id, type, position) values (gen_random_uuid(), 'Kept', 1)`);
    await Promise.all([again(), again()]);
    expect(await applied()).toEqual(['0001-accounts', '0560-object-store', '0560-baseline']);
    expect((await client.query('select type from business_types')).rows).toEqual([{ type: 'Kept' }]);
  });

  it('refuses a database of a release before with the one to go through first, and changes nothing', async () => {
    await recorded(['0001-accounts', '0531-room-for-today']);
    await expect(again()).rejects.toThrow(
      'The database is of a release before 0.1.0: it stands at 0531-room-for-today. Bring it to 0.1.0 with that release first, then use this one. Nothing was changed.',
    );
    expect(await applied()).toEqual(['0001-accounts', '0531-room-for-today']);
  });
});

describe('the migrations of a backup', () => {
  it.each([
    [[], []],
    [['0560-baseline'], ['0560-baseline']],
    [['0001-accounts', '0560-object-store'], ['0560-baseline']],
    [
      ['0001-accounts', '0560-object-store', '0560-baseline', '0600-after'],
      ['0560-baseline', '0600-after'],
    ],
    [
      ['0560-baseline', '0600-after'],
      ['0560-baseline', '0600-after'],
    ],
  ])('%j are %j in this release', (names, expected) =>
    expect(namesSince(baseline, names, 'The backup')).toEqual(expected),
  );

  it('from before the baseline are refused', () =>
    expect(() => namesSince(baseline, ['0001-accounts'], 'The backup')).toThrow(
      'The backup is of a release before 0.1.0',
    ));
});
