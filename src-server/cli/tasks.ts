import type { JobHandler } from '#server/platform/jobs/job.ts';

/** A sentence for the operator. */
export class TaskError extends Error {}

/**
 * The job of that name: its whole name, or its last words where no other job ends so (`payouts` is `run-payouts`);
 * `undefined` where there is none.
 */
export function findJob(name: string, handlers: readonly JobHandler<never>[]): JobHandler<never> | undefined {
  const exact = handlers.find(({ job }) => job.name === name);
  const ending = handlers.filter(({ job }) => job.name.endsWith(`-${name}`));
  return exact ?? (ending.length === 1 ? ending[0] : undefined);
}

type Told = Readonly<Record<string, { readonly summary: string }>>;

/** What can be typed, in the order in which it is looked for. */
export function indexOf(tasks: Told, commands: Told, handlers: readonly JobHandler<never>[]): string {
  const width = Math.max(...[...Object.keys(tasks), ...Object.keys(commands)].map((name) => name.length));
  const lines = (told: Told) =>
    Object.entries(told)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`);
  const jobs = handlers.map(({ job }) => job.name).sort();
  return [
    'npm run task -- NAME …, and NAME --help for what it takes.',
    '',
    'For operations, here or with CLOAKROOM_URL and CLOAKROOM_TOKEN elsewhere:',
    ...lines(tasks),
    '',
    'For the database of this installation:',
    ...lines(commands),
    '',
    'Jobs, which run by themselves; one takes its payload as JSON:',
    `  ${jobs.join(', ')}`,
  ].join('\n');
}
