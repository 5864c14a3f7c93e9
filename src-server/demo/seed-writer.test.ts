import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase } from '#server/platform/postgres/databases.ts';
import { TEMPLATE } from '#server/testing/global-setup.ts';
import { writeSeed } from './seed-writer.ts';

describe('the writer of a seed', () => {
  const name = `seed_${randomUUID().replaceAll('-', '')}`;
  let url: string;
  beforeAll(async () => {
    url = await createDatabase(inject('databaseUrl'), name, TEMPLATE);
  });
  afterAll(() => dropDatabase(inject('databaseUrl'), name));

  it('takes its time, for a statement and between two', async () => {
    const impatient = new URL(url);
    impatient.searchParams.set('options', '-c statement_timeout=1000 -c idle_in_transaction_session_timeout=1000');
    const patience = await writeSeed(impatient.href, (writer) =>
      writer.execute<{ name: string; setting: string }>(
        `select name, setting from pg_settings
         where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
      ),
    );
    expect(patience).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '0' },
      { name: 'statement_timeout', setting: '0' },
    ]);
  });

  it('says so when the server ends its connection between two statements', async () => {
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    const written = writeSeed(url, async (writer) => {
      const [{ pid } = { pid: 0 }] = await writer.execute<{ pid: number }>('select pg_backend_pid() as pid');
      await other.query('select pg_terminate_backend($1, 5000)', [pid]);
      await writer.execute('select 1');
    });
    await expect(written).rejects.toThrow();
    await other.end();
  });
});
