import { Migration } from '@mikro-orm/migrations';

/**
 * How many bags a location takes for the rest of its day beyond those that each order held when its partner said so
 * (`before`, bags by order); none while bookings are paused. See docs/decisions/capacity.md.
 */
const table = `
  create table day_limits (
    listing_id uuid primary key references listings on delete cascade,
    bags int not null check (bags between 0 and 50),
    set_at timestamptz not null,
    until_at timestamptz not null check (until_at > set_at),
    before jsonb not null
  )`;

/** How many bags an order may hold by the day's limit; null where none concerns it: no other day, and no more than it held. */
const roomOfDay = `
  create function room_of_day(listing uuid, for_order uuid, bags int, since timestamptz, until timestamptz, at timestamptz)
  returns int language plpgsql stable as $$
  declare
    day day_limits;
    own int;
    taken int;
  begin
    select * into day from day_limits d
      where d.listing_id = listing and d.until_at > greatest(since, at) and d.set_at < until;
    if not found then return null; end if;
    own := coalesce((day.before ->> for_order::text)::int, 0);
    if bags <= own then return null; end if;
    with parts as materialized (
      select p.order_id, greatest(p.from_at, since, day.set_at) as f, p.until_at as u,
        p.bags - coalesce((day.before ->> p.order_id::text)::int, 0) as more
      from held_parts(listing, greatest(since, day.set_at), least(until, day.until_at), at) p
      where p.order_id is distinct from for_order)
    select coalesce(max(sums.held), 0) into taken from (
      select (select sum(o.most) from (
          select max(q.more) as most from parts q
          where q.more > 0 and q.f <= m.f and q.u > m.f group by q.order_id) o) as held
      from parts m where m.more > 0) sums;
    return day.bags - taken + own;
  end $$`;

/** What counts as held for a new order over a stretch by the day's limit; 0 where none concerns it. */
const peakOfDay = `
  create function peak_of_day(listing uuid, since timestamptz, until timestamptz, at timestamptz)
  returns int language sql stable as $$
    select case when exists (select from day_limits d where d.listing_id = listing)
      then coalesce((select c.max_capacity from listing_capacity c where c.listing_id = listing)
        - room_of_day(listing, null, 1, since, until, at), 0)
      else 0 end
  $$`;

/** As in 0360, and no more than the day's limit. */
const roomFor = (free: string): string => `
  create or replace function room_for(listing uuid, for_order uuid, bags int, since timestamptz, until timestamptz, at timestamptz)
  returns int language plpgsql stable as $$
  declare
    allowed int;
    peak int := 0;
    grows boolean := false;
    stretch record;
  begin
    select max_capacity into allowed from listing_capacity where listing_id = listing;
    for stretch in
      with own as materialized (
        select * from held_parts(listing, since, until, at) p where p.order_id = for_order),
      moments as (
        select since as moment union select from_at from own where from_at > since
        union select until_at from own where until_at < until),
      stretches as (select moment as f, lead(moment, 1, until) over (order by moment) as u from moments)
      select s.f, s.u from stretches s
      where bags > coalesce((select max(o.bags) from own o where o.from_at <= s.f and o.until_at > s.f), 0)
    loop
      grows := true;
      peak := greatest(peak, peak_of_bags(listing, stretch.f, stretch.u, at, for_order));
    end loop;
    return case when grows then ${free} end;
  end $$`;

/** A location takes only so many more bags for the rest of its day, or none: the guard of capacity holds it. */
export class RoomForToday0531 extends Migration {
  override name = '0531-room-for-today';

  override up(): void {
    for (const sql of [table, roomOfDay, peakOfDay]) this.addSql(sql);
    this.addSql(roomFor('least(allowed - peak, room_of_day(listing, for_order, bags, since, until, at))'));
  }

  override down(): void {
    this.addSql(roomFor('allowed - peak'));
    this.addSql('drop function peak_of_day(uuid, timestamptz, timestamptz, timestamptz)');
    this.addSql('drop function room_of_day(uuid, uuid, int, timestamptz, timestamptz, timestamptz)');
    this.addSql('drop table day_limits');
  }
}
