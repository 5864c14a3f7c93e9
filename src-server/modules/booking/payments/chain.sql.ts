import type { EntityManager } from '#server/platform/db/database.ts';
import { type Money } from '#shared/money/money.ts';
import { money, subtract } from '#shared/money/arithmetic.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/** A booking and all that it took the place of: together they are one order. `first` is SQL for its id. */
export const chainOf = (first: string): string => `
  with recursive chain as (
    select id, replaces_booking_id from bookings where id = ${first}
    union all
    select b.id, b.replaces_booking_id from bookings b join chain c on b.id = c.replaces_booking_id)`;

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
async function chargedTo(em: EntityManager, bookingId: string, currency: string): Promise<Money> {
  const [row] = await sqlRows<{ minor: number }>(em, 'select charged_to($1) as minor', [bookingId]);
  return money(row?.minor ?? 0, currency);
}

/** What of the order went back and is not asked for again, in minor units. */
export async function allowanceOf(em: EntityManager, bookingId: string): Promise<number> {
  const [row] = await sqlRows<{ minor: number }>(em, 'select allowance_of($1) as minor', [bookingId]);
  return row?.minor ?? 0;
}

/** What is to be paid where the order is to cost `total`; negative for what goes back, as far as it is there. Refunds and disputes change nothing in it. */
export async function stillDue(em: EntityManager, total: Money, bookingId: string): Promise<Money> {
  const due = subtract(total, await chargedTo(em, bookingId, total.currency));
  if (due.minor >= 0) return due;
  const { minor } = await netPaid(em, bookingId, total.currency);
  return money(Math.max(due.minor, -minor), total.currency);
}

/** Whether the order was paid last by an intent that the browser confirmed. */
export async function isPaidByIntent(em: EntityManager, bookingId: string): Promise<boolean> {
  const [row] = await sqlRows<{ method: string }>(
    em,
    `${chainOf('$1')} select p.method from payments p join chain c on c.id = p.booking_id
     where p.status = 'succeeded' order by p.succeeded_at desc, p.id desc limit 1`,
    [bookingId],
  );
  return row?.method === 'payment_intent';
}
