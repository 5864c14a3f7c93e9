import { z } from 'zod';
import { createJobRunner } from '#server/platform/jobs/job-queue.ts';
import { defineJob, handleJob } from '#server/platform/jobs/job.ts';

/** A worker in a process of its own that takes the job and never ends it: `node hanging-worker.ts <database>`. */
const job = defineJob({ name: 'never-ending', payload: z.unknown(), retries: 0 });
const runner = createJobRunner({ url: process.argv[2] ?? '', log: console });
await runner.start([handleJob<unknown, never>(job, () => new Promise(() => undefined))], async (handler, payload) => {
  process.stdout.write('taken\n');
  await handler.handle(payload, {} as never);
});
process.stdout.write('ready\n');
