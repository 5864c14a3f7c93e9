import type { JobHandler } from '#server/platform/jobs/job.ts';

/** A sentence for whoever typed the command. */
export class TaskError extends Error {}

/**
 * The task of that name: a job's whole name, or its last words where no other job ends so (`payouts` is `run-payouts`).
 * @param others names of tasks that are no jobs, for the sentence
 * @throws TaskError naming the tasks there are.
 */
export function findTask(
  name: string | undefined,
  handlers: readonly JobHandler<never>[],
  others: readonly string[] = [],
): JobHandler<never> {
  const names = [...handlers.map(({ job }) => job.name), ...others].sort();
  const exact = handlers.find(({ job }) => job.name === name);
  const ending = handlers.filter(({ job }) => job.name.endsWith(`-${name}`));
  const found = exact ?? (ending.length === 1 ? ending[0] : undefined);
  if (found !== undefined) return found;
  const asked = name === undefined ? 'Name a task' : `There is no task "${name}"`;
  throw new TaskError(`${asked}. There are: ${names.join(', ')}.`);
}
