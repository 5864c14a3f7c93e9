import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { handleJob } from '#server/platform/jobs/job.ts';
import { findTask, TaskError } from './tasks.ts';

const task = (name: string) =>
  handleJob<unknown, never>({ name, payload: z.unknown(), retries: 0 }, async () => undefined);
const handlers = [task('run-payouts'), task('expire-holds'), task('send-mail'), task('fetch-mail')];

describe('a task by name', () => {
  it('is the job of that name, or the only one that ends so', () => {
    expect(findTask('expire-holds', handlers).job.name).toBe('expire-holds');
    expect(findTask('payouts', handlers).job.name).toBe('run-payouts');
  });

  it.each([undefined, 'mail', 'nothing', 'holds-'])('%s is refused with the names there are', (name) => {
    expect(() => findTask(name, handlers)).toThrow(TaskError);
    expect(() => findTask(name, handlers)).toThrow('There are: expire-holds, fetch-mail, run-payouts, send-mail.');
  });
});
