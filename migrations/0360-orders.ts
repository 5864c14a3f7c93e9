import { Migration } from '@mikro-orm/migrations';
import { keepCapacity } from './0055-hand-overs.ts';
import { peakOfBags } from './0065-late-bags.ts';
import { chain, paymentSums } from './0341-sums-of-orders.ts';

/** All versions of an order, any of which a payment names. */
const versions = `with chain as (
          select v.id from bookings v where v.order_id = (select b.order_id from bookings b where b.id = $1))`;

const allowanceOf = (line: string): string => `
  create or replace function allowance_of(order_id uuid) returns bigint language sql stable as $$
    ${line}
    select coalesce(sum(r.amount_minor), 0)::bigint from refunds r join payments p on p.id = r.payment_id
    join line on line.id = p.booking_id where r.is_allowance and r.status <> 'failed'
  $$`;

const lineOfOrder = `with line as (
  select v.id from bookings v where v.order_id = (select b.order_id from bookings b where b.id = $1))`;
const lineBefore = `with recursive line as (
  select id, replaces_booking_id from bookings where id = $1
  union all
  select b.id, b.replaces_booking_id from bookings b join line c on b.id = c.replaces_booking_id)`;

const keepAllowances = (replaced: string): string => `
  create or replace function keep_allowances_given() returns trigger language plpgsql as $$
  declare
    replaced uuid;
    total bigint;
    given bigint;
  begin
    ${replaced}
    if replaced is null then return new; end if;
    given := allowance_of(replaced);
    if given > 0 and new.amount_minor > greatest(total - given, 0) - net_paid(replaced) then
      raise exception 'what was given back is asked for again' using errcode = 'CL009', constraint = 'allowances_given';
    end if;
    return new;
  end $$`;

/** Each of a listing's orders holds, at an instant, the most that any of its parts does: see docs/decisions/capacity.md. */
const heldParts = `
  create function held_parts(listing uuid, since timestamptz, until timestamptz, at timestamptz)
  returns table (order_id uuid, from_at timestamptz, until_at timestamptz, bags int) language sql stable as $$
    select b.order_id, b.drop_off_at, b.pick_up_at, b.bags_count from bookings b
    where b.listing_id = listing and b.pick_up_at > since and b.drop_off_at < until
      and holds_bags(b.status, b.hold_expires_at, at)
    union all
    select i.id, i.checked_in_at, i.until_at, i.bags_inside from (
      select o.id, o.checked_in_at, o.bags_inside,
        case when b.pick_up_at > at then b.pick_up_at else late_until(listing, at) end as until_at
      from orders o join bookings b on b.id = o.current_booking_id
      where o.inside_listing_id = listing and o.bags_inside > 0 and o.checked_in_at < until) i
    where i.until_at > since
  $$`;

const peakOfOrders = `
  create function peak_of_bags(listing uuid, since timestamptz, until timestamptz, at timestamptz, except_order uuid)
  returns int language sql stable as $$
    with parts as materialized (
      select p.order_id, greatest(p.from_at, since) as f, p.until_at as u, p.bags,
        count(*) over (partition by p.order_id) as parts
      from held_parts(listing, since, until, at) p where p.order_id is distinct from except_order
    ), changes as (
      select f as moment, bags as change from parts where parts.parts = 1
      union all
      select u, -bags from parts where parts.parts = 1
      union all
      select l.moment, l.level - coalesce(lag(l.level) over (partition by l.order_id order by l.moment), 0) from (
        select m.order_id, m.moment, coalesce((select max(q.bags) from parts q
            where q.order_id = m.order_id and q.f <= m.moment and q.u > m.moment), 0) as level
        from (
          select order_id, f as moment from parts where parts.parts > 1
          union
          select order_id, u from parts where parts.parts > 1) m) l
    )
    select coalesce(max(held), 0)::int
    from (select sum(change) over (order by moment, change) as held from changes) sums
  $$`;

/**
 * The end of the second opening after an instant, by the packed copy of a listing's hours: until then bags that were not
 * fetched hold their room. 24 hours where the door never closes, or does not open twice within 60 days.
 */
const lateUntil = `
  create function late_until(listing uuid, at timestamptz) returns timestamptz language plpgsql stable as $$
  declare
    place record;
    wall timestamp;
    monday timestamp;
    spans tsmultirange;
    span tsrange;
    ends timestamptz;
    found int := 0;
  begin
    select l.time_zone, l.week_open, l.shut, l.opened into place from listings l where l.id = listing;
    wall := at at time zone place.time_zone;
    monday := date_trunc('week', wall);
    select coalesce(range_agg(tsrange(monday + make_interval(weeks => w, mins => lower(r)),
        monday + make_interval(weeks => w, mins => upper(r)))), '{}') into spans
      from generate_series(0, 9) w, unnest(place.week_open) r;
    spans := (spans + place.opened - place.shut) * tsmultirange(tsrange(wall, wall + interval '60 days'));
    for span in select s from unnest(spans) s order by lower(s) loop
      if upper(span) >= wall + interval '60 days' then exit; end if;
      found := found + 1;
      if found = 2 then
        -- An ending in the hour that comes twice is the first of the two.
        ends := least(upper(span) at time zone place.time_zone,
          ((upper(span) - interval '1 hour') at time zone place.time_zone) + interval '1 hour');
        return ends;
      end if;
    end loop;
    return at + interval '24 hours';
  end $$`;

/**
 * How many bags an order may hold over a stretch of time at a listing, asked where it would hold more than it does; null
 * where bags are no more than it holds at every instant, which is never refused.
 */
const roomFor = `
  create function room_for(listing uuid, for_order uuid, bags int, since timestamptz, until timestamptz, at timestamptz)
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
    return case when grows then allowed - peak end;
  end $$`;

/**
 * Refuses what would take the sum over a listing's orders above its capacity where the order did not hold as much before.
 * The caller has locked the listing's capacity.
 */
const keepRoom = `
  create function keep_room(listing uuid, for_order uuid, bags int, since timestamptz, until timestamptz, at timestamptz)
  returns void language plpgsql as $$
  declare
    free int := room_for(listing, for_order, bags, since, until, at);
  begin
    if free < bags then
      raise exception 'capacity exceeded' using errcode = 'CL001', constraint = 'bookings_within_capacity',
        detail = free::text;
    end if;
  end $$`;

export const keepCapacityOfOrders = `
  create or replace function keep_capacity() returns trigger language plpgsql as $$
  declare
    judged timestamptz;
    grows boolean := true;
  begin
    if new.status not in ('pending', 'confirmed') then
      return new;
    end if;
    if tg_op = 'UPDATE' then
      grows := old.listing_id <> new.listing_id or new.bags_count > old.bags_count
        or new.drop_off_at < old.drop_off_at or new.pick_up_at > old.pick_up_at;
      if old.status = 'confirmed' and not grows then
        return new;
      end if;
    end if;
    -- Locked before the clock is read: no other transaction can find this hold over while it is judged.
    update listing_capacity
      set revision = revision + 1, judged_at = greatest(judged_at, product_now())
      where listing_id = new.listing_id
      returning judged_at into judged;
    if tg_op = 'UPDATE' and old.status = 'pending' and old.hold_expires_at > judged and not grows then
      return new;
    end if;
    perform keep_room(new.listing_id, new.order_id, new.bags_count, new.drop_off_at, new.pick_up_at, judged);
    return new;
  end $$`;

/** A booking without an order is the first version of one of its own, which takes its id and its code. */
const foundOrder = `
  create function found_order() returns trigger language plpgsql as $$
  begin
    if new.order_id is null or new.order_id = new.id then
      if exists (select from bookings b where b.code = new.code) then
        raise exception 'the code is taken' using errcode = '23505', constraint = 'orders_code_key';
      end if;
      insert into orders (id, code, user_id, current_booking_id, created_at)
        values (new.id, new.code, new.user_id, new.id, new.created_at);
      new.order_id := new.id;
      new.version := 1;
    end if;
    return new;
  end $$`;

const countRevision = (columns: readonly string[]): string => `
  create trigger count_booking_revision before update on bookings for each row
  when ((${columns.map((each) => `old.${each}`).join(', ')})
    is distinct from (${columns.map((each) => `new.${each}`).join(', ')}))
  execute function count_booking_revision()`;

const told = ['status', 'bags_count', 'drop_off_at', 'pick_up_at', 'first_name', 'last_name'];
const marks = ['checked_in_at', 'checked_in_bags', 'checked_out_at', 'checked_out_bags'];
const heldColumns = 'status, listing_id, drop_off_at, pick_up_at, bags_count, hold_expires_at';
const indexed = 'drop_off_at, bags_count, hold_expires_at';

/**
 * An order is what lasts, a booking one version of it: code, person, custody and the right to cancel free of charge are
 * the order's. See docs/decisions/orders.md.
 */
export class Orders0360 extends Migration {
  override name = '0360-orders';

  override up(): void {
    this.addSql(`
      create table orders (
        id uuid primary key,
        code text not null constraint orders_code_key unique,
        user_id uuid not null references users,
        current_booking_id uuid not null,
        penalty_free boolean not null default false,
        checked_in_at timestamptz,
        checked_in_bags int check (checked_in_bags >= 0),
        checked_out_at timestamptz,
        checked_out_bags int check (checked_out_bags >= 0),
        bags_inside int not null default 0 check (bags_inside >= 0),
        missing_bags int not null default 0 check (missing_bags >= 0),
        inside_listing_id uuid references listings,
        created_at timestamptz not null,
        check (bags_inside = 0 or checked_in_at is not null and inside_listing_id is not null and checked_out_at is null)
      )`);
    this.addSql('alter table bookings add column order_id uuid, add column version int');
    this.addSql(`
      create temporary table lines on commit drop as
        with recursive line as (
          select id, id as order_id, 1 as depth from bookings where replaces_booking_id is null
          union all
          select b.id, l.order_id, l.depth + 1 from bookings b join line l on b.replaces_booking_id = l.id)
        select l.id, l.order_id, row_number() over (partition by l.order_id order by l.depth, b.created_at, l.id)::int as version
        from line l join bookings b on b.id = l.id`);
    this.addSql('create index on lines (order_id)');
    // What a hand-over, a drop-off or a change would be asked by a trigger is not asked of what was asked before.
    this.addSql('alter table bookings disable trigger user');
    // Its index of trigrams would take most of the time in which the service stands still: it is made again afterwards.
    this.addSql('drop index bookings_traveller_idx');
    this.addSql('analyze lines');
    this.addSql('update bookings b set order_id = l.order_id, version = l.version from lines l where l.id = b.id');
    this.addSql(
      `create index bookings_traveller_idx on bookings
       using gin ((lower(first_name || ' ' || last_name || ' ' || email)) gin_trgm_ops) with (fastupdate = off)`,
    );
    this.addSql(`
      insert into orders (id, code, user_id, current_booking_id, penalty_free, checked_in_at, checked_in_bags,
        checked_out_at, checked_out_bags, bags_inside, inside_listing_id, created_at)
      select o.order_id, c.code, c.user_id, c.id, c.penalty_free, o.in_at,
        case when o.in_at is not null then coalesce(o.in_bags, c.bags_count) end, o.out_at,
        case when o.out_at is not null then coalesce(o.out_bags, o.in_bags, c.bags_count) end,
        case when o.in_at is null or o.out_at is not null then 0 else coalesce(o.in_bags, c.bags_count) end,
        case when o.in_at is not null then c.listing_id end, o.created_at
      from (
        select b.order_id, min(b.created_at) as created_at, min(b.checked_in_at) as in_at,
          (array_agg(b.checked_in_bags order by b.version desc) filter (where b.checked_in_at is not null))[1] as in_bags,
          max(b.checked_out_at) filter (where b.checked_in_at is not null) as out_at,
          (array_agg(b.checked_out_bags order by b.version desc) filter (where b.checked_out_at is not null))[1] as out_bags,
          (array_agg(b.id order by b.confirmed_at is not null desc,
            case when b.confirmed_at is not null then b.version else -b.version end desc))[1] as current_id
        from bookings b group by b.order_id) o
      join bookings c on c.id = o.current_id`);
    this.addSql('alter table bookings enable trigger user');
    this.addSql('alter table bookings alter column order_id set not null, alter column version set not null');
    this.addSql('alter table bookings add constraint bookings_order_id_fkey foreign key (order_id) references orders');
    this.addSql('create unique index bookings_order_idx on bookings (order_id, version)');
    this.addSql(`
      alter table orders add constraint orders_current_booking_id_fkey foreign key (current_booking_id)
        references bookings on delete cascade deferrable initially deferred`);
    this.addSql('create index orders_current_idx on orders (current_booking_id)');
    this.addSql('create index orders_user_idx on orders (user_id)');
    this.addSql('create index orders_inside_idx on orders (inside_listing_id) where bags_inside > 0');
    this.addSql('alter table bookings drop constraint bookings_code_key');
    this.addSql('create index bookings_code_idx on bookings (code)');
    this.addSql('drop trigger count_booking_revision on bookings');
    this.addSql('drop trigger keep_capacity on bookings');
    for (const each of [
      'peak_of_bags(uuid, timestamptz, timestamptz, timestamptz, uuid, uuid)',
      'late_bags(uuid, timestamptz, uuid, uuid)',
      'is_over(text, timestamptz, timestamptz, timestamptz)',
      'disputed_orders()',
    ])
      this.addSql(`drop function ${each}`);
    this.addSql('drop index bookings_inside_idx');
    this.addSql('alter table bookings drop constraint bookings_offer_check');
    this.addSql('drop index bookings_offer_key, bookings_replaces_key, bookings_replaces_idx, bookings_capacity_idx');
    this.addSql(`
      create index bookings_capacity_idx on bookings (listing_id, pick_up_at)
      include (${indexed}, order_id) where status in ('pending', 'confirmed')`);
    this.addSql(`
      alter table bookings drop column replaces_booking_id, drop column penalty_free,
        ${marks.map((each) => `drop column ${each}`).join(', ')}`);
    this.addSql('alter table bookings add constraint bookings_offer_check check (offered_at is null or version > 1)');
    this.addSql(
      "create unique index bookings_offer_key on bookings (order_id) where offered_at is not null and status = 'pending'",
    );
    // Checked at the end of the transaction: of a change the new version is confirmed before the old one ends.
    this.addSql(`
      alter table bookings add constraint bookings_one_in_force exclude using btree (order_id with =)
      where (status in ('confirmed', 'completed')) deferrable initially deferred`);
    this.addSql(countRevision(told));
    for (const sql of [lateUntil, heldParts, peakOfOrders, roomFor, keepRoom, keepCapacityOfOrders, foundOrder])
      this.addSql(sql);
    this.addSql(`
      create trigger keep_capacity before insert or update of ${heldColumns} on bookings
      for each row execute function keep_capacity()`);
    this.addSql('create trigger found_order before insert on bookings for each row execute function found_order()');
    this.addSql(paymentSums(versions));
    this.addSql(allowanceOf(lineOfOrder));
    this.addSql(
      keepAllowances(`
      select case when version > 1 then id end, total_minor into replaced, total from bookings where id = new.booking_id;`),
    );
    this.addSql(`
      create function disputed_orders() returns setof uuid language sql stable as $$
        select v.id from disputes d join bookings p on p.id = d.booking_id join bookings v on v.order_id = p.order_id
        where d.state = 'open'
      $$`);
    this.addSql('alter table hand_overs add column missing_bags int check (missing_bags > 0)');
  }

  override down(): void {
    this.addSql(`
      do $$ begin
        if exists (select from hand_overs h join bookings b on b.id = h.booking_id where h.kind = 'out'
            and not exists (select from hand_overs u where u.undoes_id = h.id) group by b.order_id having count(*) > 1) then
          raise exception 'Bags of an order were handed back in parts: the release before cannot show that. Restore a backup instead.';
        end if;
      end $$`);
    this.addSql('alter table hand_overs drop column missing_bags');
    this.addSql('alter table bookings disable trigger user');
    this.addSql(`
      alter table bookings add column replaces_booking_id uuid references bookings,
        add column penalty_free boolean not null default false, add column checked_in_at timestamptz,
        add column checked_in_bags int check (checked_in_bags >= 0), add column checked_out_at timestamptz,
        add column checked_out_bags int check (checked_out_bags >= 0)`);
    this.addSql(`
      update bookings b set replaces_booking_id = (
        select p.id from bookings p where p.order_id = b.order_id and p.version < b.version
          and p.confirmed_at is not null order by p.version desc limit 1)
      where b.version > 1`);
    this.addSql(`
      update bookings b set penalty_free = o.penalty_free, checked_in_at = o.checked_in_at,
        checked_in_bags = o.checked_in_bags, checked_out_at = o.checked_out_at, checked_out_bags = o.checked_out_bags
      from orders o where o.current_booking_id = b.id`);
    // Codes were unique to each booking.
    this.addSql(`
      update bookings b set code = 'CLK-' || upper(substr(md5(b.id::text), 1, 6)) from orders o
      where o.id = b.order_id and o.current_booking_id <> b.id and b.code = o.code`);
    this.addSql('alter table bookings enable trigger user');
    this.addSql('drop trigger found_order on bookings');
    this.addSql('drop trigger keep_capacity on bookings');
    this.addSql('drop trigger count_booking_revision on bookings');
    for (const each of [
      'found_order()',
      'keep_room(uuid, uuid, int, timestamptz, timestamptz, timestamptz)',
      'room_for(uuid, uuid, int, timestamptz, timestamptz, timestamptz)',
      'peak_of_bags(uuid, timestamptz, timestamptz, timestamptz, uuid)',
      'held_parts(uuid, timestamptz, timestamptz, timestamptz)',
      'late_until(uuid, timestamptz)',
      'disputed_orders()',
    ])
      this.addSql(`drop function ${each}`);
    this.addSql('alter table bookings drop constraint bookings_one_in_force, drop constraint bookings_offer_check');
    this.addSql('drop index bookings_offer_key, bookings_capacity_idx, bookings_code_idx');
    this.addSql('alter table bookings add constraint bookings_code_key unique (code)');
    this.addSql('alter table orders drop constraint orders_current_booking_id_fkey');
    this.addSql('alter table bookings drop column order_id, drop column version');
    this.addSql('drop table orders');
    this.addSql(
      'alter table bookings add constraint bookings_offer_check check (offered_at is null or replaces_booking_id is not null)',
    );
    this.addSql(
      "create unique index bookings_offer_key on bookings (replaces_booking_id) where offered_at is not null and status = 'pending'",
    );
    this.addSql(
      "create unique index bookings_replaces_key on bookings (replaces_booking_id) where status in ('confirmed', 'completed')",
    );
    this.addSql(
      'create index bookings_replaces_idx on bookings (replaces_booking_id) where replaces_booking_id is not null',
    );
    this.addSql(`
      create index bookings_inside_idx on bookings (listing_id, pick_up_at) include (bags_count, checked_in_bags)
      where checked_in_at is not null and checked_out_at is null`);
    this.addSql(`
      create index bookings_capacity_idx on bookings (listing_id, pick_up_at)
      include (${indexed}, checked_in_at) where status in ('pending', 'confirmed')`);
    this.addSql(`
      create function is_over(status text, pick_up_at timestamptz, checked_out_at timestamptz, at timestamptz)
      returns boolean language sql immutable parallel safe as $$
        select status = 'confirmed' and (checked_out_at is not null or pick_up_at <= at)
      $$`);
    this.addSql(`
      create function late_bags(listing uuid, at timestamptz, self uuid, replaced uuid)
      returns int language sql stable as $$
        select coalesce(sum(coalesce(b.checked_in_bags, b.bags_count)), 0)::int from bookings b
        where b.listing_id = listing and b.checked_in_at is not null and b.checked_out_at is null
          and b.pick_up_at <= at and b.id is distinct from self and b.id is distinct from replaced
      $$`);
    this.addSql(peakOfBags(' + late_bags(listing, at, self, replaced)'));
    this.addSql(keepCapacity('least(new.drop_off_at, new.checked_in_at)', 'least(old.drop_off_at, old.checked_in_at)'));
    this.addSql(`
      create trigger keep_capacity before insert or update of ${heldColumns}, checked_in_at on bookings
      for each row execute function keep_capacity()`);
    this.addSql(countRevision([...told, ...marks]));
    this.addSql(paymentSums(chain));
    this.addSql(allowanceOf(lineBefore));
    this.addSql(
      keepAllowances(`
      select replaces_booking_id, total_minor into replaced, total from bookings where id = new.booking_id;`),
    );
    this.addSql(`
      create function disputed_orders() returns setof uuid language sql stable as $$
        with recursive orders as (
          select booking_id as id from disputes where state = 'open'
          union
          select b.id from bookings b join orders o on b.replaces_booking_id = o.id)
        select id from orders
      $$`);
  }
}
