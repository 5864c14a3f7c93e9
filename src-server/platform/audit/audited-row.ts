import { cutText } from '#server/platform/cut-text.ts';
import type { Database } from '#server/platform/db/database.ts';
import { isId } from '#server/platform/ids.ts';

/** What is never written down, by the name of its field. */
export const secret = /password|token|secret|key|card|code|account_?number|routing|birth|tax_?id|insurance|identity/i;
const LONGEST = 200;

/** A value as the audit log keeps it: long texts cut, files as their size, secrets left out. */
export function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${cutText(value, LONGEST)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 50).map(clean);
  if (typeof value !== 'object' || value === null) return value;
  if (Buffer.isBuffer(value)) return `${value.length} bytes`;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, secret.test(name) ? '…' : clean(each)]));
}

/** Which row an act changes: its table, and the field of the input that is its id, or whose else it is. */
export interface AuditedRow {
  readonly table:
    | 'bookings'
    | 'users'
    | 'companies'
    | 'listings'
    | 'coupons'
    | 'rate_plans'
    | 'change_requests'
    | 'location_looks'
    | 'reviews'
    | 'claims'
    | 'refunds'
    | 'contact_messages'
    | 'contact_entries'
    | 'listing_notes'
    | 'webhooks'
    | 'admin_mails'
    | 'need_marks'
    | 'payout_account_changes'
    | 'provider_differences'
    | 'service_tokens';
  /** `answer`: the act makes the row, and answers with its id. `own`: it is the caller. */
  readonly id: 'answer' | 'own' | `${string}Id`;
}

export type Row = Readonly<Record<string, unknown>>;

/** What an act was done to where no row stands for it, such as a page: the field of the input that names it. */
export interface NamedThing {
  readonly named: 'url' | 'name' | 'ids' | 'jobId';
  /** The field of the act's answer that says what it was, for a thing whose own row goes away. */
  readonly tells?: 'queue';
  /** The field of the act's answer that says what the thing was, and is not any more. */
  readonly was?: 'readIn';
}

/** What names a row where it is no `id`. */
const keys: Readonly<Partial<Record<AuditedRow['table'], string>>> = { need_marks: 'need_id', admin_mails: 'user_id' };

/** A row as it is now, by its id; `null` for none. */
export async function readRow(db: Database, table: AuditedRow['table'], id: string | null): Promise<Row | null> {
  const key = keys[table] ?? 'id';
  if (id === null || (key !== 'need_id' && !isId(id))) return null;
  // The name of a table stands in the code of a procedure, never in a request.
  const [found] = await db.query<{ row: Row }>(`select to_jsonb(t) as row from ${table} t where ${key} = $1`, [id]);
  return found?.row ?? null;
}

/** Of two states of a row what differs, cleaned; of one that is made or gone everything. */
export function difference(
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
