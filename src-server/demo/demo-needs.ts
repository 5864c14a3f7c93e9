import { type Instant } from '@js-joda/core';
import type { ListingDraft } from '#server/modules/partner/partner.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';
import { insertRows } from '#server/platform/db/insert-rows.ts';
import { newId } from '#server/platform/ids.ts';
import { plusMinutes } from '#shared/time/instants.ts';

interface NeedsRequest {
  readonly customer: {
    readonly id: string;
    readonly email: string;
    readonly first_name: string;
    readonly last_name: string;
  };
  readonly listings: readonly Pick<ListingDraft, 'id' | 'ownerId' | 'name'>[];
  /** A stay that ended yesterday, with the hash of its custody record. */
  readonly yesterday: { readonly bookingId: string; readonly recordHash: string };
  readonly now: Instant;
}

/** What waits for an administrator on the first day: a change, a question, a reported review, a damaged bag. */
export async function demoNeeds(
  em: EntityManager,
  { customer, listings, yesterday, now }: NeedsRequest,
): Promise<void> {
  const hoursAgo = (hours: number) => plusMinutes(now, -60 * hours).toString();
  // The last one: what else is shown of the demo begins with the first.
  const renamed = listings.at(-1);
  if (renamed !== undefined) {
    await insertRows(em, 'change_requests', [
      {
        id: newId(),
        listing_id: renamed.id,
        requested_by: renamed.ownerId,
        changes: JSON.stringify({ name: `${renamed.name} & Lockers` }),
        created_at: hoursAgo(26),
      },
    ]);
  }
  await insertRows(em, 'contact_messages', [
    {
      id: newId(),
      name: `${customer.first_name} ${customer.last_name}`,
      email: customer.email,
      message: 'Is there room for a folded pram next to the two bags?\nIt is as long as a large suitcase.',
      user_id: customer.id,
      created_at: hoursAgo(3),
      last_at: hoursAgo(3),
    },
  ]);
  const [reported] = await sqlRows<{ id: string }>(
    em,
    'select id from reviews where listing_id <> $1 order by created_at, listing_id, booking_id limit 1',
    [listings[0]?.id],
  );
  if (reported !== undefined) {
    await insertRows(em, 'review_reports', [
      {
        id: newId(),
        review_id: reported.id,
        about: 'review',
        reason: 'not_this_stay',
        note: 'This is about the café next door, not about the luggage.',
        reporter: 'visitor',
        reporter_key: 'address:demo',
        created_at: hoursAgo(20),
      },
    ]);
  }
  await sqlRows(
    em,
    `insert into claims (id, booking_id, kind, bag_number, words, asked_minor, currency, record_hash, created_at)
     select $1, b.id, 'damaged', 1, $2, 4500, currency, $3, least(o.checked_out_at + interval '1 hour', $4::timestamptz)
     from bookings b join orders o on o.current_booking_id = b.id where b.id = $5`,
    [
      newId(),
      'A wheel of my suitcase is broken off. It was whole when I left it.',
      yesterday.recordHash,
      now.toString(),
      yesterday.bookingId,
    ],
  );
}
