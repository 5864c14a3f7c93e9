import type { Deps } from '#server/deps.ts';
import { jobNotFound } from '../admin.errors.ts';
import { addressIn } from './job-facts.ts';

interface Asked {
  readonly jobId: string;
  /** The field of its payload. */
  readonly field: string;
}

/**
 * The address that a job carries, which is hidden until a person has a reason to see it; who saw it is written down.
 * @returns the address, and what the job does.
 * @throws AppError 404 for a job that did not fail, or that has no address there.
 */
export async function showAddress({ db }: Pick<Deps, 'db'>, { jobId, field }: Asked) {
  const [row] = await db.query<{ queue: string; payload: unknown }>(
    'select queue, payload from failed_jobs where id = $1',
    [jobId],
  );
  const address = addressIn(row?.payload, field);
  if (row === undefined || address === null) throw jobNotFound();
  return { address, queue: row.queue };
}
