import type { EntityManager } from '#server/platform/db/database.ts';
import { sqlRows } from '#server/platform/db/sql-rows.ts';

/**
 * Decides anew whether listings are found by search and can be booked: see docs/decisions/joining.md.
 * Called in the transaction of whatever they depend on: status, opening rules, the owner's address, the payout account,
 * whether an administrator has stopped bookings, and the look at a new or moved location: with `REVIEW_NEW_LOCATIONS` it
 * is hidden until it is found fine, and one that is refused is hidden with or without the setting. Time alone publishes
 * nothing. Stays that were sold before go on.
 * @param of the listings of an owner, or one listing.
 */
export async function refreshListingState(
  em: EntityManager,
  of: { readonly ownerId: string } | { readonly listingId: string },
): Promise<void> {
  const [column, id] = 'ownerId' in of ? ['l.owner_id', of.ownerId] : ['l.id', of.listingId];
  await sqlRows(
    em,
    `update listings l set published = state.published, bookable = state.bookable
     from (
       select l.id,
         l.status <> 'inactive' and u.confirmed_at is not null
           and (l.available_full_time or l.week_open <> '{}' or l.opened <> '{}')
           and not exists (select from location_looks k where k.listing_id = l.id and k.gates and k.state <> 'fine') as published,
         coalesce(p.is_payable, false) and l.stopped_at is null as bookable
       from listings l join users u on u.id = l.owner_id left join payable_partners p on p.user_id = l.owner_id
       where ${column} = $1
     ) state
     where state.id = l.id and (l.published, l.bookable) is distinct from (state.published, state.bookable)`,
    [id],
  );
}

/** Says whether an owner can be paid out; their listings are bookable from then on, or no longer. */
export async function setPayable(em: EntityManager, ownerId: string, isPayable: boolean): Promise<void> {
  await sqlRows(
    em,
    `insert into payable_partners (user_id, is_payable) values ($1, $2)
     on conflict (user_id) do update set is_payable = excluded.is_payable`,
    [ownerId, isPayable],
  );
  await refreshListingState(em, { ownerId });
}
