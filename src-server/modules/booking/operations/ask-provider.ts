import type { z } from 'zod/mini';
import type { askProviderSchema, providerWords } from '#shared/admin/bookings-schema.ts';
import type { Deps } from '#server/deps.ts';
import { orderNotFound, providerSilent } from '../booking.errors.ts';
import { settlePayment } from '../payments/confirm-payment.ts';
import { isUntouched } from '../payments/untouched.ts';

interface OpenRow {
  readonly id: string;
  readonly provider_intent_id: string;
}

const settled = { confirmed: 'paid', completed: 'paid', canceled: 'notPaid', pending: 'waits' } as const;

/**
 * Asks the card provider what became of a booking's open payments, and settles what it tells, as its events would; a
 * payment that no one tried yet stays open for its payer. No one confirms a booking by hand. Repeated it is safe.
 * @returns what the booking came to.
 * @throws AppError 404 for an unknown booking, 503 when the provider does not answer.
 */
export async function askProvider(
  deps: Deps,
  { bookingId }: z.output<typeof askProviderSchema>,
): Promise<{ readonly outcome: (typeof providerWords)[number] }> {
  const open = await deps.db.query<OpenRow>(
    `select id, provider_intent_id from payments
     where booking_id = $1 and status in ('open', 'requires_action') and provider_intent_id is not null
     order by created_at, id`,
    [bookingId],
  );
  for (const { id, provider_intent_id: intentId } of open) {
    const found = await deps.cards.retrieveIntent(intentId);
    if (!found.ok) throw providerSilent();
    if (!isUntouched(found.value)) await settlePayment(deps, id, { intent: found.value });
  }
  const [row] = await deps.db.query<{ status: keyof typeof settled }>('select status from bookings where id = $1', [
    bookingId,
  ]);
  if (row === undefined) throw orderNotFound();
  return { outcome: settled[row.status] };
}
