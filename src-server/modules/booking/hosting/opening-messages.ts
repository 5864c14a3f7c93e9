import { Instant } from '@js-joda/core';
import type { z } from 'zod/mini';
import { cancelReasons } from '#shared/booking/cancel-reasons.ts';
import { type Locale, localeOf } from '#shared/messages/text.ts';
import type { Money } from '#shared/money/money.ts';
import { moveOfferEnd } from '#shared/partner/near-places.ts';
import type { openingMessagesSchema } from '#shared/partner/opening-schema.ts';
import { toIso } from '#shared/time/instants.ts';
import type { Deps } from '#server/deps.ts';
import { lockOwnListing } from '#server/modules/partner/partner.module.ts';
import { inTransaction } from '#server/platform/db/transaction.ts';
import { bookingMailFacts, mailRowOf } from '../orders/booking-mail-facts.ts';
import { momentText } from '../orders/mail-words.ts';
import { loadOrders } from '../orders/get-order.ts';
import { ticketMailFacts } from '../orders/ticket-mail-facts.ts';
import { findAffected } from './find-affected.ts';
import { keptMail } from './save-opening.ts';

/**
 * What travellers would be written, each in their language, before a change of opening is saved. The links that open
 * their orders are theirs alone: here they lead to the list of orders.
 * @throws AppError 404 for a foreign location.
 */
export async function openingMessages(deps: Deps, ownerId: string, input: z.output<typeof openingMessagesSchema>) {
  const { choices, ...change } = input;
  const now = deps.clock.now();
  const { list } = await inTransaction(deps, async (em) =>
    findAffected(em, { listing: await lockOwnListing(em, ownerId, change.listingId), change, now }),
  );
  const asked = choices.flatMap((choice) => {
    const booking = list.bookings.find(({ id }) => id === choice.bookingId);
    return booking === undefined ? [] : [{ ...choice, booking }];
  });
  return Promise.all(
    asked.map(async ({ booking, choice, placeId }) => {
      if (choice === 'refund') return canceledMessage(deps, booking, now);
      const row = await mailRowOf(deps, { bookingId: booking.id, kind: 'openingChanged' });
      if (row === null) return null;
      const [place] = await deps.db.query<{ name: string; address: string }>(
        'select name, address from listings where id = $1 and published',
        [choice === 'move' ? booking.places.find((each) => each.placeId === placeId)?.placeId : null],
      );
      const until = moveOfferEnd(Instant.ofEpochMilli(row.drop_off_at.getTime()), now);
      const facts = bookingMailFacts(
        deps,
        {
          ...row,
          place_name: place?.name ?? null,
          place_address: place?.address ?? null,
          offer_until: until === null ? null : new Date(until.toEpochMilli()),
        },
        { kind: choice === 'move' ? 'moveOffered' : keptMail(booking, choice), to: 'traveller' },
        { link: `${deps.config.siteUrl}/orders`, findLink: null, reportLink: null, lateLink: null, claimLink: null },
      );
      const { locale } = facts;
      const closes = earlierText(booking, locale, row.time_zone);
      const asked = choice === 'ask' && closes !== null ? ({ kind: 'pickUpAsked', closes } as const) : {};
      const { subject, text } = await deps.renderMail('booking', { ...facts, ...asked });
      return { bookingId: booking.id, travellerName: booking.travellerName, locale, subject, text };
    }),
  ).then((messages) => messages.filter((message) => message !== null));
}

/** By when bags are asked to be fetched, under hours that are not saved yet. */
const earlierText = ({ earlierBy }: { readonly earlierBy: string | null }, locale: Locale, zone: string) =>
  earlierBy === null ? null : momentText(locale, new Date(earlierBy), zone);

interface Refunded {
  readonly id: string;
  readonly travellerName: string;
  readonly paid: Money;
}

/** Who gets everything back is sent the void ticket: it is written of their order as it will be then. */
async function canceledMessage(deps: Deps, { id: bookingId, travellerName, paid }: Refunded, now: Instant) {
  const [order] = await loadOrders(deps, [bookingId]);
  const row = await mailRowOf(deps, { bookingId, kind: 'canceled' });
  if (order === undefined || row === null) return null;
  const locale = localeOf(row.language);
  const requestedAt = toIso(now);
  const refund = { ...notSent, amount: paid, requestedAt };
  const canceled = {
    ...order,
    canceledAt: requestedAt,
    cancellationReason: cancelReasons.closedDoor,
    refund: paid.minor === 0 ? null : refund,
  };
  const facts = ticketMailFacts(deps, canceled, { kind: 'canceled', locale, claimPath: null, station: null });
  const { subject, text } = await deps.renderMail('ticket', facts);
  return { bookingId, travellerName, locale, subject, text };
}

/** A refund that is only asked for. */
const notSent = {
  step: 'requested',
  sentAt: null,
  by: null,
  arrivedAt: null,
  reference: null,
  note: null,
  isByHand: false,
  failure: null,
} as const;
