import type { Instant } from '@js-joda/core';
import type { Deps } from '#server/deps.ts';
import { cardFailed } from '#server/platform/payments/card-failed.ts';
import type { Report } from '../verify.ts';
import { bookedSums } from './booked.sql.ts';

/**
 * Charges that the card provider has taken since an instant and that the ledger does not know, as after a database that
 * was lost with its last writes: each with the booking that it was made for. What was given back whole is settled.
 * Changes nothing.
 * @throws Error when the provider does not answer.
 */
export async function verifyPayments(deps: Pick<Deps, 'db' | 'clock' | 'cards'>, since: Instant): Promise<Report> {
  const made = await deps.cards.listMade({ since, until: deps.clock.now().plusSeconds(1) });
  if (!made.ok) throw cardFailed('The list of what was made', made.failure);
  const { charges, refunds } = made.value;
  const moved = charges.map(({ id, intentId, amount }) => ({ id, intentId, amount, bookedBy: intentId ?? id }));
  const booked = await bookedSums(
    deps,
    moved.map(({ bookedBy }) => ({ kind: 'charge' as const, bookedBy })),
  );
  const faults: string[] = [];
  for (const { id, intentId, amount, bookedBy } of moved) {
    const given = refunds.filter((each) => each.intentId === intentId && each.status === 'succeeded');
    const left = given.reduce((sum, each) => sum - each.amount.minor, amount.minor);
    if ((booked.get(`charge:${bookedBy}`) ?? 0) === amount.minor || left === 0) continue;
    faults.push(
      `Charge ${id} of ${amount.minor} ${amount.currency} is not in the ledger: ${await madeFor(deps, intentId)}`,
    );
  }
  return { counted: { charges: charges.length }, faults, hints: [] };
}

/** What a charge is for by the provider's record, and what became of that here. */
async function madeFor({ db, cards }: Pick<Deps, 'db' | 'cards'>, intentId: string | null): Promise<string> {
  if (intentId === null) return 'it has no intent';
  const intent = await cards.retrieveIntent(intentId);
  if (!intent.ok) throw cardFailed(`Intent ${intentId}`, intent.failure);
  const { booking_id: bookingId, payment_id: paymentId } = intent.value.metadata;
  if (bookingId === undefined) return `intent ${intentId} names no booking`;
  const [booking] = await db.query<{ code: string; status: string }>(
    'select o.code, b.status from bookings b join orders o on o.id = b.order_id where b.id::text = $1',
    [bookingId],
  );
  const found = booking === undefined ? 'which is not here' : `order ${booking.code}, ${booking.status}`;
  return `intent ${intentId}, payment ${paymentId ?? 'unnamed'}, booking ${bookingId}, ${found}`;
}
