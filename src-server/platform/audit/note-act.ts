import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { newId } from '#server/platform/ids.ts';

/** What is never written down, by the name of its field. */
const secret = /password|token|secret|key|card|code/i;
const LONGEST = 200;

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 50).map(clean);
  if (typeof value !== 'object' || value === null) return value;
  if (Buffer.isBuffer(value)) return `${value.length} bytes`;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, secret.test(name) ? '…' : clean(each)]));
}

/** What the act was done to: the id that its input names first. */
function subjectOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const named = Object.entries(input).find(
    ([name, value]) => /(^id|^(?!request)\w+Id|^listing)$/.test(name) && typeof value === 'string',
  );
  return named === undefined ? '' : String(named[1]);
}

/** Whether whoever asks acts with more than their own rights: an administrator, or a script. */
export const actsForOthers = ({ viewer }: Pick<RequestContext, 'viewer'>): boolean =>
  viewer.kind === 'service' || (viewer.kind === 'user' && viewer.user.role === 'admin');

/** Writes down what an administrator or a script did, with what they sent; secrets are left out. */
export async function noteAct(
  { deps, viewer, ip, requestId }: Pick<RequestContext, 'deps' | 'viewer' | 'ip' | 'requestId'>,
  action: string,
  input: unknown,
): Promise<void> {
  const actor = viewer.kind === 'user' ? viewer.user.id : null;
  const by = viewer.kind === 'service' ? { service: viewer.name, role: viewer.role } : {};
  await deps.db.query(
    `insert into audit_log (id, actor_id, action, subject, subject_id, after, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      newId(),
      actor,
      action,
      action.split('.', 1)[0],
      subjectOf(input),
      JSON.stringify({ ...by, ip, requestId, input: clean(input) ?? null }),
      deps.clock.now().toString(),
    ],
  );
}
