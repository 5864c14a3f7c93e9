import { expect, it } from 'vitest';
import { queueNames } from '#shared/admin/queue-names.ts';
import { jobHandlers } from './job-handlers.ts';

it('every queue is one that the console has words for', () => {
  expect(jobHandlers.map(({ job }) => job.name).toSorted()).toEqual([...queueNames]);
});
