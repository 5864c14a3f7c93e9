import { Migration } from '@mikro-orm/migrations';

/** Capacity and coupon uses are kept by the database itself: see docs/decisions/capacity.md. */
export class Bookings0004 extends Migration {
  override name = '0004-bookings';

  override up(): void {
    this.addSql(`
      create table bookings (
        id uuid primary key,
        code text not null unique,
        listing_id uuid not null references listings,
        user_id uuid not null references users,
        status text not null check (status in ('pending', 'confirmed', 'completed', 'canceled')),
        drop_off_at timestamptz not null,
        pick_up_at timestamptz not null,
        bags_count int not null check (bags_count >= 1),
        first_name text not null,
        last_name text not null,
        email text not null,
        phone_number text,
        language text not null default 'english',
        quote jsonb not null,
        currency char(3) not null,
        total_minor bigint not null check (total_minor >= 0),
        coupon_id uuid references coupons,
        hold_expires_at timestamptz,
        replaces_booking_id uuid references bookings,
        cancellation_reason text,
        payment_message text,
        penalty_free boolean not null default false,
        checked_in_at timestamptz,
        checked_in_bags int check (checked_in_bags >= 0),
        checked_out_at timestamptz,
        checked_out_bags int check (checked_out_bags >= 0),
        confirmed_at timestamptz,
        completed_at timestamptz,
        canceled_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null default now(),
        check (drop_off_at < pick_up_at),
        check (extract(second from drop_off_at) = 0 and extract(second from pick_up_at) = 0),
        check ((status = 'pending') = (hold_expires_at is not null))
      )`);
    this.addSql(`
      create index bookings_capacity_idx on bookings (listing_id, pick_up_at)
      include (drop_off_at, bags_count, hold_expires_at) where status in ('pending', 'confirmed')`);
    this.addSql('create index bookings_user_idx on bookings (user_id, drop_off_at desc)');
    this.addSql('create index bookings_listing_idx on bookings (listing_id, drop_off_at desc)');
    this.addSql(
      "create unique index bookings_replaces_key on bookings (replaces_booking_id) where status in ('confirmed', 'completed')",
    );
    this.addSql(
      'create index bookings_replaces_idx on bookings (replaces_booking_id) where replaces_booking_id is not null',
    );
    this.addSql("create index bookings_holds_idx on bookings (hold_expires_at) where status = 'pending'");
    this.addSql("create index bookings_due_idx on bookings (pick_up_at) where status = 'confirmed'");
    this.addSql(`
      create function peak_of_bags(listing uuid, since timestamptz, until timestamptz, at timestamptz, self uuid, replaced uuid)
      returns int language sql stable as $$
        select coalesce(max(held), 0)::int from (
          select sum(change) over (order by moment, change) as held from (
            select greatest(b.drop_off_at, since) as moment, b.bags_count as change, b.id
            from bookings b
            where b.listing_id = listing and b.status in ('pending', 'confirmed')
              and b.pick_up_at > since and b.drop_off_at < until
              and (b.hold_expires_at is null or b.hold_expires_at > at)
            union all
            select b.pick_up_at, -b.bags_count, b.id
            from bookings b
            where b.listing_id = listing and b.status in ('pending', 'confirmed')
              and b.pick_up_at > since and b.drop_off_at < until
              and (b.hold_expires_at is null or b.hold_expires_at > at)
          ) changes
          where id is distinct from self and id is distinct from replaced
        ) sums
      $$`);
    this.addSql(`
      create function keep_capacity() returns trigger language plpgsql as $$
      declare
        allowed int;
        peak int;
      begin
        if new.status not in ('pending', 'confirmed') then
          return new;
        end if;
        if tg_op = 'UPDATE'
          and (old.status = 'confirmed' or (old.status = 'pending' and old.hold_expires_at > new.updated_at))
          and old.listing_id = new.listing_id and new.bags_count <= old.bags_count
          and new.drop_off_at >= old.drop_off_at and new.pick_up_at <= old.pick_up_at then
          return new;
        end if;
        update listing_capacity set revision = revision + 1 where listing_id = new.listing_id
          returning max_capacity into allowed;
        peak := peak_of_bags(new.listing_id, new.drop_off_at, new.pick_up_at, new.updated_at, new.id, new.replaces_booking_id);
        if peak + new.bags_count > allowed then
          raise exception 'capacity exceeded' using errcode = 'CL001', constraint = 'bookings_within_capacity',
            detail = (allowed - peak)::text;
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger keep_capacity before insert or update of status, listing_id, drop_off_at, pick_up_at, bags_count
      on bookings for each row execute function keep_capacity()`);
    this.addSql(`
      create table coupon_uses (
        id uuid primary key,
        coupon_id uuid not null references coupons,
        booking_id uuid not null unique references bookings,
        email text not null,
        created_at timestamptz not null,
        released_at timestamptz
      )`);
    this.addSql('create index coupon_uses_customer_idx on coupon_uses (coupon_id, email) where released_at is null');
    this.addSql(`
      create function keep_coupon_uses() returns trigger language plpgsql as $$
      declare
        limit_per_customer int;
        used int;
      begin
        if tg_op = 'UPDATE' then
          if old.released_at is null and new.released_at is not null then
            update coupons set uses_count = uses_count - 1 where id = new.coupon_id;
          end if;
          return new;
        end if;
        update coupons set uses_count = uses_count + 1
          where id = new.coupon_id and (max_uses is null or uses_count < max_uses)
          returning coalesce(max_uses_per_customer, 0) into limit_per_customer;
        if not found then
          raise exception 'coupon used up' using errcode = 'CL002', constraint = 'coupon_uses_within_limit';
        end if;
        if limit_per_customer > 0 then
          select count(*) into used from coupon_uses
            where coupon_id = new.coupon_id and email = new.email and released_at is null;
          if used >= limit_per_customer then
            raise exception 'coupon used up by this customer' using errcode = 'CL002',
              constraint = 'coupon_uses_within_customer_limit';
          end if;
        end if;
        return new;
      end $$`);
    this.addSql(
      'create trigger keep_coupon_uses before insert or update on coupon_uses for each row execute function keep_coupon_uses()',
    );
    this.addSql(`
      create table guest_sessions (
        id text primary key,
        expires_at timestamptz not null,
        created_at timestamptz not null
      )`);
    this.addSql(`
      create table guest_session_bookings (
        guest_session_id text not null references guest_sessions on delete cascade,
        booking_id uuid not null references bookings,
        primary key (guest_session_id, booking_id)
      )`);
    this.addSql(`
      create table reviews (
        id uuid primary key,
        booking_id uuid not null unique references bookings,
        listing_id uuid not null references listings,
        author_name text not null,
        rating smallint not null check (rating between 1 and 5),
        text text not null check (length(text) <= 2000),
        created_at timestamptz not null
      )`);
    this.addSql('create index reviews_listing_idx on reviews (listing_id, created_at desc)');
    this.addSql(`
      create function keep_listing_rating() returns trigger language plpgsql as $$
      begin
        if tg_op in ('UPDATE', 'DELETE') then
          update listings set rating_sum = rating_sum - old.rating, reviews_count = reviews_count - 1 where id = old.listing_id;
        end if;
        if tg_op in ('UPDATE', 'INSERT') then
          update listings set rating_sum = rating_sum + new.rating, reviews_count = reviews_count + 1 where id = new.listing_id;
        end if;
        return null;
      end $$`);
    this.addSql(
      'create trigger keep_listing_rating after insert or update or delete on reviews for each row execute function keep_listing_rating()',
    );
  }

  override down(): void {
    this.addSql('drop table reviews, guest_session_bookings, guest_sessions, coupon_uses, bookings');
    this.addSql(
      'drop function keep_listing_rating(), keep_coupon_uses(), keep_capacity(), peak_of_bags(uuid, timestamptz, timestamptz, timestamptz, uuid, uuid)',
    );
  }
}
