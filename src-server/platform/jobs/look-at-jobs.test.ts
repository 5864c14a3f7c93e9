import { expect, it } from 'vitest';
import { z } from 'zod';
import { createTestAppForTest } from '#server/testing/test-app.ts';
import { systemClock } from '#server/platform/clock.ts';
import { createJobRunner } from './job-queue.ts';
import { defineJob, handleJob } from './job.ts';
import { lookAtQueues, lookAtRetries } from './look-at-jobs.ts';

const payload = z.object({ number: z.number() });
const easy = defineJob({ name: 'easy', payload, retries: 0 });
const hard = defineJob({ name: 'hard', payload, retries: 5 });

it('each queue tells what it did in the last hours, what waits in it, and what it tries again', async () => {
  const t = await createTestAppForTest();
  const runner = createJobRunner({ url: t.databaseUrl, log: { error: () => undefined } });
  const handlers = [
    handleJob<{ number: number }, never>(easy, async () => undefined),
    handleJob<{ number: number }, never>(hard, async () => Promise.reject(new Error('No server answers'))),
  ];
  // Looked at anew each time: what was done is kept for some seconds for a caller who asks again.
  const look = () => lookAtQueues({ db: { query: t.db.query }, clock: systemClock });
  const add = (job: typeof easy, number: number, startAfter?: Parameters<typeof runner.enqueue>[3]) =>
    t.db.fork().transactional((em) => runner.enqueue(em, job, { number }, startAfter));
  await runner.start(handlers, (each, given) => each.handle(given, {} as never));
  await add(easy, 1);
  await add(easy, 2, { startAfter: systemClock.now().plusSeconds(3600) });
  await add(hard, 3);
  const retries = () => lookAtRetries(t.db, 10);
  await expect
    .poll(retries, { timeout: 30_000 })
    .toMatchObject([{ queue: 'hard', payload: { number: 3 }, error: 'Error: No server answers', most: 6 }]);
  await expect
    .poll(async () => (await look()).queues.find(({ name }) => name === 'easy')?.done.at(-1), { timeout: 30_000 })
    .toBe(1);
  await runner.stop();
  const { queues, workedAt, overdue } = await look();
  expect(queues.map(({ name, failed }) => [name, failed.at(-1)])).toEqual([
    ['easy', 0],
    ['hard', 0],
  ]);
  expect(workedAt).toBeInstanceOf(Date);
  expect(overdue).toBe(0);
  // No one works any more, and five minutes go by.
  await t.rows(`update pgboss.job set start_after = start_after - interval '90 minutes' where state < 'active'`);
  const late = await look();
  expect(late.overdue).toBe(2);
  expect(late.queues.find(({ name }) => name === 'easy')).toMatchObject({ waiting: 1, retrying: 0 });
  expect(late.queues.find(({ name }) => name === 'hard')).toMatchObject({ waiting: 1, retrying: 1 });
  expect(late.queues[0]?.oldestSeconds).toBeGreaterThan(25 * 60);
}, 90_000);
