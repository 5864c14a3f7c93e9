import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import { expect, it, onTestFinished } from 'vitest';
import { createTestAppForTest } from '#server/testing/test-app.ts';
import { createJobRunner } from './job-queue.ts';
import { defineJob, handleJob } from './job.ts';

const job = defineJob({ name: 'never-ending', payload: z.object({ number: z.number() }), retries: 0 });

/** Resolves when the process has said the word. */
const says = (child: ChildProcess, word: string) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (data: Buffer) => data.toString().includes(word) && resolve());
    child.once('exit', (code) => reject(new Error(`The worker ended with ${code}`)));
  });

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
