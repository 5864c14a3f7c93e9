import { notFound } from '#server/platform/errors/common.errors.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';

interface DeliveryRow {
  readonly id: string;
  readonly created_at: Date;
  readonly type: string;
  readonly about: string;
  readonly url: string;
  readonly state: string;
  readonly tries: number;
  readonly answered: string | null;
}

const MAX_ROWS = 100;

/**
 * The newest hundred deliveries to webhooks: those about one thing, such as a booking's code, or all that were not taken.
 * Instants in UTC.
 */
export async function findDeliveries(
  { db }: Pick<Deps, 'db'>,
  { about, id }: { readonly about?: string | undefined; readonly id?: string },
) {
  const rows = await db.query<DeliveryRow>(
    `select d.id, d.created_at, d.type, d.about, w.url, d.state, d.tries, (
       select coalesce(t.status::text, t.failure) from webhook_tries t where t.delivery_id = d.id
       order by t.made_at desc, t.id desc limit 1) as answered
     from webhook_deliveries d join webhooks w on w.id = d.webhook_id
     where case when $2::uuid is not null then d.id = $2 when $1::text is not null then d.about = $1
       else d.state <> 'delivered' and d.tries > 0 end
     order by d.sequence desc limit ${MAX_ROWS}`,
    [about ?? null, id ?? null],
  );
  return rows.map((row) => ({
    id: row.id,
    at: isoOfDate(row.created_at),
    type: row.type,
    about: row.about,
    host: new URL(row.url).host,
    state: row.state,
    tries: row.tries,
    /** A status, or why there was none. */
    answered: row.answered,
  }));
}

/** What became of one delivery. @throws AppError 404 for one that is kept no longer. */
export async function deliveryNow(deps: Pick<Deps, 'db'>, id: string) {
  const [found] = await findDeliveries(deps, { id });
  if (found === undefined) throw notFound();
  return { state: found.state, answered: found.answered };
}
