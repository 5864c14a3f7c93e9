import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { expectBalancedLedger, paid } from '#server/modules/booking/order.fixture.ts';
import { createJobRunner } from '#server/platform/jobs/job-queue.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';
import { createDatabase, dropDatabase, runStatement } from '#server/platform/postgres/databases.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { typeCommand } from '#server/testing/type-command.ts';
import { contentOf } from './content.fixture.ts';

let t: TestApp;
let folder: string;
let file: string;
const awkward = 'tab\t newline\n back\\slash \\. quote\' "é" \\N';
const job = defineJob({ name: 'send-something', payload: z.object({ to: z.string() }), retries: 3 });
/** Under the name of the product's own: what happened to one subject is delivered in its order. */
const told = defineJob({
  name: 'deliver-event',
  payload: z.object({ subscription: z.string(), subject: z.string() }),
  retries: 3,
  orderedBy: ({ subscription, subject }) => `${subscription.slice(subscription.indexOf('/') + 1)}:${subject}`,
});
const quiet = { error: () => undefined };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cloakroom-backup-'));
  file = join(folder, 'one.backup');
  t = await createTestApp();
  const { bookingId } = await paid(t, 5, 2);
  await t.runJobs();
  await t.rows('update bookings set first_name = $2 where id = $1', [bookingId, awkward]);
  await t.rows(
    `insert into files (id, content_type, width, height, bytes, created_at) values ($1, 'image/webp', 1, 1, $2, now())`,
    [randomUUID(), Buffer.from([0, 10, 13, 92, 255])],
  );
  await t.rows(
    `insert into webhooks (id, url, groups, created_at, updated_at) values ($1, 'https://a.example/', '{}', now(), now())`,
    [randomUUID()],
  );
  for (let each = 0; each < 3; each += 1) await runStatement(t.databaseUrl, addDelivery());
  const runner = createJobRunner({ url: t.databaseUrl, log: quiet });
  await runner.start(
    [
      handleJob<{ to: string }, never>(job, () => Promise.reject(new Error('not yet'))),
      handleJob<{ subscription: string; subject: string }, never>(told, () => Promise.reject(new Error('not yet'))),
    ],
    (each, data) => each.handle(data, {} as never),
  );
  await runner.stop();
  await t.db.fork().transactional(async (em) => {
    await runner.enqueue(em, job, { to: 'somebody' });
    await runner.enqueue(em, told, { subscription: 'booking.confirmed/keep-deliveries', subject: 'one' });
  });
  // The tests' own queue is no table of the product.
  await t.rows('drop table test_jobs');
  await runBackup();
});
afterAll(async () => {
  await t.close();
  rmSync(folder, { recursive: true, force: true });
});

const addDelivery = () =>
  `insert into webhook_deliveries (id, webhook_id, event_key, type, subject, about, body, state, created_at)
   select gen_random_uuid(), id, gen_random_uuid(), 'webhook.test', '', '', '{}', 'delivered', now() from webhooks
   returning sequence`;

const runBackup = () => typeCommand(t, ['backup', file]);

async function restoreInto(name: string, from = file) {
  const url = await createDatabase(inject('databaseUrl'), name);
  onTestFinished(() => dropDatabase(inject('databaseUrl'), name));
  await typeCommand(t, ['restore', from], url);
  return url;
}

const freshName = () => `restored_${randomUUID().replaceAll('-', '')}`;

describe('a backup', () => {
  it('can be read by its owner only, and is compressed text', () => {
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
    expect(gunzipSync(readFileSync(file)).toString()).toContain('copy bookings (');
  });

  it('restored into an empty database brings back every row, and the guards stand again', async () => {
    const url = await restoreInto(freshName());
    expect(await contentOf(url)).toEqual(await contentOf(t.databaseUrl));
    await expect(runStatement(url, 'update ledger_entries set amount_minor = 1')).rejects.toThrow('append-only');
    await expect(runStatement(url, 'update bookings set bags_count = 99')).rejects.toThrow('capacity exceeded');
    await expectBalancedLedger(t);
  });

  it('goes on counting where the rows left off', async () => {
    const url = await restoreInto(freshName());
    expect(await runStatement(url, addDelivery())).toEqual([{ sequence: '4' }]);
  });

  it('brings back the work that was still to be done', async () => {
    const url = await restoreInto(freshName());
    const { promise, resolve } = Promise.withResolvers<string>();
    const runner = createJobRunner({ url, log: quiet });
    await runner.start([handleJob<{ to: string }, never>(job, async ({ to }) => resolve(to))], (each, data) =>
      each.handle(data, {} as never),
    );
    expect(await promise).toBe('somebody');
    await runner.stop();
  });

  it('keeps the order in which what happened is delivered', async () => {
    const url = await restoreInto(freshName());
    const queues = await runStatement(
      url,
      `select q.policy, j.policy as of_job, j.singleton_key as key from pgboss.queue q
       join pgboss.job j on j.name = q.name where q.name = 'deliver-event'`,
    );
    const policy = 'key_strict_fifo';
    expect(queues).toEqual([{ policy, of_job: policy, key: 'keep-deliveries:one' }]);
  });

  it('is refused where data is, where it is no backup, and where it is cut or of a later release', async () => {
    await expect(typeCommand(t, ['restore', file])).rejects.toThrow('The database is not empty');
    const text = gunzipSync(readFileSync(file)).toString();
    const wrong = async (content: string) => {
      const other = join(folder, 'wrong.backup');
      writeFileSync(other, gzipSync(content));
      return restoreInto(freshName(), other);
    };
    await expect(wrong('select 1;\n')).rejects.toThrow('no backup of ours');
    await expect(wrong(text.slice(0, text.indexOf('copy bookings (') + 300))).rejects.toThrow('damaged');
    await expect(wrong(text.replace('"migrations":[', '"migrations":["9999-future",'))).rejects.toThrow(
      'of a later release: it has 9999-future',
    );
  });
});
