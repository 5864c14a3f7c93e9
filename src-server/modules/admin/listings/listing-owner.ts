import type { Deps } from '#server/deps.ts';
import { balancesDue } from '#server/modules/payouts/payouts.module.ts';
import { notFound } from '#server/platform/errors/common.errors.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly phone_number: string | null;
  readonly company: string | null;
  readonly listings: number;
  readonly staff: readonly string[];
}

/** Whose a location is, who works at its counter, and what its owner is owed. @throws AppError 404 for none. */
export async function listingOwner({ db }: Pick<Deps, 'db'>, listingId: string) {
  const [row] = await db.query<Row>(
    `select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, u.phone_number,
       (select c.name from companies c where c.user_id = u.id) as company,
       (select count(*)::int from listings o where o.owner_id = u.id) as listings,
       array(select coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), m.email) from staff_members m
         join staff_locations s on s.member_id = m.id left join users p on p.id = m.user_id
         where s.listing_id = l.id and m.ended_at is null order by 1) as staff
     from listings l join users u on u.id = l.owner_id where l.id = $1`,
    [listingId],
  );
  if (row === undefined) throw notFound();
  const due = await balancesDue({ db }, row.id);
  return {
    id: row.id,
    name: row.name,
    phoneNumber: row.phone_number,
    company: row.company,
    listingsCount: row.listings,
    staff: row.staff,
    owed: due.map(({ amount, hold }) => ({ amount, isHeld: hold !== null })),
  };
}
