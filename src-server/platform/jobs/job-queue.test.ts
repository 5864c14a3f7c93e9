import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { expect, it, onTestFinished } from 'vitest';
import { createTestAppForTest } from '#server/testing/test-app.ts';
import { following } from '#server/platform/audit/followed.ts';
import { createJobRunner } from './job-queue.ts';
import { defineJob, handleJob } from './job.ts';
import { fatesOf } from './look-at-jobs.ts';

const job = defineJob({ name: 'never-ending', payload: z.object({ number: z.number() }), retries: 0 });

/** Resolves when the process has said the word. */
const says = (child: ChildProcess, word: string) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => data.toString().includes(word) && resolve());
    child.once('exit', (code) => reject(new Error(`The worker ended with ${code}`)));
  });

it('work that is slow for one of many holds up no other', async () => {
  const t = await createTestAppForTest();
  const sharedJob = defineJob({
    name: 'call-person',
    payload: z.object({ whom: z.string() }),
    retries: 0,
    groupedBy: ({ whom }) => whom,
  });
  const runner = createJobRunner({ url: t.databaseUrl, log: { error: () => undefined } });
  const answered = Promise.withResolvers<void>();
  const other = Promise.withResolvers<string>();
  let begun = 0;
  const handler = handleJob<{ whom: string }, never>(sharedJob, async ({ whom }) => {
    if (whom !== 'slow') return other.resolve(whom);
    begun += 1;
    return answered.promise;
  });
  await runner.start([handler], (each, payload) => each.handle(payload, {} as never));
  await t.db.fork().transactional(async (em) => {
    for (let call = 0; call < 40; call += 1) await runner.enqueue(em, sharedJob, { whom: 'slow' });
    await runner.enqueue(em, sharedJob, { whom: 'quick' });
  });
  expect(await other.promise).toBe('quick');
  expect(begun).toBeLessThan(40);
  answered.resolve();
  await runner.stop();
}, 60_000);

it('a job that is wanted once is there once while it waits or is worked off, and can be had again', async () => {
  const t = await createTestAppForTest();
  const runner = createJobRunner({ url: t.databaseUrl, log: { error: () => undefined } });
  let begun = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const handler = handleJob<{ number: number }, never>(job, async () => {
    begun.resolve();
    return done.promise;
  });
  await runner.start([handler], (each, payload) => each.handle(payload, {} as never));
  const once = (number: number) => t.db.fork().transactional((em) => runner.enqueueOnce(em, job, { number }));
  expect((await Promise.all([once(1), once(1), once(1)])).toSorted()).toEqual([false, false, true]);
  await begun.promise;
  expect(await once(1)).toBe(false);
  expect(await once(2)).toBe(true);
  done.resolve();
  const open = `select from pgboss.job where name = $1 and state in ('created', 'active')`;
  await expect.poll(() => t.rows(open, [job.name]), { timeout: 20_000 }).toEqual([]);
  begun = Promise.withResolvers<void>();
  const { answer, followed } = await following(() => once(1));
  expect(answer).toBe(true);
  expect(followed).toMatchObject([{ queue: job.name }]);
  const ids = followed.flatMap((each) => ('job' in each ? [each.job] : []));
  await expect
    .poll(() => fatesOf(t.db, ids), { timeout: 20_000 })
    .toMatchObject([{ id: ids[0], state: 'done', doneAt: expect.any(Date) }]);
  await begun.promise;
  await runner.stop();
}, 60_000);

it('a job of the clock has not failed where the database was away, others have', async () => {
  const t = await createTestAppForTest();
  const runner = createJobRunner({ url: t.databaseUrl, log: { error: () => undefined } });
  const failing = (name: string, message: string, cron: string | null) =>
    handleJob(defineJob({ name, payload: z.object({}), retries: 0 }), () => Promise.reject(new Error(message)), cron);
  const newYear = '0 0 1 1 *';
  const handlers = [
    failing('by-the-clock', 'Connection terminated unexpectedly', newYear),
    failing('by-the-clock-with-a-bug', 'No such column', newYear),
    failing('of-a-booking', 'Connection terminated unexpectedly', null),
  ];
  await runner.start(handlers, (each, payload) => each.handle(payload, undefined as never));
  await t.db.fork().transactional(async (em) => {
    for (const handler of handlers) await runner.enqueue(em, handler.job, {});
  });
  const ends = `select name, state::text, retry_count from pgboss.job where name like any(array['by-%', 'of-%']) and state not in ('created', 'retry', 'active') order by name`;
  await expect
    .poll(() => t.rows(ends), { timeout: 30_000 })
    .toEqual([
      { name: 'by-the-clock', state: 'completed', retry_count: 1 },
      { name: 'by-the-clock-with-a-bug', state: 'failed', retry_count: 1 },
      { name: 'of-a-booking', state: 'failed', retry_count: 1 },
    ]);
  await runner.stop();
}, 60_000);

it('a job that was in work when its process died is taken up by another within 30 seconds', async () => {
  const t = await createTestAppForTest();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../testing/hanging-worker.ts'), t.databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await says(child, 'ready');

  let take: (number: number) => void = () => undefined;
  const taken = new Promise<number>((resolve) => {
    take = resolve;
  });
  const runner = createJobRunner({ url: t.databaseUrl, log: { error: () => undefined } });
  const isTaken = says(child, 'taken');
  await t.db.fork().transactional((em) => runner.enqueue(em, job, { number: 7 }));
  await isTaken;
  child.removeAllListeners('exit');
  child.kill('SIGKILL');
  const died = performance.now();
  await runner.start(
    [handleJob<{ number: number }, never>(job, async ({ number }) => take(number))],
    (handler, payload) => handler.handle(payload, {} as never),
  );
  expect(await taken).toBe(7);
  expect((performance.now() - died) / 1000).toBeLessThan(30);
  await runner.stop();
}, 90_000);

it('a job that asks for another order than its queue was made with is refused at the start', async () => {
  const t = await createTestAppForTest();
  const told = defineJob({ name: 'tell-in-order', payload: z.object({ of: z.string() }), retries: 3 });
  const startWith = async (job: typeof told) => {
    const runner = createJobRunner({ url: t.databaseUrl, log: { error: () => undefined } });
    const handler = handleJob<{ of: string }, never>(job, () => Promise.resolve());
    await runner.start([handler], () => Promise.resolve()).finally(() => runner.stop());
  };
  await startWith(told);
  await startWith(told);
  await expect(startWith({ ...told, orderedBy: ({ of }) => of })).rejects.toThrow('give the job another name');
}, 60_000);

it('a job that is done again adds no job that it has added; another one does', async () => {
  const t = await createTestAppForTest();
  const parent = defineJob({ name: 'has-another-done', payload: z.object({ number: z.number() }), retries: 3 });
  const runner = createJobRunner({ url: t.databaseUrl, log: { error: () => undefined } });
  let tries = 0;
  const parentHandler = handleJob<{ number: number }, never>(parent, async ({ number }) => {
    await t.db.fork().transactional((em) => runner.enqueue(em, job, { number: 7 }));
    tries += 1;
    // As a process that dies before the job counts as done.
    if (number === 1 && tries === 1) throw new Error('gone');
  });
  const childHandler = handleJob<{ number: number }, never>(job, async () => undefined);
  await runner.start([parentHandler, childHandler], (each, payload) => each.handle(payload, {} as never));
  const add = (number: number) => t.db.fork().transactional((em) => runner.enqueue(em, parent, { number }));
  const children = () => t.rows('select from pgboss.job where name = $1', [job.name]);
  await add(1);
  await expect.poll(() => tries, { timeout: 30_000 }).toBe(2);
  expect(await children()).toHaveLength(1);
  await add(2);
  await expect.poll(() => tries, { timeout: 30_000 }).toBe(3);
  expect(await children()).toHaveLength(2);
  await runner.stop();
}, 90_000);
