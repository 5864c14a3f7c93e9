import type { EntityManager } from '#server/platform/db/database.ts';
import { type Money } from '#shared/money/money.ts';
import { money, subtract } from '#shared/money/arithmetic.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** All versions of a booking's order, as versions (id); booking is SQL for its id. */
export const versionsOf = (booking: string): string => `
  with versions as (select id from bookings where order_id = (select order_id from bookings where id = ${booking}))`;

/** What the order was paid less what went back, disputes or not: what it is earned from. */
export async function orderKept(em: EntityManager, bookingId: string, currency: string): Promise<Money> {
  const [row] = await sqlRows<{ kept: number }>(em, 'select order_kept($1) as kept', [bookingId]);
  return money(row?.kept ?? 0, currency);
}

/** What the order holds of the traveller's money, and could give back. */
export async function netPaid(em: EntityManager, bookingId: string, currency: string): Promise<Money> {
  const [row] = await sqlRows<{ net: number }>(em, 'select net_paid($1) as net', [bookingId]);
  return money(row?.net ?? 0, currency);
}

/** What the order was charged and did not get back by a change: a change costs the difference of its price to this. */
export async function chargedTo(em: EntityManager, bookingId: string, currency: string): Promise<Money> {
  const [row] = await sqlRows<{ minor: number }>(em, 'select charged_to($1) as minor', [bookingId]);
  return money(row?.minor ?? 0, currency);
}

/** What of the order went back and is not asked for again, in minor units. */
export async function allowanceOf(em: EntityManager, bookingId: string): Promise<number> {
  const [row] = await sqlRows<{ minor: number }>(em, 'select allowance_of($1) as minor', [bookingId]);
  return row?.minor ?? 0;
}

/**
 * The difference between a new price and what the order was charged and did not get back by a change: to be paid where
 * it is above zero, to be returned below. Goodwill, refunds at the provider and disputes change nothing in it.
 */
export const stillDue = async (em: EntityManager, total: Money, bookingId: string): Promise<Money> =>
  subtract(total, await chargedTo(em, bookingId, total.currency));

/** Whether the order was paid last by an intent that the browser confirmed. */
export async function isPaidByIntent(em: EntityManager, bookingId: string): Promise<boolean> {
  const [row] = await sqlRows<{ method: string }>(
    em,
    `${versionsOf('$1')} select p.method from payments p join versions v on v.id = p.booking_id
     where p.status = 'succeeded' order by p.succeeded_at desc, p.id desc limit 1`,
    [bookingId],
  );
  return row?.method === 'payment_intent';
}
