import { Migration } from '@mikro-orm/migrations';

const sinceOf = 'least(b.drop_off_at, b.checked_in_at)';

export const peakOfBags = (besides: string): string => `
  create or replace function peak_of_bags(listing uuid, since timestamptz, until timestamptz, at timestamptz, self uuid, replaced uuid)
  returns int language sql stable as $$
    select coalesce(max(held), 0)::int${besides} from (
      select sum(change) over (order by moment, change) as held from (
        select greatest(${sinceOf}, since) as moment, b.bags_count as change, b.id
        from bookings b
        where b.listing_id = listing and b.pick_up_at > since and ${sinceOf} < until
          and holds_bags(b.status, b.hold_expires_at, at)
        union all
        select b.pick_up_at, -b.bags_count, b.id
        from bookings b
        where b.listing_id = listing and b.pick_up_at > since and ${sinceOf} < until
          and holds_bags(b.status, b.hold_expires_at, at)
      ) changes
      where id is distinct from self and id is distinct from replaced
    ) sums
  $$`;

/**
 * Bags that are still inside after their pick-up hold their room, whatever stay is asked for, until they are checked
 * out; who was told about them is kept, so that nobody is told twice. See docs/decisions/custody.md.
 */
export class LateBags0065 extends Migration {
  override name = '0065-late-bags';

  override up(): void {
    this.addSql(`
      create index bookings_inside_idx on bookings (listing_id, pick_up_at) include (bags_count, checked_in_bags)
      where checked_in_at is not null and checked_out_at is null`);
    this.addSql(`
      create function late_bags(listing uuid, at timestamptz, self uuid, replaced uuid)
      returns int language sql stable as $$
        select coalesce(sum(coalesce(b.checked_in_bags, b.bags_count)), 0)::int from bookings b
        where b.listing_id = listing and b.checked_in_at is not null and b.checked_out_at is null
          and b.pick_up_at <= at and b.id is distinct from self and b.id is distinct from replaced
      $$`);
    this.addSql(peakOfBags(' + late_bags(listing, at, self, replaced)'));
    this.addSql(`
      create table stay_notices (
        booking_id uuid not null references bookings on delete cascade,
        kind text not null check (kind in ('late', 'noShow')),
        recipient text not null check (recipient in ('traveller', 'partner', 'administrators')),
        told_at timestamptz not null,
        primary key (booking_id, kind, recipient)
      )`);
  }

  override down(): void {
    this.addSql('drop table stay_notices');
    this.addSql(peakOfBags(''));
    this.addSql('drop function late_bags(uuid, timestamptz, uuid, uuid)');
    this.addSql('drop index bookings_inside_idx');
  }
}
