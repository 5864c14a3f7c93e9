import type { Followed } from '#server/platform/audit/followed.ts';

/** A field of a payload that names a kind of reader, or an id: never an address. */
function fieldOf(payload: unknown, name: string): string | undefined {
  const found: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, name) : undefined;
  return typeof found === 'string' && /^[\w-]+$/.test(found) ? found : undefined;
}

/** A job as the audit log keeps it among what followed from an act. */
export function followingJob(id: string, queue: string, payload: unknown): Followed {
  const [to, refundId] = [fieldOf(payload, 'to'), fieldOf(payload, 'refundId')];
  return { job: id, queue, ...(to !== undefined && { to }), ...(refundId !== undefined && { refundId }) };
}
