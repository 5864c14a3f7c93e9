import type { ServiceIdentity } from '#server/platform/sessions/viewer.ts';
import type { RequestContext } from '#server/platform/trpc/request-context.ts';
import { isId, newId } from '#server/platform/ids.ts';

/** What is never written down, by the name of its field. */
const secret = /password|token|secret|key|card|code|account_?number|routing|birth|tax_?id|insurance|identity/i;
const LONGEST = 200;

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 50).map(clean);
  if (typeof value !== 'object' || value === null) return value;
  if (Buffer.isBuffer(value)) return `${value.length} bytes`;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, secret.test(name) ? '…' : clean(each)]));
}

const textOf = (value: unknown, name: string): string | null => {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof found === 'string' ? found : null;
};

/** What the act was done to, where nobody says: the id that its input names first. */
function subjectOf(input: unknown): string {
  if (typeof input !== 'object' || input === null) return '';
  const named = Object.entries(input).find(
    ([name, value]) =>
      /(^id|^(?!request)\w+Id|^listing)$/.test(name) && !secret.test(name) && typeof value === 'string',
  );
  return named === undefined ? '' : String(named[1]);
}

/** Whether whoever asks acts with more than their own rights: an administrator, or a script. */
export const actsForOthers = ({ viewer }: Pick<RequestContext, 'viewer'>): boolean =>
  viewer.kind === 'service' || (viewer.kind === 'user' && viewer.user.role === 'admin');

/** Which row an act changes: its table, and the field of the input that is its id, or whose else it is. */
export interface AuditedRow {
  readonly table: 'bookings' | 'users' | 'companies' | 'listings' | 'coupons' | 'rate_plans' | 'change_requests';
  /** `answer`: the act makes the row, and answers with its id. `own`: it is whoever acts. */
  readonly id: 'answer' | 'own' | `${string}Id`;
}

/** A script by its name; of a partner's token also which one, and whose: names are each partner's own. */
const serviceOf = ({ id, name, role, acts }: ServiceIdentity) => ({
  service: name,
  role,
  ...(acts === null ? {} : { tokenId: id, ownerId: acts.owner.id }),
});

type Row = Readonly<Record<string, unknown>>;

async function readRow({ deps }: Pick<RequestContext, 'deps'>, table: string, id: string | null): Promise<Row | null> {
  if (id === null || !isId(id)) return null;
  // The name of a table stands in the code of a procedure, never in a request.
  const [found] = await deps.db.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t where id = $1`, [id]);
  return found?.row ?? null;
}

/** Of two states of a row what differs, cleaned; of one that is made or gone everything. */
function difference(
  before: Row | null,
  after: Row | null,
): { readonly before: Row | null; readonly after: Row | null } {
  const differs = (name: string) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]);
  const partOf = (row: Row | null) =>
    row === null
      ? null
      : Object.fromEntries(
          Object.entries(row)
            .filter(([name]) => before === null || after === null || differs(name))
            .map(([name, value]) => [name, secret.test(name) ? '…' : clean(value)]),
        );
  return { before: partOf(before), after: partOf(after) };
}

interface Act {
  readonly action: string;
  readonly input: unknown;
  readonly row: AuditedRow | undefined;
}

/**
 * Begins to watch an act of an administrator or a script; the function it answers with writes the act down once it has
 * succeeded: who, what they sent, and the row that it changed before and after. Secrets are left out.
 */
export async function watchAct(
  ctx: Pick<RequestContext, 'deps' | 'viewer' | 'ip' | 'requestId'>,
  { action, input, row }: Act,
): Promise<(answer: unknown) => Promise<void>> {
  const { deps, viewer, ip, requestId } = ctx;
  const actor = viewer.kind === 'user' ? viewer.user.id : null;
  const by = viewer.kind === 'service' ? serviceOf(viewer) : {};
  const known = row === undefined || row.id === 'answer' ? null : row.id === 'own' ? actor : textOf(input, row.id);
  const before = row === undefined ? null : await readRow(ctx, row.table, known);
  return async (answer) => {
    const id = row?.id === 'answer' ? textOf(answer, 'id') : known;
    const after = row === undefined ? null : await readRow(ctx, row.table, id);
    const changed = difference(before, after);
    const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
    await deps.db.query(
      `insert into audit_log (id, actor_id, action, subject, subject_id, before, after, call, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        newId(),
        actor,
        action,
        action.split('.', 1)[0],
        id ?? subjectOf(input),
        json(changed.before),
        json(changed.after),
        JSON.stringify({ ...by, ip, requestId, input: clean(input) ?? null }),
        deps.clock.now().toString(),
      ],
    );
  };
}
