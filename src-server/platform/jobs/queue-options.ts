import type { Job } from './job.ts';

/** What queues and their jobs need to know of a job to keep its order. */
type Ordered = Pick<Job<never>, 'orderedBy' | 'groupedBy'>;

/** How a job's queue hands out its work; what it is was decided when it was made. */
export const policyOf = ({ orderedBy }: Ordered) => (orderedBy === undefined ? 'standard' : 'key_strict_fifo');

/** What a job is sent with besides its payload. */
export const sendOptions = ({ orderedBy, groupedBy }: Ordered, payload: unknown, startAfter?: Date) => ({
  ...(orderedBy === undefined ? {} : { singletonKey: orderedBy(payload as never) }),
  ...(groupedBy === undefined ? {} : { group: { id: groupedBy(payload as never) } }),
  ...(startAfter === undefined ? {} : { startAfter }),
});
