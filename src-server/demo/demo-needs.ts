import { type Instant } from '@js-joda/core';
import type { ListingDraft } from '#server/modules/partner/partner.module.ts';
import type { EntityManager } from '#server/platform/db/database.ts';
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
  readonly now: Instant;
}

/** What waits for an administrator on the first day: a partner's change, and a traveller's question. */
export async function demoNeeds(em: EntityManager, { customer, listings, now }: NeedsRequest): Promise<void> {
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
}
