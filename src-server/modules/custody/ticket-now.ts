import type { ErrorKey } from '#shared/messages/errors/en.ts';
import type { TicketVerdict } from '#shared/custody/ticket-verdict.ts';
import type { TimeDoubt } from '#shared/custody/device-time.ts';
import { toIso } from '#shared/time/instants.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import type { AppError } from '#server/platform/errors/app-error.ts';
import { lastHandOver } from './hand-overs-of.ts';
import type { Ticket } from './take-and-give.ts';

/** Why a hand-over that was sent later is not in the record, and how the ticket stands here. Instants in UTC. */
export interface Refusal {
  readonly reason: ErrorKey;
  readonly verdict: TicketVerdict | null;
  readonly doubt: TimeDoubt | null;
  readonly status: Ticket['booking']['status'];
  readonly bagsCount: number;
  readonly canceledAt: string | null;
  readonly inAt: string | null;
  readonly inBags: number | null;
  readonly outAt: string | null;
  readonly outBags: number | null;
  /** Who made the last hand-over; null where there was none. */
  readonly byName: string | null;
}

/** What the device receives about a locked ticket that does not agree with it. */
export async function ticketNow(
  em: EntityManager,
  { booking, order }: Ticket,
  { key, data }: AppError,
): Promise<Refusal> {
  const last = await lastHandOver(em, order.id);
  const details = (data ?? {}) as { readonly verdict?: TicketVerdict; readonly doubt?: TimeDoubt };
  const { canceledAt } = booking;
  const { checkedInAt, checkedInBags, checkedOutAt, checkedOutBags } = order;
  return {
    reason: key,
    verdict: details.verdict ?? null,
    doubt: details.doubt ?? null,
    status: booking.status,
    bagsCount: booking.bagsCount,
    canceledAt: canceledAt ? toIso(canceledAt) : null,
    inAt: checkedInAt ? toIso(checkedInAt) : null,
    inBags: checkedInBags ?? null,
    outAt: checkedOutAt ? toIso(checkedOutAt) : null,
    outBags: checkedOutBags ?? null,
    byName: last?.userName ?? null,
  };
}
