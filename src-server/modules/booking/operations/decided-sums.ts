import { type Decided, sumsNeedSecond } from '#shared/booking/refund-limits.ts';
import { cancellationEntries, type ShareChoice, taxWithin } from '#shared/booking/refund-plan.ts';
import type { Deps } from '#server/deps.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { refundWaitsAlready } from '../booking.errors.ts';
import type { OrderMoney } from './order-money.ts';

const DAY_SECONDS = 86_400;

interface Decision extends Decided {
  readonly bookingId: string;
  readonly currency: string;
  /** `null` for a script. */
  readonly by: string | null;
}

/** What giving a sum of an order back costs the house, in minor units, once its share and the tax within it are taken off. */
export function goodwillOf(order: OrderMoney, minor: number, takenBack: number): number {
  if (order.status === 'pending') return 0;
  return Math.max(0, minor - takenBack - taxWithin(order.held, minor, order.taxRateMillionths));
}

/** What cancelling an order costs the house besides its fees, in minor units: a share that stays without its price. */
export function goodwillOfCancelling(order: OrderMoney, minor: number, choice: ShareChoice): number {
  if (order.status === 'pending' || order.held.minor === 0) return 0;
  const { held, allowance, share, taxRateMillionths } = order;
  const entries = cancellationEntries({ held, allowance, minor, share: share.minor, choice, taxRateMillionths });
  const borne = entries.filter(({ account }) => account === 'fees' || account === 'goodwill');
  return Math.max(
    0,
    borne.reduce((sum, entry) => sum + entry.minor, 0),
  );
}

/**
 * Sums of the order, through all its changes and with claw-backs of claims and disputes, and of the administrator's last
 * 24 hours.
 */
const sql = `
  with versions as (select v.id from bookings b join bookings v on v.order_id = b.order_id where b.id = $1)
  select
    (select coalesce(sum(e.amount_minor), 0) from ledger_entries e join ledger_transactions m on m.id = e.transaction_id
      where m.booking_id in (select id from versions) and m.kind = 'claw_back' and e.account = 'partner')::float8 as order_taken,
    (select coalesce(sum(goodwill_minor), 0) from refund_decisions where booking_id in (select id from versions))::float8 as order_goodwill,
    coalesce(sum(taken_back_minor), 0)::float8 as day_taken, coalesce(sum(goodwill_minor), 0)::float8 as day_goodwill
  from refund_decisions
  where decided_by is not distinct from $2::uuid and currency = $3 and decided_at > $4`;

interface Row {
  readonly order_taken: number;
  readonly order_goodwill: number;
  readonly day_taken: number;
  readonly day_goodwill: number;
}

/** Whether a decision, with those before it, needs a second administrator's yes. */
export async function decisionNeedsSecond(em: EntityManager, { clock }: Pick<Deps, 'clock'>, decided: Decision) {
  const { bookingId, by, currency, takenBack, goodwill } = decided;
  // Of two orders that one administrator decides about at once, the second sees the first.
  await sqlRows(em, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`refund-decisions:${by ?? 'service'}`]);
  const since = clock.now().minusSeconds(DAY_SECONDS).toString();
  const [row] = await sqlRows<Row>(em, sql, [bookingId, by, currency, since]);
  const before = row ?? { order_taken: 0, order_goodwill: 0, day_taken: 0, day_goodwill: 0 };
  return sumsNeedSecond(currency, {
    order: { takenBack: before.order_taken + takenBack, goodwill: before.order_goodwill + goodwill },
    day: { takenBack: before.day_taken + takenBack, goodwill: before.day_goodwill + goodwill },
  });
}

/** Keeps what was decided, for the sums of later decisions. */
export async function keepDecision(
  em: EntityManager,
  { clock }: Pick<Deps, 'clock'>,
  decided: Decision,
): Promise<void> {
  const { bookingId, by, currency, takenBack, goodwill } = decided;
  await sqlRows(
    em,
    `insert into refund_decisions (id, booking_id, decided_by, currency, taken_back_minor, goodwill_minor, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [newId(), bookingId, by, currency, takenBack, goodwill, clock.now().toString()],
  );
}

/** While a refund of an order waits for its second yes, nothing else of its money is decided. @throws AppError 409 */
export async function requireNothingWaits(em: EntityManager, bookingId: string): Promise<void> {
  const open = await sqlRows(em, 'select 1 from refund_proposals where booking_id = $1 and outcome is null', [
    bookingId,
  ]);
  if (open.length > 0) throw refundWaitsAlready();
}
