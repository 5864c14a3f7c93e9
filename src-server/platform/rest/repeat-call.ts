import { createHash } from 'node:crypto';
import type { Deps } from '#server/deps.ts';
import { inTransaction, joining } from '#server/platform/db/transaction.ts';
import { repeating, withIdempotency } from '#server/platform/http/idempotency.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import type { Uploads } from './read-body.ts';
import type { RestRow } from './rest-row.ts';
import { emailIn, placeOfKey } from './visitor-key.ts';

/** Whose keys they are; a visitor's are those of the e-mail address in the body, from any network. */
function whoAsks({ viewer, ip }: RequestContext, key: string, body: unknown): string {
  if (viewer.kind === 'user') return viewer.user.id;
  if (viewer.kind === 'service') return `service:${viewer.id}`;
  return `guest:${viewer.guestSessionId ?? `${emailIn(body)}:${placeOfKey(key, ip)}`}`;
}

interface Call {
  readonly key: string | null;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly uploads: Uploads;
  /** Told when the work was done before. */
  readonly onRepeated: () => void;
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Does a write's work at most once for its `Idempotency-Key`, as the row says.
 * @throws AppError 409, for a visitor 422, when the key was used for another request of the same call.
 */
export async function repeatable(
  deps: Deps,
  ctx: RequestContext,
  row: RestRow,
  { key, uploads, onRepeated, ...request }: Call,
  work: (ctx: RequestContext) => Promise<unknown>,
): Promise<unknown> {
  if (key === null || row.method === 'GET') return work(ctx);
  const files = Object.entries(uploads).map(([name, bytes]) => [name, digestOf(bytes)]);
  const used = {
    scope: `rest:${row.method} ${row.path}:${whoAsks(ctx, key, request.body)}`,
    key,
    request: { ...request, files },
    onRepeated,
  };
  if (row.repeat === 'again') return repeating(deps, used, () => work(ctx));
  if (row.repeat === 'afterwards') return withIdempotency(deps, used, () => work(ctx));
  return withIdempotency(deps, used, (keep) =>
    inTransaction(deps, async (em) => {
      const value = await work({ ...ctx, em, deps: joining(ctx.deps, em) });
      await keep(em, value);
      return value;
    }),
  );
}
