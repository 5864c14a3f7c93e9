import { Migration } from '@mikro-orm/migrations';

const peakOfBags = (live: string): string => `
  create or replace function peak_of_bags(listing uuid, since timestamptz, until timestamptz, at timestamptz, self uuid, replaced uuid)
  returns int language sql stable as $$
    select coalesce(max(held), 0)::int from (
      select sum(change) over (order by moment, change) as held from (
        select greatest(b.drop_off_at, since) as moment, b.bags_count as change, b.id
        from bookings b
        where b.listing_id = listing and b.pick_up_at > since and b.drop_off_at < until and ${live}
        union all
        select b.pick_up_at, -b.bags_count, b.id
        from bookings b
        where b.listing_id = listing and b.pick_up_at > since and b.drop_off_at < until and ${live}
      ) changes
      where id is distinct from self and id is distinct from replaced
    ) sums
  $$`;

/**
 * What holds bags, what is over, and what an order holds of its payer's money: once each. The first two are written so
 * that the planner puts their bodies in the statement's place and the indexes on bookings serve them.
 */
export class RulesOnce0046 extends Migration {
  override name = '0046-rules-once';

  override up(): void {
    this.addSql(`
      create function holds_bags(status text, hold_expires_at timestamptz, at timestamptz)
      returns boolean language sql immutable parallel safe as $$
        select status in ('pending', 'confirmed') and (hold_expires_at is null or hold_expires_at > at)
      $$`);
    this.addSql(`
      create function is_over(status text, pick_up_at timestamptz, checked_out_at timestamptz, at timestamptz)
      returns boolean language sql immutable parallel safe as $$
        select status = 'confirmed' and (checked_out_at is not null or pick_up_at <= at)
      $$`);
    this.addSql(`
      create function net_paid(order_id uuid) returns bigint language sql stable as $$
        with recursive chain as (
          select id, replaces_booking_id from bookings where id = order_id
          union all
          select b.id, b.replaces_booking_id from bookings b join chain c on b.id = c.replaces_booking_id)
        select (
          coalesce((select sum(p.amount_minor) from payments p join chain c on c.id = p.booking_id where p.status = 'succeeded'), 0)
          - coalesce((select sum(r.amount_minor) from refunds r join payments p on p.id = r.payment_id
              join chain c on c.id = p.booking_id where r.status <> 'failed'), 0))::bigint
      $$`);
    this.addSql(peakOfBags('holds_bags(b.status, b.hold_expires_at, at)'));
  }

  override down(): void {
    this.addSql(
      peakOfBags(`b.status in ('pending', 'confirmed') and (b.hold_expires_at is null or b.hold_expires_at > at)`),
    );
    this.addSql('drop function net_paid(uuid)');
    this.addSql('drop function is_over(text, timestamptz, timestamptz, timestamptz)');
    this.addSql('drop function holds_bags(text, timestamptz, timestamptz)');
  }
}
