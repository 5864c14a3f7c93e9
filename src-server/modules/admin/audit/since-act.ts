import { rateColumns, ratesOf, type RateRow } from '#server/modules/rates/rates.module.ts';
import type { Deps } from '#server/deps.ts';
import { clean, readRow, type Row } from '#server/platform/audit/audited-row.ts';
import type { Database } from '#server/platform/db/database.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { type KeptAct, reversalOf } from './can-undo.ts';
import type { Reversal } from './reversals.ts';
import { touchedOrders } from './touched-orders.ts';

interface DatedAct extends KeptAct {
  readonly subject: string;
  readonly created_at: Date;
}

interface Change {
  readonly at: Date;
  readonly by: string | null;
}

/** Who changed the same first, and when; `null` where the log does not know it, such as a partner's own change. */
const nextChange: Readonly<Record<'plan' | 'row', string>> = {
  plan: `select n.applied_at as at, trim(u.first_name || ' ' || u.last_name) as by
    from rate_plans p join rate_plans n on n.country = p.country and n.region is not distinct from p.region
      and n.applied_at > p.applied_at
    left join users u on u.id = n.planned_by where p.id = $1 order by n.applied_at limit 1`,
  row: `select a.created_at as at, trim(u.first_name || ' ' || u.last_name) as by
    from audit_log a left join users u on u.id = a.actor_id
    where a.subject = $4 and a.subject_id = $1 and a.created_at > $2 and a.ended and a.after ?| $3::text[]
    order by a.created_at limit 1`,
};

/** What stands there now, by the names that the act is shown with. */
async function standsNow(db: Database, { table, columns }: Reversal, act: DatedAct): Promise<Row | null> {
  if (table === 'rate_plans') {
    const [row] = await db.query<RateRow>(
      `select ${rateColumns.map((name) => `r.${name}`).join(', ')} from rate_plans p join country_pricings r
         on r.country = p.country and r.region is not distinct from p.region where p.id = $1`,
      [act.subjectId],
    );
    return row === undefined ? null : { ...ratesOf(row) };
  }
  const row = await readRow(db, table, act.subjectId);
  const names = columns.filter((name) => act.after !== null && name in act.after);
  return row === null ? null : Object.fromEntries(names.map((name) => [name, clean(row[name])]));
}

/**
 * What came after an act that could be taken back: orders that it touched, who changed the same, and what stands there
 * now. Nothing of one that can't. @throws AppError 404 for no such entry.
 */
export async function sinceAct({ db }: Pick<Deps, 'db'>, entryId: string) {
  const [act] = await db.query<DatedAct>(
    'select id, action, subject, subject_id as "subjectId", before, after, created_at from audit_log where id = $1',
    [entryId],
  );
  if (act === undefined) throw notFound();
  const reversal = reversalOf(act);
  if (reversal === null) return { orders: null, waits: false, changed: null, now: null };
  const { table, columns } = reversal;
  const isPlan = table === 'rate_plans';
  const [orders, [changed], now, waiting] = await Promise.all([
    touchedOrders(db, reversal, act),
    isPlan
      ? db.query<Change>(nextChange.plan, [act.subjectId])
      : db.query<Change>(nextChange.row, [act.subjectId, act.created_at, columns, act.subject]),
    standsNow(db, reversal, act),
    isPlan ? db.query('select from rate_plans where id = $1 and applied_at is null', [act.subjectId]) : [],
  ]);
  return {
    orders,
    waits: waiting.length > 0,
    changed: changed === undefined ? null : { at: isoOfDate(changed.at), by: changed.by === '' ? null : changed.by },
    now,
  };
}
