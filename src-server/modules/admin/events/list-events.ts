import type { z } from 'zod/mini';
import type { listEventsSchema } from '#shared/admin/jobs-schema.ts';
import { parseBookingCode } from '#shared/booking/booking-code.ts';
import { money } from '#shared/money/arithmetic.ts';
import type { Deps } from '#server/deps.ts';
import { isoOfDate } from '#server/platform/db/iso-of-date.ts';
import { countFound } from '#server/platform/db/count-found.ts';
import type { Keep } from '#server/platform/db/keep.ts';
import { searching, textSearch, wordsHave } from '#server/platform/db/text-search.ts';
import { unseen } from '#server/platform/db/unseen.ts';
import { eventNotFound } from '../admin.errors.ts';

interface Row {
  readonly id: string;
  readonly event_id: string;
  readonly type: string;
  readonly kind: string;
  readonly object_id: string | null;
  readonly became: 'done' | 'seen' | 'ignored' | 'failed';
  readonly error: string | null;
  readonly took_ms: number;
  readonly received_at: Date;
  readonly code: string | null;
  readonly traveller: string | null;
  readonly minor: number | null;
  readonly currency: string | null;
  readonly is_refunded: boolean;
}

interface ToldRow {
  readonly payment_id: string | null;
  readonly booking_id: string | null;
  readonly told: unknown;
}

const PAGE = 30;

const columns = `e.id, e.event_id, e.type, e.kind, e.object_id, e.became, e.error, e.took_ms, e.received_at, b.code,
  trim(b.first_name || ' ' || b.last_name) as traveller, p.amount_minor::float8 as minor, p.currency,
  e.kind = 'intent' and b.status = 'canceled' and exists (select from refunds r where r.payment_id = p.id and r.created_at = p.succeeded_at) as is_refunded`;
const joins = 'left join payments p on p.id = e.payment_id left join bookings b on b.id = p.booking_id';

const viewOf = (row: Row) => ({
  id: row.id,
  eventId: row.event_id,
  type: row.type,
  objectId: row.object_id,
  bookingCode: row.code,
  traveller: row.traveller,
  amount: row.minor === null || row.currency === null ? null : money<string>(row.minor, row.currency),
  /** `refunded`: what it paid came too late, and went back at once. */
  became: row.became === 'done' && row.is_refunded ? ('refunded' as const) : row.became,
  error: row.error,
  tookMs: row.took_ms,
  receivedAt: isoOfDate(row.received_at),
  /** Whether what is true now can be asked of the provider. */
  canAsk: (row.kind === 'intent' || row.kind === 'dispute') && row.code !== null,
});

/** It failed, and was not done since. */
const isOpen = `e.became = 'failed'
  and not exists (select from provider_event_log o where o.event_id = e.event_id and o.became in ('done', 'seen'))`;

/** The last time that such an event came. */
const isLastTime = `not exists (
  select from provider_event_log o where o.event_id = e.event_id and (o.received_at, o.id) > (e.received_at, e.id))`;

const order = 'e.received_at desc, e.id desc';
const words = `(e.event_id || ' ' || coalesce(e.object_id, '') || ' ' || e.type)`;

/** Whether a text finds an event, and questions for `id` and `received_at` of the newest ones of a condition. */
function eventsOf(text: string, keep: Keep) {
  const along = (where: string, limit: string) =>
    `select e.id, e.received_at from provider_event_log e where ${where} order by ${order} limit ${limit}`;
  if (text === '') return { isFound: 'true', newest: along };
  const ofBooking = `e.payment_id in (select p.id from payments p join bookings b on b.id = p.booking_id
    where b.code = ${unseen(keep(parseBookingCode(text)), 'text')})`;
  const found = [wordsHave(text, keep, (typed) => typed)(words), ofBooking];
  const newest = (bounds: string, limit: string) =>
    textSearch({ text, from: 'provider_event_log e', columns: 'e.id, e.received_at', order, bounds, found, limit });
  return { isFound: `(${found.join(' or ')})`, newest };
}

/**
 * The card provider's events of the last days and what they became: on the first page those that failed and were not done
 * since, each once, then the newest first.
 */
export async function listEvents(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { text, became, days, cursor }: z.output<typeof listEventsSchema>,
) {
  const since = clock
    .now()
    .minusSeconds(days * 86_400)
    .toString();
  const values: unknown[] = [];
  const keep: Keep = (value) => values.push(value);
  const from = unseen(keep(since), 'timestamptz');
  // An outcome is one of few words: an index holds those that failed.
  const where = `e.received_at >= ${from}${became === 'all' ? '' : ` and e.became = '${became}'`}`;
  const { isFound, newest } = eventsOf(text, keep);
  const narrowed = [...values];
  // Those that failed stand on top, each once; among the others they are left out.
  const others = became === 'all' ? `and not (${isOpen})` : '';
  const once = became === 'all' ? `and not (${isOpen} and not ${isLastTime})` : '';
  const isAfter =
    cursor === undefined
      ? ''
      : `and (e.received_at, e.id) < (select a.received_at, a.id from provider_event_log a where a.id = ${unseen(keep(cursor), 'uuid')})`;
  const query = text === '' ? db.query : searching(db);
  const [first, rows, { count, isMore }, [failures]] = await Promise.all([
    became === 'all' && cursor === undefined
      ? query<Row>(
          `select ${columns} from provider_event_log e ${joins} where ${where} and ${isFound} and ${isOpen} and ${isLastTime}
           order by ${order} limit ${PAGE}`,
          narrowed,
        )
      : [],
    query<Row>(
      `select ${columns} from (${newest(`${where} ${others} ${isAfter}`, `${PAGE + 1}`)}) f
       join provider_event_log e on e.id = f.id ${joins} order by ${order} limit ${PAGE + 1}`,
      values,
    ),
    countFound({
      db,
      clock,
      key: JSON.stringify(['events', text, became, days]),
      found: (most) => newest(`${where} ${once}`, most),
      values: narrowed,
      query,
    }),
    db.query<{ count: number }>(
      `select count(distinct e.event_id)::int as count from provider_event_log e
       where e.received_at >= ${unseen(1, 'timestamptz')} and ${isOpen}`,
      [since],
    ),
  ]);
  const shown = rows.slice(0, PAGE);
  return {
    events: [...first, ...shown].map(viewOf),
    next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    count,
    isMore,
    /** Events that failed and were not done since. */
    failed: failures?.count ?? 0,
  };
}

/** An event, with what it told, each time that it came, and a job about the same that failed. @throws AppError 404. */
export async function getEvent({ db }: Pick<Deps, 'db'>, id: string) {
  const [row] = await db.query<Row & ToldRow>(
    `select ${columns}, e.payment_id, p.booking_id, (
       select o.told from provider_event_log o where o.event_id = e.event_id and o.told is not null
       order by o.received_at limit 1) as told
     from provider_event_log e ${joins} where e.id = $1`,
    [id],
  );
  if (row === undefined) throw eventNotFound();
  const [job] = await db.query<{ id: string }>(
    `select id from failed_jobs where state in ('failed', 'waiting')
       and (payload ->> 'paymentId' = $1 or payload ->> 'bookingId' = $2
         or payload ->> 'refundId' in (select id::text from refunds where payment_id = $1::uuid))
     order by failed_at desc limit 1`,
    [row.payment_id, row.booking_id],
  );
  const times = await db.query<Pick<Row, 'became' | 'received_at' | 'took_ms' | 'error'>>(
    `select became, received_at, took_ms, error from provider_event_log where event_id = $1 order by received_at, id limit 50`,
    [row.event_id],
  );
  return {
    ...viewOf(row),
    told: row.told === null ? null : JSON.stringify(row.told, null, 2),
    jobId: job?.id ?? null,
    times: times.map((each) => ({
      at: isoOfDate(each.received_at),
      became: each.became,
      tookMs: each.took_ms,
      error: each.error,
    })),
  };
}
