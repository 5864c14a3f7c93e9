-- The schema that migrations 0001 to 0560 of release 0.1.0 made, as pg_dump writes it. It never changes: what comes after
-- is a migration of its own.
set local check_function_bodies = off;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE FUNCTION allowance_of(order_id uuid) RETURNS bigint
    LANGUAGE sql STABLE
    AS $_$
    with line as (
  select v.id from bookings v where v.order_id = (select b.order_id from bookings b where b.id = $1))
    select coalesce(sum(r.amount_minor), 0)::bigint from refunds r join payments p on p.id = r.payment_id
    join line on line.id = p.booking_id where r.is_allowance and r.status <> 'failed'
  $_$;

CREATE FUNCTION charged_to(order_id uuid) RETURNS bigint
    LANGUAGE sql STABLE
    AS $$
    select coalesce(sum(paid - by_change), 0)::bigint from payment_sums(order_id)
  $$;

CREATE FUNCTION count_booking_revision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        new.revision := old.revision + 1;
        return new;
      end $$;

CREATE FUNCTION counter_listings(person uuid) RETURNS SETOF uuid
    LANGUAGE sql STABLE
    AS $$
        select l.id from listings l join users o on o.id = l.owner_id where l.owner_id = person and o.is_partner
        union
        select l.id from staff_members m
          join staff_locations s on s.member_id = m.id
          join listings l on l.id = s.listing_id and l.owner_id = m.owner_id
          join users o on o.id = m.owner_id
        where m.user_id = person and m.ended_at is null and o.is_partner
      $$;

CREATE FUNCTION counter_may(person uuid, listing uuid, act text) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
        select exists (
          select from listings l join users o on o.id = l.owner_id
          where l.id = listing and o.is_partner and (l.owner_id = person or exists (
            select from staff_members m join staff_locations s on s.member_id = m.id
            where m.user_id = person and m.owner_id = l.owner_id and m.ended_at is null and s.listing_id = l.id
              and case act when 'photograph' then m.may_photograph when 'correct' then m.may_correct else false end)))
      $$;

CREATE FUNCTION coupon_spent(coupon uuid, code text) RETURNS bigint
    LANGUAGE sql STABLE
    AS $$
        select coalesce(sum(takes_minor), 0)::bigint from coupon_uses
        where coupon_id = coupon and released_at is null and currency = code
      $$;

CREATE FUNCTION coupon_takes(booking uuid, coupon uuid) RETURNS bigint
    LANGUAGE sql STABLE
    AS $$
        select coalesce(max((v.quote -> 'couponDiscount' ->> 'minor')::bigint), 0)
        from bookings b join bookings v on v.order_id = b.order_id
        where b.id = booking and v.coupon_id = coupon and (v.id = b.id or v.status = 'pending')
      $$;

CREATE FUNCTION currency_step(currency text) RETURNS integer
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
        select case when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 10 else 1 end
      $$;

CREATE FUNCTION disputed_orders() RETURNS SETOF uuid
    LANGUAGE sql STABLE
    AS $$
        select v.id from disputes d join bookings p on p.id = d.booking_id join bookings v on v.order_id = p.order_id
        where d.state = 'open'
      $$;

CREATE FUNCTION door_marks(report uuid) RETURNS text[]
    LANGUAGE sql STABLE
    AS $$
        select array_agg(mark order by mark) from door_reports r cross join lateral (
          select 'person ' || r.user_id as mark
          union select 'address ' || lower(b.email) from bookings b where b.id = r.booking_id
          union select 'card ' || p.card_fingerprint from bookings v join payments p on p.booking_id = v.id
            where v.order_id = r.order_id and p.status = 'succeeded' and p.card_fingerprint is not null
          union select 'device ' || d from unnest(r.devices) d) marks
        where r.id = report
      $$;

CREATE FUNCTION door_owed(asked uuid) RETURNS bigint
    LANGUAGE sql STABLE
    AS $$
        select coalesce(sum(r.extension_minor), 0)::bigint from door_reports r join bookings e on e.id = r.extension_id
        where r.order_id = asked and r.verdict is distinct from 'stands' and not exists (
          select from bookings n where n.order_id = asked and n.version > e.version and n.pick_up_at > e.pick_up_at
            and n.confirmed_at is not null and not exists (select from door_reports x where x.extension_id = n.id))
      $$;

CREATE FUNCTION fold_place() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    new.search_text := trim(plain_text(normalize(new.search_text, NFC)));
    new.names := regexp_replace('|' || plain_text(normalize(new.name || '|' || new.names, NFC)) || '|', '\|+', '|', 'g');
    return new;
  end $$;

CREATE FUNCTION found_order() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
  end $$;

CREATE FUNCTION held_parts(listing uuid, since timestamp with time zone, until timestamp with time zone, at timestamp with time zone) RETURNS TABLE(order_id uuid, from_at timestamp with time zone, until_at timestamp with time zone, bags integer)
    LANGUAGE sql STABLE
    AS $$
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
  $$;

CREATE FUNCTION holds_bags(status text, hold_expires_at timestamp with time zone, at timestamp with time zone) RETURNS boolean
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
        select status in ('pending', 'confirmed') and (hold_expires_at is null or hold_expires_at > at)
      $$;

CREATE FUNCTION in_steps(minor bigint, currency text) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
        select (round(minor::numeric / currency_step(currency)) * currency_step(currency))::bigint
      $$;

CREATE FUNCTION keep_allowances_given() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    replaced uuid;
    total bigint;
    given bigint;
  begin
    
      select case when version > 1 then id end, total_minor into replaced, total from bookings where id = new.booking_id;
    if replaced is null then return new; end if;
    given := allowance_of(replaced);
    if given > 0 and new.amount_minor > greatest(total - given, 0) - net_paid(replaced) then
      raise exception 'what was given back is asked for again' using errcode = 'CL009', constraint = 'allowances_given';
    end if;
    return new;
  end $$;

CREATE FUNCTION keep_capacity() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
    if tg_op = 'UPDATE' and new.clock_moves > old.clock_moves then
      return new;
    end if;
    perform keep_room(new.listing_id, new.order_id, new.bags_count, new.drop_off_at, new.pick_up_at, judged);
    return new;
  end $$;

CREATE FUNCTION keep_claw_backs_within_share() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      declare
        moved record;
      begin
        select t.booking_id, t.kind into moved from ledger_transactions t where t.id = new.transaction_id;
        if moved.kind = 'claw_back' and (
          select sum(e.amount_minor) from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
          where t.booking_id = moved.booking_id and t.kind in ('earning', 'claw_back') and e.partner_id = new.partner_id
        ) > 0 then
          raise exception 'more of a share is taken back than was earned' using errcode = 'CL008', constraint = 'claw_backs_within_share';
        end if;
        return null;
      end $$;

CREATE FUNCTION keep_coupon_uses() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  declare
    held coupons;
    used int;
    spent bigint;
    before bigint := 0;
  begin
    if tg_op = 'UPDATE' and new.released_at is not null then
      if old.released_at is null then
        update coupons set uses_count = uses_count - 1 where id = new.coupon_id;
      end if;
      return new;
    end if;
    select * into held from coupons where id = new.coupon_id for update;
    if tg_op = 'UPDATE' then
      before := old.takes_minor;
    else
      if held.uses_count >= held.max_uses then
        raise exception 'coupon used up' using errcode = 'CL002', constraint = 'coupon_uses_within_limit';
      end if;
      select count(*) into used from coupon_uses
        where coupon_id = new.coupon_id and email = new.email and released_at is null;
      if used >= held.max_uses_per_customer then
        raise exception 'coupon used up by this customer' using errcode = 'CL002',
          constraint = 'coupon_uses_within_customer_limit';
      end if;
      update coupons set uses_count = uses_count + 1 where id = new.coupon_id;
    end if;
    select coalesce(b.currency, ''), coupon_takes(b.id, new.coupon_id) into new.currency, new.takes_minor
      from bookings b where b.id = new.booking_id;
    if new.takes_minor > before then
      select coalesce(sum(u.takes_minor), 0) into spent from coupon_uses u
        where u.coupon_id = new.coupon_id and u.released_at is null and u.currency = new.currency and u.id <> new.id;
      if spent + new.takes_minor > held.budget * minor_units(new.currency) then
        raise exception 'coupon used up' using errcode = 'CL002', constraint = 'coupon_uses_within_budget';
      end if;
    end if;
    return new;
  end $$;

CREATE FUNCTION keep_earned_sums() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      declare
        place uuid;
      begin
        select b.listing_id into place from ledger_transactions t left join bookings b on b.id = t.booking_id
          where t.id = new.transaction_id and t.kind = 'earning';
        if not found then return null; end if;
        insert into earned_sums (partner_id, listing_id, unit, since, currency, amount_minor)
        select new.partner_id, whose.place, of.unit, date_trunc(of.unit, new.occurred_at, 'UTC'), new.currency, -new.amount_minor
        from (values (1, null::uuid), (2, place)) as whose (rank, place)
        cross join (values ('day'), ('hour')) as of (unit)
        where whose.rank = 1 or whose.place is not null
        order by whose.rank, of.unit
        on conflict (partner_id, listing_id, unit, since, currency)
          do update set amount_minor = earned_sums.amount_minor + excluded.amount_minor;
        return null;
      end $$;

CREATE FUNCTION keep_first_confirmed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        new.first_confirmed_at := coalesce(new.first_confirmed_at, new.confirmed_at);
        return new;
      end $$;

CREATE FUNCTION keep_ledger_balanced() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        if exists (
          select 1 from ledger_entries where transaction_id = new.transaction_id
          group by currency having sum(amount_minor) <> 0
        ) then
          raise exception 'ledger transaction is not balanced' using errcode = 'CL004', constraint = 'ledger_balanced';
        end if;
        return null;
      end $$;

CREATE FUNCTION keep_listing_capacity() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into listing_capacity (listing_id, max_capacity) values (new.id, new.max_capacity)
        on conflict (listing_id) do update set max_capacity = excluded.max_capacity;
        return null;
      end $$;

CREATE FUNCTION keep_listing_rating() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    if tg_op <> 'INSERT' and old.removed_at is null then
      update listings set rating_sum = rating_sum - old.rating, reviews_count = reviews_count - 1 where id = old.listing_id;
    end if;
    if tg_op <> 'DELETE' and new.removed_at is null then
      update listings set rating_sum = rating_sum + new.rating, reviews_count = reviews_count + 1 where id = new.listing_id;
    end if;
    return null;
  end $$;

CREATE FUNCTION keep_partner_balances() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into partner_balances (partner_id, currency, amount_minor)
        select partner_id, currency, sum(amount_minor) from added where partner_id is not null group by 1, 2 order by 1, 2
        on conflict (partner_id, currency)
          do update set amount_minor = partner_balances.amount_minor + excluded.amount_minor;
        return null;
      end $$;

CREATE FUNCTION keep_payouts_proven() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        if payout_account_waits(new.user_id) then
          raise exception 'nobody has proven where this payout goes' using errcode = 'CL010', constraint = 'payouts_proven';
        end if;
        return new;
      end $$;

CREATE FUNCTION keep_refunds_within_payment() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      declare
        paid bigint;
        refunded bigint;
      begin
        select amount_minor into paid from payments where id = new.payment_id for update;
        select coalesce(sum(amount_minor), 0) into refunded from refunds
          where payment_id = new.payment_id and status <> 'failed' and id <> new.id;
        if new.status <> 'failed' and refunded + new.amount_minor > paid then
          raise exception 'refunds exceed the payment' using errcode = 'CL003', constraint = 'refunds_within_payment';
        end if;
        return new;
      end $$;

CREATE FUNCTION keep_room(listing uuid, for_order uuid, bags integer, since timestamp with time zone, until timestamp with time zone, at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    AS $$
  declare
    free int := room_for(listing, for_order, bags, since, until, at);
  begin
    if free < bags then
      raise exception 'capacity exceeded' using errcode = 'CL001', constraint = 'bookings_within_capacity',
        detail = free::text;
    end if;
  end $$;

CREATE FUNCTION keep_was_published() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        new.was_published := new.was_published or new.published;
        return new;
      end $$;

CREATE FUNCTION late_until(listing uuid, at timestamp with time zone) RETURNS timestamp with time zone
    LANGUAGE plpgsql STABLE
    AS $$
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
  end $$;

CREATE FUNCTION listing_rates_in_steps() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      declare currency text := (select p.currency from country_pricings p where p.country = new.country and p.region is null);
      begin
        new.price_per_hour := in_steps(new.price_per_hour, coalesce(currency, 'CAD'));
        new.max_price := in_steps(new.max_price, coalesce(currency, 'CAD'));
        new.overnight_fee := in_steps(new.overnight_fee, coalesce(currency, 'CAD'));
        new.handling_fee := in_steps(new.handling_fee, coalesce(currency, 'CAD'));
        return new;
      end $$;

CREATE FUNCTION listings_spelt_like(typed text, most integer) RETURNS TABLE(id uuid, kind text, name text, context text, latitude double precision, longitude double precision, weight real, likeness real)
    LANGUAGE sql STABLE
    SET "pg_trgm.word_similarity_threshold" TO '0.45'
    AS $$
        select l.id, 'listing', l.name, l.address, l.latitude, l.longitude, 0::real, word_similarity(typed, l.search_text)
        from listings l where l.published and typed <% l.search_text limit most
      $$;

CREATE FUNCTION minor_units(currency text) RETURNS integer
    LANGUAGE sql IMMUTABLE
    AS $$
        select case
          when currency in ('BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'UYI', 'VND',
            'VUV', 'XAF', 'XOF', 'XPF') then 1
          when currency in ('BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND') then 1000
          when currency in ('CLF', 'UYW') then 10000
          else 100 end
      $$;

CREATE FUNCTION name_object() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
  begin
    if tg_op <> 'INSERT' and old.object_key is not null
      and (tg_op = 'DELETE' or new.object_key is distinct from old.object_key) then
      update stored_objects set state = 'dropped' where key = old.object_key;
    end if;
    if tg_op <> 'DELETE' and new.object_key is not null then
      update stored_objects set state = 'named' where key = new.object_key;
    end if;
    return null;
  end $$;

CREATE FUNCTION net_paid(order_id uuid) RETURNS bigint
    LANGUAGE sql STABLE
    AS $$
    select coalesce(sum(paid - returned - lost - disputed), 0)::bigint from payment_sums(order_id)
  $$;

CREATE FUNCTION note_last_seen() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        update users set last_seen_at = new.last_seen_at
        where id = new.user_id and (last_seen_at is null or last_seen_at < new.last_seen_at);
        return null;
      end $$;

CREATE FUNCTION note_location_changes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        insert into location_changes (listing_id) select distinct listing_id from changed on conflict do nothing;
        delete from location_changes where (listing_id, xid) in (
          select c.listing_id, c.xid from location_changes c
          where c.listing_id in (select listing_id from changed) and c.xid < pg_snapshot_xmin(pg_current_snapshot())
          for update skip locked);
        return null;
      end $$;

CREATE FUNCTION order_kept(order_id uuid) RETURNS bigint
    LANGUAGE sql STABLE
    AS $$
    select coalesce(sum(paid - returned), 0)::bigint from payment_sums(order_id)
  $$;

CREATE FUNCTION paid_lines(of_transaction uuid, partner uuid) RETURNS bigint
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
        select coalesce(sum(l.amount_minor), 0)::bigint from payout_lines l join payouts p on p.id = l.payout_id
        where l.transaction_id = of_transaction and p.user_id = partner
      $$;

CREATE FUNCTION partner_share(minor numeric, millionths numeric, currency text) RETURNS numeric
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    AS $$
        select case when currency_step(currency) = 1 then floor((minor * millionths + 500000) / 1000000)
          else floor(minor * millionths / (1000000 * currency_step(currency))) * currency_step(currency) end
      $$;

CREATE FUNCTION payment_sums(order_id uuid) RETURNS TABLE(payment_id uuid, paid bigint, returned bigint, by_change bigint, lost bigint, disputed bigint)
    LANGUAGE sql STABLE
    AS $_$
        with chain as (
          select v.id from bookings v where v.order_id = (select b.order_id from bookings b where b.id = $1)),
        sums as (
          select p.id, p.amount_minor as paid, r.returned, r.by_change, d.lost, d.disputed
          from payments p join chain c on c.id = p.booking_id
          cross join lateral (
            select coalesce(sum(r.amount_minor), 0)::bigint as returned,
              coalesce(sum(r.amount_minor) filter (
                where not r.is_allowance and r.tax_minor is null and r.way <> 'provider'), 0)::bigint as by_change
            from refunds r where r.payment_id = p.id and r.status <> 'failed') r
          cross join lateral (
            select coalesce(sum(d.amount_minor) filter (where d.state = 'lost'), 0)::bigint as lost,
              coalesce(sum(d.amount_minor) filter (where d.state = 'open'), 0)::bigint as disputed
            from disputes d where d.payment_id = p.id) d
          where p.status = 'succeeded')
        select id, paid, returned, by_change, least(lost, paid - returned),
          least(disputed, paid - returned - least(lost, paid - returned)) from sums
      $_$;

CREATE FUNCTION payout_account_waits(person uuid) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
        select coalesce((select proof is null from payout_account_changes
          where user_id = person order by changed_at desc, id desc limit 1), false)
      $$;

CREATE FUNCTION peak_of_bags(listing uuid, since timestamp with time zone, until timestamp with time zone, at timestamp with time zone, except_order uuid) RETURNS integer
    LANGUAGE sql STABLE
    AS $$
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
  $$;

CREATE FUNCTION peak_of_day(listing uuid, since timestamp with time zone, until timestamp with time zone, at timestamp with time zone) RETURNS integer
    LANGUAGE sql STABLE
    AS $$
    select case when exists (select from day_limits d where d.listing_id = listing)
      then coalesce((select c.max_capacity from listing_capacity c where c.listing_id = listing)
        - room_of_day(listing, null, 1, since, until, at), 0)
      else 0 end
  $$;

CREATE FUNCTION places_spelt_like(typed text) RETURNS TABLE(id uuid, kind text, name text, context text, latitude double precision, longitude double precision, weight real, likeness real)
    LANGUAGE sql STABLE
    SET "pg_trgm.word_similarity_threshold" TO '0.4'
    AS $$
        select p.id, p.kind, p.name, p.context, p.latitude, p.longitude, p.weight, word_similarity(typed, p.search_text)
        from places p where typed <% p.search_text
      $$;

CREATE FUNCTION plain_text(written text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(unaccent('unaccent'::regdictionary, written));

CREATE FUNCTION product_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$ select clock_timestamp() $$;

CREATE FUNCTION refuse_custody_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        raise exception 'the custody record is append-only' using errcode = 'CL006', constraint = 'custody_append_only';
      end $$;

CREATE FUNCTION refuse_ledger_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        raise exception 'the ledger is append-only' using errcode = 'CL005', constraint = 'ledger_append_only';
      end $$;

CREATE FUNCTION renew_listing_revision() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        new.revision := floor(random() * 9007199254740991)::bigint;
        return new;
      end $$;

CREATE FUNCTION renew_revisions_of_listings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        update listings set revision = default where id in (select listing_id from changed);
        return null;
      end $$;

CREATE FUNCTION renew_shared_facts() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
      begin
        update shared_facts set revision = floor(random() * 9007199254740991)::bigint;
        return null;
      end $$;

CREATE FUNCTION room_for(listing uuid, for_order uuid, bags integer, since timestamp with time zone, until timestamp with time zone, at timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql STABLE
    AS $$
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
    return case when grows then least(allowed - peak, room_of_day(listing, for_order, bags, since, until, at)) end;
  end $$;

CREATE FUNCTION room_of_day(listing uuid, for_order uuid, bags integer, since timestamp with time zone, until timestamp with time zone, at timestamp with time zone) RETURNS integer
    LANGUAGE plpgsql STABLE
    AS $$
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
  end $$;

CREATE FUNCTION taxed_of(order_id uuid) RETURNS bigint
    LANGUAGE sql STABLE
    AS $$
    select coalesce(sum(paid - returned - lost), 0)::bigint from payment_sums(order_id)
  $$;

CREATE TABLE accounts (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    provider text NOT NULL,
    subject text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT accounts_provider_check CHECK ((provider = 'google'::text))
);

CREATE TABLE address_recoveries (
    user_id uuid NOT NULL,
    email text NOT NULL,
    asked_by uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL
);

CREATE TABLE answer_vote_marks (
    mark text NOT NULL,
    day date NOT NULL
);

CREATE TABLE answer_votes (
    question text NOT NULL,
    day date NOT NULL,
    yes integer DEFAULT 0 NOT NULL,
    no integer DEFAULT 0 NOT NULL,
    CONSTRAINT answer_votes_no_check CHECK ((no >= 0)),
    CONSTRAINT answer_votes_question_check CHECK (((length(question) >= 1) AND (length(question) <= 200))),
    CONSTRAINT answer_votes_yes_check CHECK ((yes >= 0))
);

CREATE TABLE audit_log (
    id uuid NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    subject text NOT NULL,
    subject_id text NOT NULL,
    before jsonb,
    after jsonb,
    created_at timestamp with time zone NOT NULL,
    call jsonb,
    ended boolean DEFAULT true NOT NULL,
    followed jsonb
);

CREATE TABLE bookings (
    id uuid NOT NULL,
    code text NOT NULL,
    listing_id uuid NOT NULL,
    user_id uuid NOT NULL,
    status text NOT NULL,
    drop_off_at timestamp with time zone NOT NULL,
    pick_up_at timestamp with time zone NOT NULL,
    bags_count integer NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone_number text,
    language text DEFAULT 'english'::text NOT NULL,
    quote jsonb NOT NULL,
    currency character(3) NOT NULL,
    total_minor bigint NOT NULL,
    coupon_id uuid,
    hold_expires_at timestamp with time zone,
    cancellation_reason text,
    payment_message text,
    confirmed_at timestamp with time zone,
    completed_at timestamp with time zone,
    canceled_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    offered_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    order_id uuid NOT NULL,
    version integer NOT NULL,
    time_zone text,
    zone_rules text,
    drop_off_local text,
    pick_up_local text,
    clock_moves integer DEFAULT 0 NOT NULL,
    CONSTRAINT bookings_bags_count_check CHECK ((bags_count >= 1)),
    CONSTRAINT bookings_check CHECK ((drop_off_at < pick_up_at)),
    CONSTRAINT bookings_check1 CHECK (((EXTRACT(second FROM drop_off_at) = (0)::numeric) AND (EXTRACT(second FROM pick_up_at) = (0)::numeric))),
    CONSTRAINT bookings_check2 CHECK (((status = 'pending'::text) = (hold_expires_at IS NOT NULL))),
    CONSTRAINT bookings_offer_check CHECK (((offered_at IS NULL) OR (version > 1))),
    CONSTRAINT bookings_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'completed'::text, 'canceled'::text]))),
    CONSTRAINT bookings_total_minor_check CHECK ((total_minor >= 0))
);

CREATE TABLE business_types (
    id uuid NOT NULL,
    type text NOT NULL,
    "position" smallint NOT NULL
);

CREATE TABLE calendar_entries (
    id uuid NOT NULL,
    calendar_id uuid NOT NULL,
    key text NOT NULL,
    title text NOT NULL,
    from_date date,
    to_date date,
    starts_at timestamp with time zone,
    ends_at timestamp with time zone,
    is_dismissed boolean DEFAULT false NOT NULL,
    uid text,
    CONSTRAINT calendar_entries_check CHECK (((from_date IS NULL) = (to_date IS NULL))),
    CONSTRAINT calendar_entries_check1 CHECK (((starts_at IS NULL) = (ends_at IS NULL))),
    CONSTRAINT calendar_entries_check2 CHECK (((from_date IS NULL) <> (starts_at IS NULL)))
);

CREATE TABLE calendar_owners (
    user_id uuid NOT NULL,
    shows text DEFAULT 'names'::text NOT NULL,
    addresses_version integer DEFAULT 1 NOT NULL,
    CONSTRAINT calendar_owners_shows_check CHECK ((shows = ANY (ARRAY['times'::text, 'names'::text, 'codes'::text])))
);

CREATE TABLE calendar_readings (
    listing_id uuid NOT NULL,
    read_at timestamp with time zone NOT NULL,
    reader text NOT NULL
);

CREATE TABLE cause_questions (
    cause text NOT NULL,
    cause_subject uuid,
    asked integer NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    next_at timestamp with time zone NOT NULL,
    CONSTRAINT cause_questions_asked_check CHECK ((asked > 0)),
    CONSTRAINT cause_questions_check CHECK ((next_at > asked_at))
);

CREATE TABLE change_requests (
    id uuid NOT NULL,
    listing_id uuid NOT NULL,
    requested_by uuid NOT NULL,
    changes jsonb NOT NULL,
    status text DEFAULT 'waiting'::text NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    reason text,
    CONSTRAINT change_requests_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text])))
);

CREATE TABLE check_runs (
    name text NOT NULL,
    ran_at timestamp with time zone NOT NULL,
    took_ms integer NOT NULL,
    counted jsonb NOT NULL,
    faults jsonb NOT NULL,
    hints jsonb NOT NULL
);

CREATE TABLE claim_photos (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    bytes bytea,
    width integer NOT NULL,
    height integer NOT NULL,
    created_at timestamp with time zone NOT NULL,
    object_key text,
    CONSTRAINT claim_photos_check CHECK (((bytes IS NULL) <> (object_key IS NULL)))
);

CREATE TABLE claim_receipts (
    booking_id uuid NOT NULL,
    name text NOT NULL,
    content_type text NOT NULL,
    bytes bytea,
    created_at timestamp with time zone NOT NULL,
    object_key text,
    CONSTRAINT claim_receipts_check CHECK (((bytes IS NULL) <> (object_key IS NULL))),
    CONSTRAINT claim_receipts_content_type_check CHECK ((content_type = ANY (ARRAY['image/jpeg'::text, 'application/pdf'::text]))),
    CONSTRAINT claim_receipts_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);

CREATE TABLE claims (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    kind text NOT NULL,
    bag text,
    words text NOT NULL,
    asked_minor bigint NOT NULL,
    currency text NOT NULL,
    record_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    answer_text text,
    answer_disputes boolean,
    answered_at timestamp with time zone,
    proposal jsonb,
    proposed_by uuid,
    decision text,
    bag_minor bigint,
    stay_minor bigint,
    reason text,
    note text,
    decided_by uuid,
    decided_at timestamp with time zone,
    bag_number smallint,
    additions jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT claims_answer_text_check CHECK (((length(answer_text) >= 1) AND (length(answer_text) <= 2000))),
    CONSTRAINT claims_asked_minor_check CHECK ((asked_minor >= 0)),
    CONSTRAINT claims_bag_check CHECK (((length(bag) >= 1) AND (length(bag) <= 20))),
    CONSTRAINT claims_bag_check1 CHECK ((num_nonnulls(bag, bag_number) = 1)),
    CONSTRAINT claims_bag_minor_check CHECK ((bag_minor >= 0)),
    CONSTRAINT claims_bag_number_check CHECK (((bag_number >= 1) AND (bag_number <= 50))),
    CONSTRAINT claims_check CHECK (((answer_text IS NULL) = (answered_at IS NULL))),
    CONSTRAINT claims_check1 CHECK (((decision IS NULL) = (decided_at IS NULL))),
    CONSTRAINT claims_check2 CHECK (((proposal IS NULL) = (proposed_by IS NULL))),
    CONSTRAINT claims_check3 CHECK (((decided_by IS NULL) OR (proposed_by IS NULL) OR (decided_by <> proposed_by))),
    CONSTRAINT claims_decision_check CHECK ((decision = ANY (ARRAY['accepted'::text, 'part'::text, 'refused'::text]))),
    CONSTRAINT claims_kind_check CHECK ((kind = ANY (ARRAY['missing'::text, 'damaged'::text, 'gone'::text, 'wrong'::text, 'notMine'::text]))),
    CONSTRAINT claims_stay_minor_check CHECK ((stay_minor >= 0)),
    CONSTRAINT claims_words_check CHECK (((length(words) >= 1) AND (length(words) <= 2000)))
);

CREATE TABLE claw_back_words (
    reference text NOT NULL,
    booking_id uuid NOT NULL,
    words text NOT NULL
);

CREATE TABLE closure_periods (
    id uuid NOT NULL,
    listing_id uuid NOT NULL,
    from_date date NOT NULL,
    to_date date NOT NULL,
    CONSTRAINT closure_periods_check CHECK ((from_date <= to_date))
);

CREATE TABLE cms_drafts (
    id uuid NOT NULL,
    url text NOT NULL,
    language text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    body text NOT NULL,
    followed jsonb NOT NULL,
    revision integer NOT NULL,
    saved_by uuid,
    saved_at timestamp with time zone NOT NULL,
    CONSTRAINT cms_drafts_language_check CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text, 'es'::text])))
);

CREATE TABLE cms_pages (
    id uuid NOT NULL,
    url text NOT NULL,
    language text NOT NULL,
    page_type text NOT NULL,
    title text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    body text NOT NULL,
    settings jsonb DEFAULT '{}'::jsonb NOT NULL,
    background text,
    top_favorite boolean DEFAULT false NOT NULL,
    published boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    followed jsonb DEFAULT '[]'::jsonb NOT NULL,
    CONSTRAINT cms_pages_language_check CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text, 'es'::text]))),
    CONSTRAINT cms_pages_page_type_check CHECK ((page_type = ANY (ARRAY['article'::text, 'city'::text, 'place'::text, 'page'::text])))
);

CREATE TABLE cms_pictures (
    id uuid NOT NULL,
    width integer NOT NULL,
    format text NOT NULL,
    file_id uuid NOT NULL,
    CONSTRAINT cms_pictures_format_check CHECK ((format = ANY (ARRAY['avif'::text, 'webp'::text])))
);

CREATE TABLE cms_plans (
    url text NOT NULL,
    languages text[] NOT NULL,
    publish_at timestamp with time zone NOT NULL,
    planned_by uuid
);

CREATE TABLE cms_preview_rounds (
    url text NOT NULL,
    round integer NOT NULL,
    given_until timestamp with time zone,
    CONSTRAINT cms_preview_rounds_round_check CHECK ((round >= 0))
);

CREATE TABLE cms_redirects (
    from_url text NOT NULL,
    to_url text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE cms_versions (
    id uuid NOT NULL,
    url text NOT NULL,
    number integer NOT NULL,
    kind text NOT NULL,
    texts jsonb NOT NULL,
    restored_from integer,
    created_by uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT cms_versions_kind_check CHECK ((kind = ANY (ARRAY['published'::text, 'restored'::text, 'moved'::text, 'offline'::text])))
);

CREATE TABLE companies (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    logo_file_id uuid,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE contact_entries (
    id uuid NOT NULL,
    thread_id uuid NOT NULL,
    kind text NOT NULL,
    body text NOT NULL,
    author_id uuid,
    sent_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    removed_at timestamp with time zone,
    CONSTRAINT contact_entries_kind_check CHECK ((kind = ANY (ARRAY['question'::text, 'answer'::text, 'note'::text]))),
    CONSTRAINT only_notes_are_removed CHECK (((removed_at IS NULL) OR (kind = 'note'::text)))
);

CREATE TABLE contact_messages (
    id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    message text NOT NULL,
    user_id uuid,
    handled_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    booking_id uuid,
    assignee_id uuid,
    snoozed_until timestamp with time zone,
    last_at timestamp with time zone DEFAULT now() NOT NULL,
    is_ours boolean DEFAULT false NOT NULL,
    CONSTRAINT contact_messages_language_check CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text, 'es'::text])))
);

CREATE TABLE contact_writers (
    thread_id uuid NOT NULL,
    user_id uuid NOT NULL,
    at timestamp with time zone NOT NULL
);

CREATE TABLE country_pricings (
    id uuid NOT NULL,
    country character(2) NOT NULL,
    region text,
    currency character(3) NOT NULL,
    price_per_hour bigint,
    max_price bigint,
    overnight_fee bigint,
    handling_fee bigint,
    tax_rate_millionths integer,
    partner_share_millionths integer,
    CONSTRAINT country_pricings_handling_fee_check CHECK ((handling_fee >= 0)),
    CONSTRAINT country_pricings_max_price_check CHECK ((max_price >= 0)),
    CONSTRAINT country_pricings_overnight_fee_check CHECK ((overnight_fee >= 0)),
    CONSTRAINT country_pricings_partner_share_millionths_check CHECK (((partner_share_millionths >= 0) AND (partner_share_millionths <= 1000000))),
    CONSTRAINT country_pricings_price_per_hour_check CHECK ((price_per_hour >= 0)),
    CONSTRAINT country_pricings_tax_rate_millionths_check CHECK (((tax_rate_millionths >= 0) AND (tax_rate_millionths <= 1000000))),
    CONSTRAINT country_pricings_whole CHECK (((region IS NOT NULL) OR (num_nulls(price_per_hour, max_price, overnight_fee, handling_fee, tax_rate_millionths, partner_share_millionths) = 0)))
);

CREATE TABLE coupon_uses (
    id uuid NOT NULL,
    coupon_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    released_at timestamp with time zone,
    takes_minor bigint DEFAULT 0 NOT NULL,
    currency character(3) DEFAULT ''::bpchar NOT NULL,
    CONSTRAINT coupon_uses_takes_minor_check CHECK ((takes_minor >= 0))
);

CREATE TABLE coupons (
    id uuid NOT NULL,
    code text NOT NULL,
    basis_points integer,
    amount_minor bigint,
    currency character(3),
    country character(2),
    valid_from timestamp with time zone NOT NULL,
    valid_until timestamp with time zone,
    max_uses integer,
    max_uses_per_customer integer,
    uses_count integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    budget integer DEFAULT 500 NOT NULL,
    budget_is_first boolean DEFAULT false NOT NULL,
    CONSTRAINT coupons_amount_minor_check CHECK ((amount_minor > 0)),
    CONSTRAINT coupons_basis_points_check CHECK (((basis_points >= 1) AND (basis_points <= 10000))),
    CONSTRAINT coupons_budget_check CHECK ((budget > 0)),
    CONSTRAINT coupons_check CHECK ((num_nonnulls(basis_points, amount_minor) = 1)),
    CONSTRAINT coupons_check1 CHECK (((amount_minor IS NULL) = (currency IS NULL))),
    CONSTRAINT coupons_code_check CHECK ((code = upper(code))),
    CONSTRAINT coupons_max_uses_check CHECK ((max_uses > 0)),
    CONSTRAINT coupons_max_uses_per_customer_check CHECK ((max_uses_per_customer > 0)),
    CONSTRAINT coupons_uses_count_check CHECK ((uses_count >= 0)),
    CONSTRAINT coupons_uses_within_limit CHECK (((max_uses IS NULL) OR (uses_count <= max_uses)))
);

CREATE TABLE day_limits (
    listing_id uuid NOT NULL,
    bags integer NOT NULL,
    set_at timestamp with time zone NOT NULL,
    until_at timestamp with time zone NOT NULL,
    before jsonb NOT NULL,
    CONSTRAINT day_limits_bags_check CHECK (((bags >= 0) AND (bags <= 50))),
    CONSTRAINT day_limits_check CHECK ((until_at > set_at))
);

CREATE TABLE dev_mails (
    id uuid NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    html text NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE discounts (
    id uuid NOT NULL,
    listing_id uuid NOT NULL,
    name text NOT NULL,
    percentage numeric(5,2) NOT NULL,
    applied_to text NOT NULL,
    CONSTRAINT discounts_percentage_check CHECK (((percentage > (0)::numeric) AND (percentage < (100)::numeric)))
);

CREATE TABLE disputes (
    id uuid NOT NULL,
    provider_dispute_id text NOT NULL,
    payment_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    amount_minor bigint NOT NULL,
    currency character(3) NOT NULL,
    reason text NOT NULL,
    state text NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    respond_by timestamp with time zone,
    closed_at timestamp with time zone,
    CONSTRAINT disputes_amount_minor_check CHECK ((amount_minor > 0)),
    CONSTRAINT disputes_check CHECK (((state = ANY (ARRAY['lapsed'::text, 'won'::text, 'lost'::text])) = (closed_at IS NOT NULL))),
    CONSTRAINT disputes_state_check CHECK ((state = ANY (ARRAY['inquiry'::text, 'lapsed'::text, 'open'::text, 'won'::text, 'lost'::text])))
);

CREATE TABLE door_looks (
    report_id uuid NOT NULL,
    listing_id uuid NOT NULL,
    kind text NOT NULL,
    raised_at timestamp with time zone NOT NULL,
    outcome text,
    looked_at timestamp with time zone,
    looked_by uuid,
    CONSTRAINT door_looks_check CHECK (((outcome IS NULL) = (looked_at IS NULL))),
    CONSTRAINT door_looks_kind_check CHECK ((kind = ANY (ARRAY['warning'::text, 'stop'::text]))),
    CONSTRAINT door_looks_outcome_check CHECK ((outcome = ANY (ARRAY['seen'::text, 'stopped'::text, 'left'::text])))
);

CREATE TABLE door_reports (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    listing_id uuid NOT NULL,
    user_id uuid NOT NULL,
    devices text[] NOT NULL,
    address_block text NOT NULL,
    bags_inside integer NOT NULL,
    reported_at timestamp with time zone NOT NULL,
    extension_id uuid,
    extension_minor bigint DEFAULT 0 NOT NULL,
    escalated_at timestamp with time zone,
    answer text,
    answer_text text,
    answered_at timestamp with time zone,
    answered_by uuid,
    taken text,
    taken_at timestamp with time zone,
    moved_to_id uuid,
    verdict text,
    verdict_by text,
    verdict_at timestamp with time zone,
    decided_by uuid,
    note text,
    is_open boolean GENERATED ALWAYS AS (((taken IS NULL) AND ((verdict IS NULL) OR ((verdict = 'stands'::text) AND (bags_inside = 0))))) STORED NOT NULL,
    CONSTRAINT door_reports_answer_check CHECK ((answer = ANY (ARRAY['open'::text, 'shut'::text]))),
    CONSTRAINT door_reports_bags_inside_check CHECK ((bags_inside >= 0)),
    CONSTRAINT door_reports_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
    CONSTRAINT door_reports_check1 CHECK (((taken IS NULL) = (taken_at IS NULL))),
    CONSTRAINT door_reports_check2 CHECK (((NOT (taken IS DISTINCT FROM 'move'::text)) = (moved_to_id IS NOT NULL))),
    CONSTRAINT door_reports_check3 CHECK ((((verdict IS NULL) = (verdict_at IS NULL)) AND ((verdict IS NULL) = (verdict_by IS NULL)))),
    CONSTRAINT door_reports_extension_minor_check CHECK ((extension_minor >= 0)),
    CONSTRAINT door_reports_taken_check CHECK ((taken = ANY (ARRAY['refund'::text, 'move'::text, 'stay'::text]))),
    CONSTRAINT door_reports_verdict_by_check CHECK ((verdict_by = ANY (ARRAY['partner'::text, 'silence'::text, 'administration'::text, 'traveller'::text, 'counter'::text]))),
    CONSTRAINT door_reports_verdict_check CHECK ((verdict = ANY (ARRAY['stands'::text, 'refused'::text, 'withdrawn'::text])))
);

CREATE TABLE earned_sums (
    partner_id uuid NOT NULL,
    listing_id uuid,
    unit text NOT NULL,
    since timestamp with time zone NOT NULL,
    currency character(3) NOT NULL,
    amount_minor bigint NOT NULL,
    CONSTRAINT earned_sums_unit_check CHECK ((unit = ANY (ARRAY['hour'::text, 'day'::text])))
);

CREATE TABLE failed_jobs (
    id uuid NOT NULL,
    queue text NOT NULL,
    payload jsonb NOT NULL,
    error text NOT NULL,
    tries integer NOT NULL,
    added_at timestamp with time zone NOT NULL,
    failed_at timestamp with time zone NOT NULL,
    state text DEFAULT 'failed'::text NOT NULL,
    reason text,
    decided_by uuid,
    decided_at timestamp with time zone,
    cause text,
    cause_subject uuid,
    waited_from timestamp with time zone,
    waited_to timestamp with time zone,
    CONSTRAINT failed_jobs_check CHECK (((state = 'failed'::text) = (decided_at IS NULL))),
    CONSTRAINT failed_jobs_check1 CHECK (((state = 'dropped'::text) = (reason IS NOT NULL))),
    CONSTRAINT failed_jobs_check2 CHECK (((state <> 'waiting'::text) OR ((cause IS NOT NULL) AND (waited_from IS NOT NULL)))),
    CONSTRAINT failed_jobs_check3 CHECK (((waited_from IS NULL) = (waited_to IS NULL))),
    CONSTRAINT failed_jobs_state_check CHECK ((state = ANY (ARRAY['failed'::text, 'waiting'::text, 'retried'::text, 'dropped'::text]))),
    CONSTRAINT failed_jobs_tries_check CHECK ((tries >= 1))
);

CREATE TABLE files (
    id uuid NOT NULL,
    content_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes bytea,
    created_at timestamp with time zone NOT NULL,
    object_key text,
    CONSTRAINT files_check CHECK (((bytes IS NULL) <> (object_key IS NULL))),
    CONSTRAINT files_height_check CHECK ((height > 0)),
    CONSTRAINT files_width_check CHECK ((width > 0))
);

CREATE TABLE guest_session_bookings (
    guest_session_id text NOT NULL,
    booking_id uuid NOT NULL
);

CREATE TABLE guest_session_tickets (
    guest_session_id text NOT NULL,
    booking_id uuid NOT NULL
);

CREATE TABLE guest_sessions (
    id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE guesty_reservations (
    id uuid NOT NULL,
    integration_id uuid NOT NULL,
    reservation_id text NOT NULL,
    status text NOT NULL,
    guest_email text,
    notified_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    guest_name text,
    guest_language text DEFAULT 'en'::text NOT NULL,
    rental_name text,
    rental_id text,
    latitude double precision,
    longitude double precision,
    arrives_on date,
    made_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    listing_id uuid,
    CONSTRAINT guesty_reservations_guest_language_check CHECK ((guest_language = ANY (ARRAY['en'::text, 'fr'::text, 'es'::text])))
);

CREATE TABLE hand_over_photos (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    taken_by uuid NOT NULL,
    content_type text NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    bytes bytea,
    hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    object_key text,
    CONSTRAINT hand_over_photos_check CHECK (((bytes IS NULL) <> (object_key IS NULL)))
);

CREATE TABLE hand_overs (
    id uuid NOT NULL,
    listing_id uuid NOT NULL,
    sequence integer NOT NULL,
    booking_id uuid NOT NULL,
    kind text NOT NULL,
    bags_count integer NOT NULL,
    happened_at timestamp with time zone NOT NULL,
    device_at timestamp with time zone,
    user_id uuid NOT NULL,
    user_name text NOT NULL,
    note text,
    undoes_id uuid,
    request_id uuid NOT NULL,
    previous_hash text NOT NULL,
    hash text NOT NULL,
    tags jsonb,
    photo_id uuid,
    photo_hash text,
    found text,
    missing_bags integer,
    CONSTRAINT hand_overs_bags_count_check CHECK ((bags_count >= 0)),
    CONSTRAINT hand_overs_check CHECK (((kind = 'undo'::text) = (undoes_id IS NOT NULL))),
    CONSTRAINT hand_overs_check1 CHECK (((photo_id IS NULL) = (photo_hash IS NULL))),
    CONSTRAINT hand_overs_found_check CHECK ((found = ANY (ARRAY['scanned'::text, 'typed'::text, 'listed'::text]))),
    CONSTRAINT hand_overs_kind_check CHECK ((kind = ANY (ARRAY['in'::text, 'out'::text, 'correction'::text, 'undo'::text]))),
    CONSTRAINT hand_overs_missing_bags_check CHECK ((missing_bags > 0)),
    CONSTRAINT hand_overs_sequence_check CHECK ((sequence >= 1))
);

CREATE TABLE held_shares (
    order_id uuid NOT NULL,
    reason text NOT NULL,
    held_at timestamp with time zone NOT NULL,
    outcome text,
    decided_at timestamp with time zone,
    decided_by uuid,
    CONSTRAINT held_shares_check CHECK (((outcome IS NULL) = (decided_at IS NULL))),
    CONSTRAINT held_shares_outcome_check CHECK ((outcome = ANY (ARRAY['given'::text, 'refused'::text]))),
    CONSTRAINT held_shares_reason_check CHECK ((reason = ANY (ARRAY['person'::text, 'card'::text, 'device'::text, 'network'::text, 'early'::text])))
);

CREATE TABLE idempotency_keys (
    scope text NOT NULL,
    key text NOT NULL,
    request_hash text NOT NULL,
    response jsonb,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE integrations (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    service text NOT NULL,
    token text NOT NULL,
    secret_hash text NOT NULL,
    guesty_email_enabled boolean DEFAULT false NOT NULL,
    guesty_notification_delay integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    access_token text,
    access_ends_at timestamp with time zone,
    last_heard_at timestamp with time zone,
    refused_at timestamp with time zone,
    held_at timestamp with time zone,
    held_until timestamp with time zone,
    access_asked_until timestamp with time zone,
    CONSTRAINT integrations_guesty_notification_delay_check CHECK ((guesty_notification_delay >= 0)),
    CONSTRAINT integrations_held_check CHECK (((held_at IS NULL) = (held_until IS NULL))),
    CONSTRAINT integrations_service_check CHECK ((service = 'guesty'::text))
);

CREATE TABLE ledger_entries (
    id uuid NOT NULL,
    transaction_id uuid NOT NULL,
    account text NOT NULL,
    partner_id uuid,
    amount_minor bigint NOT NULL,
    currency character(3) NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    CONSTRAINT ledger_entries_account_check CHECK ((account = ANY (ARRAY['provider'::text, 'travellers'::text, 'partner'::text, 'fees'::text, 'tax'::text, 'disputes'::text, 'goodwill'::text, 'losses'::text, 'subsidy'::text]))),
    CONSTRAINT ledger_entries_amount_minor_check CHECK ((amount_minor <> 0)),
    CONSTRAINT ledger_entries_check CHECK (((account = 'partner'::text) = (partner_id IS NOT NULL)))
);

CREATE TABLE ledger_transactions (
    id uuid NOT NULL,
    kind text NOT NULL,
    reference text NOT NULL,
    booking_id uuid,
    occurred_at timestamp with time zone NOT NULL,
    note text,
    CONSTRAINT ledger_transactions_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'earning'::text, 'payout'::text, 'payout_reversal'::text, 'claw_back'::text, 'dispute'::text, 'dispute_won'::text, 'dispute_lost'::text])))
);

CREATE TABLE listing_capacity (
    listing_id uuid NOT NULL,
    max_capacity integer NOT NULL,
    revision bigint DEFAULT 0 NOT NULL,
    judged_at timestamp with time zone,
    CONSTRAINT listing_capacity_max_capacity_check CHECK (((max_capacity >= 1) AND (max_capacity <= 50)))
);

CREATE TABLE listing_images (
    id uuid NOT NULL,
    listing_id uuid NOT NULL,
    file_id uuid NOT NULL,
    "position" smallint NOT NULL
);

CREATE TABLE listing_notes (
    id uuid NOT NULL,
    listing_id uuid NOT NULL,
    body text NOT NULL,
    author_id uuid,
    created_at timestamp with time zone NOT NULL,
    removed_at timestamp with time zone,
    CONSTRAINT listing_notes_body_check CHECK (((length(body) >= 1) AND (length(body) <= 1000)))
);

CREATE TABLE listings (
    id uuid NOT NULL,
    slug text NOT NULL,
    owner_id uuid NOT NULL,
    name text NOT NULL,
    alternative_name text,
    address text NOT NULL,
    city_name text NOT NULL,
    region text,
    country character(2) NOT NULL,
    postal_code text,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    "position" point NOT NULL,
    time_zone text NOT NULL,
    gmaps_link text,
    emergency_phone text,
    notifications_email text,
    bookings_notifications_enabled boolean DEFAULT true NOT NULL,
    business_type_id uuid,
    storage_place_type text DEFAULT 'shop'::text NOT NULL,
    max_capacity integer DEFAULT 1 NOT NULL,
    additional_information text,
    wi_fi boolean DEFAULT false NOT NULL,
    restroom boolean DEFAULT false NOT NULL,
    note text,
    status text DEFAULT 'active'::text NOT NULL,
    available_full_time boolean DEFAULT false NOT NULL,
    published boolean DEFAULT false NOT NULL,
    bookable boolean DEFAULT false NOT NULL,
    rules jsonb DEFAULT '{"weekly": [], "special": [], "closures": []}'::jsonb NOT NULL,
    week_open int4multirange DEFAULT '{}'::int4multirange NOT NULL,
    shut tsmultirange DEFAULT '{}'::tsmultirange NOT NULL,
    opened tsmultirange DEFAULT '{}'::tsmultirange NOT NULL,
    rating_sum integer DEFAULT 0 NOT NULL,
    reviews_count integer DEFAULT 0 NOT NULL,
    price_per_hour bigint,
    max_price bigint,
    overnight_fee bigint,
    handling_fee bigint,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    search_text text GENERATED ALWAYS AS (plain_text(((name || ' '::text) || address))) STORED,
    was_published boolean DEFAULT false NOT NULL,
    stopped_at timestamp with time zone,
    stopped_because text,
    amenities jsonb DEFAULT '{}'::jsonb NOT NULL,
    revision bigint NOT NULL,
    packed_by smallint DEFAULT 1 NOT NULL,
    CONSTRAINT listings_additional_information_check CHECK ((length(additional_information) <= 512)),
    CONSTRAINT listings_handling_fee_check CHECK ((handling_fee >= 0)),
    CONSTRAINT listings_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
    CONSTRAINT listings_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
    CONSTRAINT listings_max_capacity_check CHECK (((max_capacity >= 1) AND (max_capacity <= 50))),
    CONSTRAINT listings_max_price_check CHECK ((max_price >= 0)),
    CONSTRAINT listings_overnight_fee_check CHECK ((overnight_fee >= 0)),
    CONSTRAINT listings_price_per_hour_check CHECK ((price_per_hour >= 0)),
    CONSTRAINT listings_rating_sum_check CHECK ((rating_sum >= 0)),
    CONSTRAINT listings_reviews_count_check CHECK ((reviews_count >= 0)),
    CONSTRAINT listings_status_check CHECK ((status = ANY (ARRAY['active'::text, 'waiting_for_approve'::text, 'inactive'::text]))),
    CONSTRAINT listings_stopped_because CHECK (((stopped_at IS NULL) = (stopped_because IS NULL))),
    CONSTRAINT listings_storage_place_type_check CHECK ((storage_place_type = ANY (ARRAY['shop'::text, 'hotel'::text, 'other'::text])))
);

ALTER TABLE listings ALTER COLUMN revision ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME listings_revision_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE location_changes (
    listing_id uuid NOT NULL,
    xid xid8 DEFAULT pg_current_xact_id() NOT NULL
);

CREATE TABLE need_marks (
    need_id text NOT NULL,
    taken_by uuid,
    asleep_until timestamp with time zone,
    marked_at timestamp with time zone NOT NULL,
    CONSTRAINT need_marks_need_id_check CHECK (((length(need_id) >= 1) AND (length(need_id) <= 200)))
);

CREATE TABLE order_messages (
    id uuid NOT NULL,
    order_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    listing_id uuid NOT NULL,
    writer text NOT NULL,
    written_by uuid,
    text text NOT NULL,
    sent_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone,
    settled_at timestamp with time zone,
    CONSTRAINT order_messages_check CHECK (((writer = 'location'::text) = (written_by IS NOT NULL))),
    CONSTRAINT order_messages_check1 CHECK (((settled_at IS NULL) OR (writer = 'traveller'::text))),
    CONSTRAINT order_messages_text_check CHECK ((text <> ''::text)),
    CONSTRAINT order_messages_writer_check CHECK ((writer = ANY (ARRAY['traveller'::text, 'location'::text])))
);

CREATE TABLE order_signs (
    order_id uuid NOT NULL,
    owner_id uuid NOT NULL,
    sign text NOT NULL,
    CONSTRAINT order_signs_sign_check CHECK ((sign = ANY (ARRAY['device'::text, 'network'::text])))
);

CREATE TABLE orders (
    id uuid NOT NULL,
    code text NOT NULL,
    user_id uuid NOT NULL,
    current_booking_id uuid NOT NULL,
    penalty_free boolean DEFAULT false NOT NULL,
    checked_in_at timestamp with time zone,
    checked_in_bags integer,
    checked_out_at timestamp with time zone,
    checked_out_bags integer,
    bags_inside integer DEFAULT 0 NOT NULL,
    missing_bags integer DEFAULT 0 NOT NULL,
    inside_listing_id uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT orders_bags_inside_check CHECK ((bags_inside >= 0)),
    CONSTRAINT orders_check CHECK (((bags_inside = 0) OR ((checked_in_at IS NOT NULL) AND (inside_listing_id IS NOT NULL) AND (checked_out_at IS NULL)))),
    CONSTRAINT orders_checked_in_bags_check CHECK ((checked_in_bags >= 0)),
    CONSTRAINT orders_checked_out_bags_check CHECK ((checked_out_bags >= 0)),
    CONSTRAINT orders_missing_bags_check CHECK ((missing_bags >= 0))
);

CREATE TABLE partner_balances (
    partner_id uuid NOT NULL,
    currency character(3) NOT NULL,
    amount_minor bigint NOT NULL
);

CREATE TABLE payable_partners (
    user_id uuid NOT NULL,
    is_payable boolean NOT NULL
);

CREATE TABLE payments (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    method text NOT NULL,
    provider_intent_id text,
    client_secret text,
    amount_minor bigint NOT NULL,
    currency character(3) NOT NULL,
    status text NOT NULL,
    card_last4 text,
    failure_message text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    succeeded_at timestamp with time zone,
    checking_since timestamp with time zone,
    asked_at timestamp with time zone,
    card_fingerprint text,
    CONSTRAINT payments_amount_minor_check CHECK ((amount_minor >= 0)),
    CONSTRAINT payments_method_check CHECK ((method = ANY (ARRAY['card_token'::text, 'payment_intent'::text, 'saved_card'::text, 'none'::text]))),
    CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['open'::text, 'requires_action'::text, 'succeeded'::text, 'failed'::text, 'canceled'::text])))
);

CREATE TABLE payout_account_changes (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    request_id text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    last4_before text,
    last4 text NOT NULL,
    from_ip text NOT NULL,
    first_yes_by uuid,
    first_yes_at timestamp with time zone,
    second_yes_by uuid,
    proof text,
    proven_at timestamp with time zone,
    user_agent text DEFAULT ''::text NOT NULL,
    CONSTRAINT both_said_yes CHECK (((proof <> 'administrators'::text) OR (second_yes_by IS NOT NULL))),
    CONSTRAINT not_their_own CHECK (((first_yes_by <> user_id) AND (second_yes_by <> user_id))),
    CONSTRAINT payout_account_changes_proof_check CHECK ((proof = ANY (ARRAY['first'::text, 'factor'::text, 'administrators'::text]))),
    CONSTRAINT proven_at_a_time CHECK (((proof IS NULL) = (proven_at IS NULL))),
    CONSTRAINT two_administrators CHECK (((second_yes_by IS NULL) OR ((first_yes_by IS NOT NULL) AND (second_yes_by <> first_yes_by))))
);

CREATE TABLE payout_accounts (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    provider_account_id text NOT NULL,
    payouts_enabled boolean DEFAULT false NOT NULL,
    currently_due text[] DEFAULT '{}'::text[] NOT NULL,
    past_due text[] DEFAULT '{}'::text[] NOT NULL,
    current_deadline timestamp with time zone,
    requirement_errors jsonb DEFAULT '[]'::jsonb NOT NULL,
    business_name text,
    address_line1 text,
    address_city text,
    address_state text,
    address_postal_code text,
    date_of_birth date,
    account_last4 text,
    routing_number text,
    updated_at timestamp with time zone NOT NULL,
    kyc_sent_at timestamp with time zone,
    currencies text[] DEFAULT '{}'::text[] NOT NULL,
    bank_changed_at timestamp with time zone
);

CREATE TABLE payout_lines (
    transaction_id uuid NOT NULL,
    payout_id uuid NOT NULL,
    amount_minor bigint NOT NULL,
    CONSTRAINT payout_lines_amount_minor_check CHECK ((amount_minor <> 0))
);

CREATE TABLE payouts (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    currency character(3) NOT NULL,
    amount_minor bigint NOT NULL,
    status text DEFAULT 'requested'::text NOT NULL,
    provider_transfer_id text,
    failure_message text,
    created_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    provider_payout_id text,
    account_last4 text,
    failure_code text,
    sent_at timestamp with time zone,
    expected_at timestamp with time zone,
    called_back_minor bigint DEFAULT 0 NOT NULL,
    asked_account text,
    CONSTRAINT payouts_amount_minor_check CHECK ((amount_minor > 0)),
    CONSTRAINT payouts_check CHECK (((called_back_minor >= 0) AND (called_back_minor <= amount_minor))),
    CONSTRAINT payouts_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'sent'::text, 'paid'::text, 'failed'::text])))
);

CREATE TABLE places (
    id uuid NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    context text NOT NULL,
    country character(2) NOT NULL,
    latitude double precision NOT NULL,
    longitude double precision NOT NULL,
    weight real NOT NULL,
    search_text text NOT NULL,
    region text,
    names text DEFAULT ''::text NOT NULL,
    CONSTRAINT places_kind_check CHECK ((kind = ANY (ARRAY['city'::text, 'district'::text, 'landmark'::text, 'station'::text, 'address'::text])))
);

CREATE TABLE provider_differences (
    id uuid NOT NULL,
    subject text NOT NULL,
    provider_id text NOT NULL,
    what text NOT NULL,
    booking_id uuid,
    amount_minor bigint,
    currency character(3),
    detail text,
    found_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    CONSTRAINT provider_differences_check CHECK (((amount_minor IS NULL) = (currency IS NULL))),
    CONSTRAINT provider_differences_subject_check CHECK ((subject = ANY (ARRAY['charge'::text, 'refund'::text, 'dispute'::text, 'transfer'::text, 'payout'::text])))
);

CREATE TABLE provider_event_log (
    id uuid NOT NULL,
    event_id text NOT NULL,
    type text NOT NULL,
    kind text NOT NULL,
    object_id text,
    payment_id uuid,
    became text NOT NULL,
    error text,
    took_ms integer NOT NULL,
    received_at timestamp with time zone NOT NULL,
    told json,
    CONSTRAINT provider_event_log_became_check CHECK ((became = ANY (ARRAY['done'::text, 'seen'::text, 'ignored'::text, 'failed'::text]))),
    CONSTRAINT provider_event_log_told_check CHECK ((pg_column_size(told) < 16384)),
    CONSTRAINT provider_event_log_took_ms_check CHECK ((took_ms >= 0))
);

CREATE TABLE provider_events (
    id text NOT NULL,
    type text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    is_ignored boolean DEFAULT false NOT NULL
);

CREATE UNLOGGED TABLE rate_limits (
    key text NOT NULL,
    hits integer NOT NULL,
    window_ends_at timestamp with time zone NOT NULL
);

CREATE TABLE rate_plans (
    id uuid NOT NULL,
    country character(2) NOT NULL,
    region text,
    currency character(3) NOT NULL,
    rates jsonb NOT NULL,
    before jsonb,
    from_at timestamp with time zone NOT NULL,
    planned_by uuid,
    created_at timestamp with time zone NOT NULL,
    applied_at timestamp with time zone,
    dropped_at timestamp with time zone
);

CREATE TABLE read_calendar_listings (
    calendar_id uuid NOT NULL,
    listing_id uuid NOT NULL
);

CREATE TABLE read_calendars (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    address text NOT NULL,
    read_at timestamp with time zone,
    tried_at timestamp with time zone,
    failing_since timestamp with time zone,
    failure text,
    created_at timestamp with time zone NOT NULL,
    passed_over integer DEFAULT 0 NOT NULL,
    unread jsonb DEFAULT '[]'::jsonb NOT NULL
);

CREATE TABLE recoveries (
    user_id uuid NOT NULL,
    asked_by uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL
);

CREATE TABLE recovery_codes (
    user_id uuid NOT NULL,
    code_hash text NOT NULL,
    used_at timestamp with time zone
);

CREATE TABLE refund_decisions (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    decided_by uuid,
    currency character(3) NOT NULL,
    taken_back_minor bigint NOT NULL,
    goodwill_minor bigint NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    CONSTRAINT refund_decisions_goodwill_minor_check CHECK ((goodwill_minor >= 0)),
    CONSTRAINT refund_decisions_taken_back_minor_check CHECK ((taken_back_minor >= 0))
);

CREATE TABLE refund_proposals (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    amount_minor bigint NOT NULL,
    share_minor bigint NOT NULL,
    currency character(3) NOT NULL,
    reason text NOT NULL,
    note text NOT NULL,
    asked_by uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    outcome text,
    share text DEFAULT 'takenBack'::text NOT NULL,
    CONSTRAINT a_second_administrator CHECK (((outcome IS DISTINCT FROM 'agreed'::text) OR (decided_by <> asked_by))),
    CONSTRAINT refund_proposals_amount_minor_check CHECK ((amount_minor > 0)),
    CONSTRAINT refund_proposals_check CHECK (((outcome IS NULL) = (decided_at IS NULL))),
    CONSTRAINT refund_proposals_outcome_check CHECK ((outcome = ANY (ARRAY['agreed'::text, 'refused'::text]))),
    CONSTRAINT refund_proposals_share_check CHECK ((share = ANY (ARRAY['kept'::text, 'takenBack'::text]))),
    CONSTRAINT refund_proposals_share_minor_check CHECK ((share_minor >= 0))
);

CREATE TABLE refunds (
    id uuid NOT NULL,
    payment_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    amount_minor bigint NOT NULL,
    currency character(3) NOT NULL,
    reason text NOT NULL,
    status text DEFAULT 'requested'::text NOT NULL,
    provider_refund_id text,
    failure_message text,
    created_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    attempt smallint DEFAULT 1 NOT NULL,
    group_id uuid NOT NULL,
    tax_minor bigint,
    note text,
    reference text,
    arrived_at timestamp with time zone,
    way text DEFAULT 'card'::text NOT NULL,
    is_allowance boolean DEFAULT false NOT NULL,
    share_choice text,
    share_asked_by uuid,
    CONSTRAINT refunds_amount_minor_check CHECK ((amount_minor > 0)),
    CONSTRAINT refunds_attempt_check CHECK ((attempt >= 1)),
    CONSTRAINT refunds_check CHECK (((tax_minor >= 0) AND (tax_minor <= amount_minor))),
    CONSTRAINT refunds_check1 CHECK (((share_choice IS NULL) OR (way = 'provider'::text))),
    CONSTRAINT refunds_share_choice_check CHECK ((share_choice = ANY (ARRAY['open'::text, 'kept'::text, 'takenBack'::text]))),
    CONSTRAINT refunds_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'succeeded'::text, 'failed'::text]))),
    CONSTRAINT refunds_way_check CHECK ((way = ANY (ARRAY['card'::text, 'hand'::text, 'provider'::text])))
);

CREATE TABLE review_reports (
    id uuid NOT NULL,
    review_id uuid NOT NULL,
    about text NOT NULL,
    reason text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    reporter text NOT NULL,
    reporter_key text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    CONSTRAINT review_reports_about_check CHECK ((about = ANY (ARRAY['review'::text, 'reply'::text]))),
    CONSTRAINT review_reports_note_check CHECK ((length(note) <= 500)),
    CONSTRAINT review_reports_reason_check CHECK ((reason = ANY (ARRAY['named_person'::text, 'insult'::text, 'advertising'::text, 'not_this_stay'::text, 'private_data'::text]))),
    CONSTRAINT review_reports_reporter_check CHECK ((reporter = ANY (ARRAY['traveller'::text, 'partner'::text, 'visitor'::text])))
);

CREATE TABLE reviews (
    id uuid NOT NULL,
    booking_id uuid NOT NULL,
    listing_id uuid NOT NULL,
    author_name text NOT NULL,
    rating smallint NOT NULL,
    text text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    reply_text text,
    replied_at timestamp with time zone,
    changed_at timestamp with time zone,
    removed_at timestamp with time zone,
    removed_reason text,
    reply_removed_at timestamp with time zone,
    reply_removed_reason text,
    reply_language text DEFAULT 'english'::text NOT NULL,
    CONSTRAINT reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
    CONSTRAINT reviews_removed_check CHECK (((removed_at IS NULL) = (removed_reason IS NULL))),
    CONSTRAINT reviews_removed_reason_check CHECK ((removed_reason = ANY (ARRAY['named_person'::text, 'insult'::text, 'advertising'::text, 'not_this_stay'::text, 'private_data'::text]))),
    CONSTRAINT reviews_reply_check CHECK (((reply_text IS NULL) = (replied_at IS NULL))),
    CONSTRAINT reviews_reply_language_check CHECK ((reply_language = ANY (ARRAY['english'::text, 'french'::text, 'spanish'::text]))),
    CONSTRAINT reviews_reply_removed_check CHECK (((reply_removed_at IS NULL) = (reply_removed_reason IS NULL))),
    CONSTRAINT reviews_reply_removed_reason_check CHECK ((reply_removed_reason = ANY (ARRAY['named_person'::text, 'insult'::text, 'advertising'::text, 'not_this_stay'::text, 'private_data'::text]))),
    CONSTRAINT reviews_reply_text_check CHECK (((length(reply_text) >= 1) AND (length(reply_text) <= 1000))),
    CONSTRAINT reviews_text_check CHECK ((length(text) <= 2000))
);

CREATE TABLE saved_listings (
    user_id uuid NOT NULL,
    listing_id uuid NOT NULL,
    saved_at timestamp with time zone NOT NULL
);

CREATE TABLE search_counts (
    day date NOT NULL,
    without_result integer DEFAULT 0 NOT NULL
);

CREATE TABLE second_factors (
    user_id uuid NOT NULL,
    version uuid NOT NULL,
    confirmed_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    wrong integer DEFAULT 0 NOT NULL,
    blocked_until timestamp with time zone,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE sent_hand_overs (
    booking_id uuid NOT NULL,
    request_id uuid NOT NULL,
    listing_id uuid NOT NULL,
    person_id uuid NOT NULL,
    kind text NOT NULL,
    bags_count integer NOT NULL,
    device_at timestamp with time zone NOT NULL,
    note text,
    received_at timestamp with time zone NOT NULL,
    answer jsonb NOT NULL,
    settled text,
    settled_at timestamp with time zone,
    settled_by uuid,
    tags jsonb,
    photo_id uuid,
    found text,
    CONSTRAINT sent_hand_overs_bags_count_check CHECK ((bags_count >= 0)),
    CONSTRAINT sent_hand_overs_check CHECK (((settled IS NULL) = (settled_at IS NULL))),
    CONSTRAINT sent_hand_overs_check1 CHECK (((settled IS NULL) = (settled_by IS NULL))),
    CONSTRAINT sent_hand_overs_found_check CHECK ((found = ANY (ARRAY['scanned'::text, 'typed'::text, 'listed'::text]))),
    CONSTRAINT sent_hand_overs_kind_check CHECK ((kind = ANY (ARRAY['in'::text, 'out'::text]))),
    CONSTRAINT sent_hand_overs_settled_check CHECK ((settled = ANY (ARRAY['seen'::text, 'handedBack'::text, 'askedToBook'::text])))
);

CREATE TABLE sent_mails (
    id uuid NOT NULL,
    key text NOT NULL,
    kind text NOT NULL,
    booking_id uuid,
    recipient text NOT NULL,
    language text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    state text NOT NULL,
    tries integer DEFAULT 1 NOT NULL,
    error text,
    created_at timestamp with time zone NOT NULL,
    sent_at timestamp with time zone,
    is_refused boolean DEFAULT false NOT NULL,
    CONSTRAINT sent_mails_check CHECK (((state = 'sent'::text) = (sent_at IS NOT NULL))),
    CONSTRAINT sent_mails_state_check CHECK ((state = ANY (ARRAY['sent'::text, 'failed'::text]))),
    CONSTRAINT sent_mails_tries_check CHECK ((tries >= 1))
);

CREATE TABLE service_tokens (
    id uuid NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    revoked_at timestamp with time zone,
    expires_at timestamp with time zone NOT NULL,
    owner_id uuid,
    may text,
    hint text NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT service_tokens_may_check CHECK ((may = ANY (ARRAY['read'::text, 'counter'::text, 'all'::text]))),
    CONSTRAINT service_tokens_owner_check CHECK ((((role = 'partner'::text) = (owner_id IS NOT NULL)) AND ((owner_id IS NULL) = (may IS NULL)))),
    CONSTRAINT service_tokens_role_check CHECK ((role = ANY (ARRAY['reader'::text, 'support'::text, 'finance'::text, 'partner'::text, 'admin'::text, 'machine'::text]))),
    CONSTRAINT service_tokens_year_check CHECK ((expires_at <= (created_at + '366 days'::interval)))
);

CREATE TABLE sessions (
    id text NOT NULL,
    user_id uuid NOT NULL,
    client text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    awaits_confirmation boolean DEFAULT false NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    uid text NOT NULL,
    awaits_second_factor boolean DEFAULT false NOT NULL,
    second_factor_at timestamp with time zone,
    proven_at timestamp with time zone,
    user_agent text DEFAULT ''::text NOT NULL,
    from_ip text
);

CREATE TABLE settings (
    key text NOT NULL,
    value jsonb NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE shared_facts (
    is_only boolean DEFAULT true NOT NULL,
    revision bigint NOT NULL,
    CONSTRAINT shared_facts_is_only_check CHECK (is_only)
);

CREATE TABLE sign_in_codes (
    user_id uuid NOT NULL,
    code_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    wrong integer DEFAULT 0 NOT NULL
);

CREATE TABLE special_days (
    id uuid NOT NULL,
    listing_id uuid NOT NULL,
    date date NOT NULL,
    closed boolean NOT NULL,
    replaces boolean DEFAULT false NOT NULL
);

CREATE TABLE special_slots (
    id uuid NOT NULL,
    special_day_id uuid NOT NULL,
    from_minute smallint NOT NULL,
    to_minute smallint NOT NULL,
    CONSTRAINT special_slots_check CHECK ((from_minute < to_minute)),
    CONSTRAINT special_slots_from_minute_check CHECK ((from_minute >= 0)),
    CONSTRAINT special_slots_to_minute_check CHECK ((to_minute <= 1440))
);

CREATE TABLE staff_locations (
    member_id uuid NOT NULL,
    listing_id uuid NOT NULL
);

CREATE TABLE staff_members (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    email text NOT NULL,
    language text NOT NULL,
    user_id uuid,
    token_hash text NOT NULL,
    invited_at timestamp with time zone NOT NULL,
    accepted_at timestamp with time zone,
    ended_at timestamp with time zone,
    ended_by text,
    may_photograph boolean DEFAULT true NOT NULL,
    may_correct boolean DEFAULT true NOT NULL,
    CONSTRAINT staff_members_check CHECK (((accepted_at IS NULL) = (user_id IS NULL))),
    CONSTRAINT staff_members_check1 CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
    CONSTRAINT staff_members_email_check CHECK ((email = lower(email))),
    CONSTRAINT staff_members_ended_by_check CHECK ((ended_by = ANY (ARRAY['owner'::text, 'self'::text])))
);

CREATE TABLE stay_notices (
    booking_id uuid NOT NULL,
    kind text NOT NULL,
    recipient text NOT NULL,
    told_at timestamp with time zone NOT NULL,
    CONSTRAINT stay_notices_kind_check CHECK ((kind = ANY (ARRAY['late'::text, 'noShow'::text, 'left1'::text, 'left3'::text, 'left7'::text, 'left30'::text, 'soon'::text]))),
    CONSTRAINT stay_notices_recipient_check CHECK ((recipient = ANY (ARRAY['traveller'::text, 'partner'::text, 'administrators'::text])))
);

CREATE TABLE stored_objects (
    key text NOT NULL,
    size integer NOT NULL,
    state text DEFAULT 'written'::text NOT NULL,
    written_at timestamp with time zone NOT NULL,
    CONSTRAINT stored_objects_size_check CHECK ((size >= 0)),
    CONSTRAINT stored_objects_state_check CHECK ((state = ANY (ARRAY['written'::text, 'named'::text, 'dropped'::text])))
);

CREATE TABLE subscriptions (
    id uuid NOT NULL,
    email text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE tokens (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT tokens_purpose_check CHECK ((purpose = ANY (ARRAY['activation'::text, 'password_reset'::text, 'claim'::text, 'reopening'::text])))
);

CREATE TABLE unpaid_holds (
    booking_id uuid NOT NULL,
    visitor text,
    address_block text NOT NULL,
    email text NOT NULL
);

CREATE TABLE uploaded_photos (
    file_id uuid NOT NULL,
    owner_id uuid NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE users (
    id uuid NOT NULL,
    email text NOT NULL,
    password_hash text,
    first_name text NOT NULL,
    last_name text NOT NULL,
    phone_number text,
    country_of_residence text,
    language text DEFAULT 'english'::text NOT NULL,
    avatar_file_id uuid,
    is_partner boolean DEFAULT false NOT NULL,
    role text DEFAULT 'customer'::text NOT NULL,
    confirmed_at timestamp with time zone,
    partner_onboarding_step smallint DEFAULT 0 NOT NULL,
    provider_customer_id text,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    payment_card_last4 text,
    admin_role text,
    last_seen_at timestamp with time zone,
    first_confirmed_at timestamp with time zone,
    closed_at timestamp with time zone,
    CONSTRAINT users_admin_role_check CHECK ((admin_role = ANY (ARRAY['owner'::text, 'support'::text, 'finance'::text, 'content'::text]))),
    CONSTRAINT users_admin_role_check_role CHECK (((role = 'admin'::text) = (admin_role IS NOT NULL))),
    CONSTRAINT users_email_check CHECK ((email = lower(email))),
    CONSTRAINT users_language_check CHECK ((language = ANY (ARRAY['english'::text, 'french'::text, 'spanish'::text]))),
    CONSTRAINT users_partner_onboarding_step_check CHECK (((partner_onboarding_step >= 0) AND (partner_onboarding_step <= 3))),
    CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['customer'::text, 'admin'::text])))
);

CREATE TABLE webhook_deliveries (
    id uuid NOT NULL,
    webhook_id uuid NOT NULL,
    sequence bigint NOT NULL,
    event_key text NOT NULL,
    type text NOT NULL,
    subject text NOT NULL,
    about text NOT NULL,
    body text NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    first_try_at timestamp with time zone,
    next_try_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    holds_until timestamp with time zone,
    CONSTRAINT webhook_deliveries_check CHECK (((state = 'waiting'::text) = (next_try_at IS NOT NULL))),
    CONSTRAINT webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'givenUp'::text])))
);

ALTER TABLE webhook_deliveries ALTER COLUMN sequence ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME webhook_deliveries_sequence_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

CREATE TABLE webhook_tries (
    id uuid NOT NULL,
    delivery_id uuid NOT NULL,
    number integer,
    made_at timestamp with time zone NOT NULL,
    took_ms integer NOT NULL,
    sent_headers jsonb NOT NULL,
    status integer,
    failure text,
    answer_headers jsonb,
    answer_body text,
    CONSTRAINT webhook_tries_check CHECK (((status IS NULL) = (failure IS NOT NULL))),
    CONSTRAINT webhook_tries_failure_check CHECK ((failure = ANY (ARRAY['timeout'::text, 'unreachable'::text, 'private'::text, 'certificate'::text])))
);

CREATE TABLE webhooks (
    id uuid NOT NULL,
    owner_id uuid,
    url text NOT NULL,
    groups text[] NOT NULL,
    secret_version integer DEFAULT 1 NOT NULL,
    secret_changed_at timestamp with time zone,
    failing_since timestamp with time zone,
    told_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    gone_at timestamp with time zone,
    CONSTRAINT webhooks_groups_check CHECK ((groups <@ ARRAY['bookings'::text, 'counter'::text, 'payouts'::text, 'listings'::text])),
    CONSTRAINT webhooks_secret_version_check CHECK ((secret_version > 0))
);

CREATE TABLE weekly_slots (
    id uuid NOT NULL,
    listing_id uuid NOT NULL,
    day smallint NOT NULL,
    from_minute smallint NOT NULL,
    to_minute smallint NOT NULL,
    CONSTRAINT weekly_slots_check CHECK ((from_minute < to_minute)),
    CONSTRAINT weekly_slots_day_check CHECK (((day >= 1) AND (day <= 7))),
    CONSTRAINT weekly_slots_from_minute_check CHECK ((from_minute >= 0)),
    CONSTRAINT weekly_slots_to_minute_check CHECK ((to_minute <= 1440))
);

CREATE TABLE weekly_summaries (
    user_id uuid NOT NULL,
    monday date NOT NULL
);

CREATE TABLE weekly_summaries_off (
    user_id uuid NOT NULL,
    since timestamp with time zone NOT NULL
);

CREATE TABLE widget_orders (
    booking_id uuid NOT NULL,
    widget_id text NOT NULL
);

CREATE TABLE widget_sites (
    widget_id text NOT NULL,
    host text NOT NULL,
    seen_at timestamp with time zone NOT NULL
);

CREATE TABLE widgets (
    id text NOT NULL,
    user_id uuid NOT NULL,
    site text,
    created_at timestamp with time zone NOT NULL
);

alter table accounts add CONSTRAINT accounts_pkey PRIMARY KEY (id);
alter table accounts add CONSTRAINT accounts_provider_subject_key UNIQUE (provider, subject);
alter table address_recoveries add CONSTRAINT address_recoveries_pkey PRIMARY KEY (user_id);
alter table answer_vote_marks add CONSTRAINT answer_vote_marks_pkey PRIMARY KEY (mark);
alter table answer_votes add CONSTRAINT answer_votes_pkey PRIMARY KEY (question, day);
alter table audit_log add CONSTRAINT audit_log_pkey PRIMARY KEY (id);
alter table bookings add CONSTRAINT bookings_one_in_force EXCLUDE USING btree (order_id WITH =) WHERE ((status = ANY (ARRAY['confirmed'::text, 'completed'::text]))) DEFERRABLE INITIALLY DEFERRED;
alter table bookings add CONSTRAINT bookings_pkey PRIMARY KEY (id);
alter table business_types add CONSTRAINT business_types_pkey PRIMARY KEY (id);
alter table business_types add CONSTRAINT business_types_type_key UNIQUE (type);
alter table calendar_entries add CONSTRAINT calendar_entries_calendar_id_key_key UNIQUE (calendar_id, key);
alter table calendar_entries add CONSTRAINT calendar_entries_pkey PRIMARY KEY (id);
alter table calendar_owners add CONSTRAINT calendar_owners_pkey PRIMARY KEY (user_id);
alter table calendar_readings add CONSTRAINT calendar_readings_pkey PRIMARY KEY (listing_id);
alter table cause_questions add CONSTRAINT cause_questions_cause_cause_subject_key UNIQUE NULLS NOT DISTINCT (cause, cause_subject);
alter table change_requests add CONSTRAINT change_requests_pkey PRIMARY KEY (id);
alter table check_runs add CONSTRAINT check_runs_pkey PRIMARY KEY (name);
alter table claim_photos add CONSTRAINT claim_photos_object_key_key UNIQUE (object_key);
alter table claim_photos add CONSTRAINT claim_photos_pkey PRIMARY KEY (id);
alter table claim_receipts add CONSTRAINT claim_receipts_object_key_key UNIQUE (object_key);
alter table claim_receipts add CONSTRAINT claim_receipts_pkey PRIMARY KEY (booking_id);
alter table claims add CONSTRAINT claims_booking_id_key UNIQUE (booking_id);
alter table claims add CONSTRAINT claims_pkey PRIMARY KEY (id);
alter table claw_back_words add CONSTRAINT claw_back_words_pkey PRIMARY KEY (reference);
alter table closure_periods add CONSTRAINT closure_periods_pkey PRIMARY KEY (id);
alter table cms_drafts add CONSTRAINT cms_drafts_pkey PRIMARY KEY (id);
alter table cms_drafts add CONSTRAINT cms_drafts_url_language_key UNIQUE (url, language);
alter table cms_pages add CONSTRAINT cms_pages_pkey PRIMARY KEY (id);
alter table cms_pages add CONSTRAINT cms_pages_url_language_key UNIQUE (url, language);
alter table cms_pictures add CONSTRAINT cms_pictures_pkey PRIMARY KEY (id, width, format);
alter table cms_plans add CONSTRAINT cms_plans_pkey PRIMARY KEY (url);
alter table cms_preview_rounds add CONSTRAINT cms_preview_rounds_pkey PRIMARY KEY (url);
alter table cms_redirects add CONSTRAINT cms_redirects_pkey PRIMARY KEY (from_url);
alter table cms_versions add CONSTRAINT cms_versions_pkey PRIMARY KEY (id);
alter table cms_versions add CONSTRAINT cms_versions_url_number_key UNIQUE (url, number);
alter table companies add CONSTRAINT companies_pkey PRIMARY KEY (id);
alter table companies add CONSTRAINT companies_user_id_key UNIQUE (user_id);
alter table contact_entries add CONSTRAINT contact_entries_pkey PRIMARY KEY (id);
alter table contact_messages add CONSTRAINT contact_messages_pkey PRIMARY KEY (id);
alter table contact_writers add CONSTRAINT contact_writers_pkey PRIMARY KEY (thread_id, user_id);
alter table country_pricings add CONSTRAINT country_pricings_country_region_key UNIQUE NULLS NOT DISTINCT (country, region);
alter table country_pricings add CONSTRAINT country_pricings_pkey PRIMARY KEY (id);
alter table coupon_uses add CONSTRAINT coupon_uses_booking_id_key UNIQUE (booking_id);
alter table coupon_uses add CONSTRAINT coupon_uses_pkey PRIMARY KEY (id);
alter table coupons add CONSTRAINT coupons_code_key UNIQUE (code);
alter table coupons add CONSTRAINT coupons_pkey PRIMARY KEY (id);
alter table day_limits add CONSTRAINT day_limits_pkey PRIMARY KEY (listing_id);
alter table dev_mails add CONSTRAINT dev_mails_pkey PRIMARY KEY (id);
alter table discounts add CONSTRAINT discounts_pkey PRIMARY KEY (id);
alter table disputes add CONSTRAINT disputes_pkey PRIMARY KEY (id);
alter table disputes add CONSTRAINT disputes_provider_dispute_id_key UNIQUE (provider_dispute_id);
alter table door_looks add CONSTRAINT door_looks_pkey PRIMARY KEY (report_id);
alter table door_reports add CONSTRAINT door_reports_pkey PRIMARY KEY (id);
alter table failed_jobs add CONSTRAINT failed_jobs_pkey PRIMARY KEY (id);
alter table files add CONSTRAINT files_object_key_key UNIQUE (object_key);
alter table files add CONSTRAINT files_pkey PRIMARY KEY (id);
alter table guest_session_bookings add CONSTRAINT guest_session_bookings_pkey PRIMARY KEY (guest_session_id, booking_id);
alter table guest_session_tickets add CONSTRAINT guest_session_tickets_pkey PRIMARY KEY (guest_session_id, booking_id);
alter table guest_sessions add CONSTRAINT guest_sessions_pkey PRIMARY KEY (id);
alter table guesty_reservations add CONSTRAINT guesty_reservations_integration_id_reservation_id_key UNIQUE (integration_id, reservation_id);
alter table guesty_reservations add CONSTRAINT guesty_reservations_pkey PRIMARY KEY (id);
alter table hand_over_photos add CONSTRAINT hand_over_photos_object_key_key UNIQUE (object_key);
alter table hand_over_photos add CONSTRAINT hand_over_photos_pkey PRIMARY KEY (id);
alter table hand_overs add CONSTRAINT hand_overs_booking_id_request_id_key UNIQUE (booking_id, request_id);
alter table hand_overs add CONSTRAINT hand_overs_hash_key UNIQUE (hash);
alter table hand_overs add CONSTRAINT hand_overs_listing_id_sequence_key UNIQUE (listing_id, sequence);
alter table hand_overs add CONSTRAINT hand_overs_photo_id_key UNIQUE (photo_id);
alter table hand_overs add CONSTRAINT hand_overs_pkey PRIMARY KEY (id);
alter table hand_overs add CONSTRAINT hand_overs_undoes_id_key UNIQUE (undoes_id);
alter table held_shares add CONSTRAINT held_shares_pkey PRIMARY KEY (order_id);
alter table idempotency_keys add CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, key);
alter table integrations add CONSTRAINT integrations_pkey PRIMARY KEY (id);
alter table integrations add CONSTRAINT integrations_user_id_service_key UNIQUE (user_id, service);
alter table ledger_entries add CONSTRAINT ledger_entries_pkey PRIMARY KEY (id);
alter table ledger_transactions add CONSTRAINT ledger_transactions_pkey PRIMARY KEY (id);
alter table ledger_transactions add CONSTRAINT ledger_transactions_reference_key UNIQUE (reference);
alter table listing_capacity add CONSTRAINT listing_capacity_pkey PRIMARY KEY (listing_id);
alter table listing_images add CONSTRAINT listing_images_listing_id_position_key UNIQUE (listing_id, "position");
alter table listing_images add CONSTRAINT listing_images_pkey PRIMARY KEY (id);
alter table listing_notes add CONSTRAINT listing_notes_pkey PRIMARY KEY (id);
alter table listings add CONSTRAINT listings_pkey PRIMARY KEY (id);
alter table listings add CONSTRAINT listings_slug_key UNIQUE (slug);
alter table location_changes add CONSTRAINT location_changes_pkey PRIMARY KEY (listing_id, xid);
alter table need_marks add CONSTRAINT need_marks_pkey PRIMARY KEY (need_id);
alter table order_messages add CONSTRAINT order_messages_pkey PRIMARY KEY (id);
alter table order_signs add CONSTRAINT order_signs_pkey PRIMARY KEY (order_id, owner_id, sign);
alter table orders add CONSTRAINT orders_code_key UNIQUE (code);
alter table orders add CONSTRAINT orders_pkey PRIMARY KEY (id);
alter table partner_balances add CONSTRAINT partner_balances_pkey PRIMARY KEY (partner_id, currency);
alter table payable_partners add CONSTRAINT payable_partners_pkey PRIMARY KEY (user_id);
alter table payments add CONSTRAINT payments_pkey PRIMARY KEY (id);
alter table payments add CONSTRAINT payments_provider_intent_id_key UNIQUE (provider_intent_id);
alter table payout_account_changes add CONSTRAINT payout_account_changes_pkey PRIMARY KEY (id);
alter table payout_account_changes add CONSTRAINT payout_account_changes_user_id_request_id_key UNIQUE (user_id, request_id);
alter table payout_accounts add CONSTRAINT payout_accounts_pkey PRIMARY KEY (id);
alter table payout_accounts add CONSTRAINT payout_accounts_provider_account_id_key UNIQUE (provider_account_id);
alter table payout_accounts add CONSTRAINT payout_accounts_user_id_key UNIQUE (user_id);
alter table payout_lines add CONSTRAINT payout_lines_pkey PRIMARY KEY (transaction_id, payout_id);
alter table payouts add CONSTRAINT payouts_pkey PRIMARY KEY (id);
alter table payouts add CONSTRAINT payouts_provider_payout_id_key UNIQUE (provider_payout_id);
alter table payouts add CONSTRAINT payouts_provider_transfer_id_key UNIQUE (provider_transfer_id);
alter table places add CONSTRAINT places_pkey PRIMARY KEY (id);
alter table provider_differences add CONSTRAINT provider_differences_pkey PRIMARY KEY (id);
alter table provider_differences add CONSTRAINT provider_differences_subject_provider_id_what_key UNIQUE (subject, provider_id, what);
alter table provider_event_log add CONSTRAINT provider_event_log_pkey PRIMARY KEY (id);
alter table provider_events add CONSTRAINT provider_events_pkey PRIMARY KEY (id);
alter table rate_limits add CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
alter table rate_plans add CONSTRAINT rate_plans_pkey PRIMARY KEY (id);
alter table read_calendar_listings add CONSTRAINT read_calendar_listings_pkey PRIMARY KEY (calendar_id, listing_id);
alter table read_calendars add CONSTRAINT read_calendars_pkey PRIMARY KEY (id);
alter table read_calendars add CONSTRAINT read_calendars_user_id_address_key UNIQUE (user_id, address);
alter table recoveries add CONSTRAINT recoveries_pkey PRIMARY KEY (user_id);
alter table recovery_codes add CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash);
alter table refund_decisions add CONSTRAINT refund_decisions_pkey PRIMARY KEY (id);
alter table refund_proposals add CONSTRAINT refund_proposals_pkey PRIMARY KEY (id);
alter table refunds add CONSTRAINT refunds_pkey PRIMARY KEY (id);
alter table review_reports add CONSTRAINT review_reports_pkey PRIMARY KEY (id);
alter table review_reports add CONSTRAINT review_reports_review_id_about_reporter_key_key UNIQUE (review_id, about, reporter_key);
alter table reviews add CONSTRAINT reviews_booking_id_key UNIQUE (booking_id);
alter table reviews add CONSTRAINT reviews_pkey PRIMARY KEY (id);
alter table saved_listings add CONSTRAINT saved_listings_pkey PRIMARY KEY (user_id, listing_id);
alter table search_counts add CONSTRAINT search_counts_pkey PRIMARY KEY (day);
alter table second_factors add CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);
alter table sent_hand_overs add CONSTRAINT sent_hand_overs_pkey PRIMARY KEY (booking_id, request_id);
alter table sent_mails add CONSTRAINT sent_mails_pkey PRIMARY KEY (id);
alter table service_tokens add CONSTRAINT service_tokens_pkey PRIMARY KEY (id);
alter table service_tokens add CONSTRAINT service_tokens_token_hash_key UNIQUE (token_hash);
alter table sessions add CONSTRAINT sessions_pkey PRIMARY KEY (id);
alter table settings add CONSTRAINT settings_pkey PRIMARY KEY (key);
alter table shared_facts add CONSTRAINT shared_facts_pkey PRIMARY KEY (is_only);
alter table sign_in_codes add CONSTRAINT sign_in_codes_pkey PRIMARY KEY (user_id);
alter table special_days add CONSTRAINT special_days_listing_id_date_closed_key UNIQUE (listing_id, date, closed);
alter table special_days add CONSTRAINT special_days_pkey PRIMARY KEY (id);
alter table special_slots add CONSTRAINT special_slots_pkey PRIMARY KEY (id);
alter table staff_locations add CONSTRAINT staff_locations_pkey PRIMARY KEY (member_id, listing_id);
alter table staff_members add CONSTRAINT staff_members_pkey PRIMARY KEY (id);
alter table staff_members add CONSTRAINT staff_members_token_hash_key UNIQUE (token_hash);
alter table stay_notices add CONSTRAINT stay_notices_pkey PRIMARY KEY (booking_id, kind, recipient);
alter table stored_objects add CONSTRAINT stored_objects_pkey PRIMARY KEY (key);
alter table subscriptions add CONSTRAINT subscriptions_email_key UNIQUE (email);
alter table subscriptions add CONSTRAINT subscriptions_pkey PRIMARY KEY (id);
alter table tokens add CONSTRAINT tokens_pkey PRIMARY KEY (id);
alter table tokens add CONSTRAINT tokens_token_hash_key UNIQUE (token_hash);
alter table unpaid_holds add CONSTRAINT unpaid_holds_pkey PRIMARY KEY (booking_id);
alter table uploaded_photos add CONSTRAINT uploaded_photos_pkey PRIMARY KEY (file_id);
alter table users add CONSTRAINT users_pkey PRIMARY KEY (id);
alter table users add CONSTRAINT users_provider_customer_id_key UNIQUE (provider_customer_id);
alter table webhook_deliveries add CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);
alter table webhook_deliveries add CONSTRAINT webhook_deliveries_webhook_id_event_key_key UNIQUE (webhook_id, event_key);
alter table webhook_tries add CONSTRAINT webhook_tries_pkey PRIMARY KEY (id);
alter table webhooks add CONSTRAINT webhooks_owner_id_key UNIQUE (owner_id);
alter table webhooks add CONSTRAINT webhooks_pkey PRIMARY KEY (id);
alter table weekly_slots add CONSTRAINT weekly_slots_pkey PRIMARY KEY (id);
alter table weekly_summaries_off add CONSTRAINT weekly_summaries_off_pkey PRIMARY KEY (user_id);
alter table weekly_summaries add CONSTRAINT weekly_summaries_pkey PRIMARY KEY (user_id, monday);
alter table widget_orders add CONSTRAINT widget_orders_pkey PRIMARY KEY (booking_id);
alter table widget_sites add CONSTRAINT widget_sites_pkey PRIMARY KEY (widget_id, host);
alter table widgets add CONSTRAINT widgets_pkey PRIMARY KEY (id);
alter table widgets add CONSTRAINT widgets_user_id_key UNIQUE (user_id);
CREATE INDEX accounts_user_idx ON accounts USING btree (user_id);
CREATE INDEX answer_vote_marks_day_idx ON answer_vote_marks USING btree (day);
CREATE INDEX audit_log_acts_idx ON audit_log USING btree (action, created_at DESC, id DESC);
CREATE INDEX audit_log_newest_idx ON audit_log USING btree (created_at DESC);
CREATE INDEX audit_log_subject_id_idx ON audit_log USING btree (subject_id);
CREATE INDEX audit_log_subject_idx ON audit_log USING btree (subject, subject_id);
CREATE INDEX bookings_canceled_at_idx ON bookings USING btree (canceled_at);
CREATE INDEX bookings_canceled_idx ON bookings USING brin (canceled_at);
CREATE INDEX bookings_capacity_idx ON bookings USING btree (listing_id, pick_up_at) INCLUDE (drop_off_at, bags_count, hold_expires_at, order_id) WHERE (status = ANY (ARRAY['pending'::text, 'confirmed'::text]));
CREATE INDEX bookings_code_prefix_idx ON bookings USING btree (code text_pattern_ops);
CREATE INDEX bookings_confirmed_at_idx ON bookings USING btree (confirmed_at);
CREATE INDEX bookings_confirmed_idx ON bookings USING brin (confirmed_at);
CREATE INDEX bookings_currency_idx ON bookings USING btree (currency, drop_off_at DESC, id DESC);
CREATE INDEX bookings_due_idx ON bookings USING btree (pick_up_at) WHERE (status = 'confirmed'::text);
CREATE INDEX bookings_expected_idx ON bookings USING btree (listing_id, drop_off_at) WHERE (status = 'confirmed'::text);
CREATE INDEX bookings_holds_idx ON bookings USING btree (hold_expires_at) WHERE (status = 'pending'::text);
CREATE INDEX bookings_listing_order_idx ON bookings USING btree (listing_id, drop_off_at DESC, id DESC) INCLUDE (status, bags_count);
CREATE INDEX bookings_listing_pick_up_idx ON bookings USING btree (listing_id, pick_up_at);
CREATE UNIQUE INDEX bookings_offer_key ON bookings USING btree (order_id) WHERE ((offered_at IS NOT NULL) AND (status = 'pending'::text));
CREATE UNIQUE INDEX bookings_order_idx ON bookings USING btree (order_id, version);
CREATE INDEX bookings_person_idx ON bookings USING btree (user_id, listing_id) WHERE (status = ANY (ARRAY['pending'::text, 'confirmed'::text]));
CREATE INDEX bookings_state_idx ON bookings USING btree (status, drop_off_at DESC, id DESC);
CREATE INDEX bookings_traveller_idx ON bookings USING gin (lower(((((first_name || ' '::text) || last_name) || ' '::text) || email)) gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX bookings_user_idx ON bookings USING btree (user_id, drop_off_at DESC);
CREATE INDEX bookings_walk_idx ON bookings USING btree (drop_off_at DESC, id DESC) INCLUDE (code, listing_id, first_name, last_name, email);
CREATE INDEX change_requests_listing_idx ON change_requests USING btree (listing_id, created_at);
CREATE UNIQUE INDEX change_requests_waiting_key ON change_requests USING btree (listing_id) WHERE (status = 'waiting'::text);
CREATE INDEX claim_photos_booking_idx ON claim_photos USING btree (booking_id);
CREATE INDEX claims_open_idx ON claims USING btree (created_at) WHERE (decided_at IS NULL);
CREATE INDEX claw_back_words_booking_idx ON claw_back_words USING btree (booking_id);
CREATE INDEX closure_periods_listing_idx ON closure_periods USING btree (listing_id);
CREATE INDEX companies_name_idx ON companies USING gin (lower(name) gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX contact_entries_thread_idx ON contact_entries USING btree (thread_id, created_at);
CREATE INDEX contact_messages_email_idx ON contact_messages USING btree (email, last_at);
CREATE INDEX contact_messages_open_idx ON contact_messages USING btree (last_at) WHERE (handled_at IS NULL);
CREATE INDEX coupon_uses_customer_idx ON coupon_uses USING btree (coupon_id, email) WHERE (released_at IS NULL);
CREATE INDEX dev_mails_newest_idx ON dev_mails USING btree (created_at DESC);
CREATE INDEX discounts_listing_idx ON discounts USING btree (listing_id);
CREATE INDEX disputes_open_idx ON disputes USING btree (booking_id) WHERE (state = 'open'::text);
CREATE INDEX disputes_payment_idx ON disputes USING btree (payment_id);
CREATE INDEX door_looks_open_idx ON door_looks USING btree (raised_at) WHERE (outcome IS NULL);
CREATE INDEX door_reports_listing_idx ON door_reports USING btree (listing_id, reported_at);
CREATE UNIQUE INDEX door_reports_open_idx ON door_reports USING btree (order_id) WHERE is_open;
CREATE INDEX door_reports_order_idx ON door_reports USING btree (order_id, reported_at);
CREATE INDEX door_reports_reported_idx ON door_reports USING btree (reported_at);
CREATE INDEX door_reports_unsettled_idx ON door_reports USING btree (reported_at) WHERE (is_open OR (verdict IS NULL));
CREATE UNIQUE INDEX earned_sums_key ON earned_sums USING btree (partner_id, listing_id, unit, since, currency) NULLS NOT DISTINCT;
CREATE INDEX failed_jobs_state_idx ON failed_jobs USING btree (state, failed_at DESC);
CREATE INDEX failed_jobs_waiting_idx ON failed_jobs USING btree (cause, cause_subject) WHERE (state = 'waiting'::text);
CREATE INDEX guest_session_tickets_booking_id_idx ON guest_session_tickets USING btree (booking_id);
CREATE INDEX guesty_reservations_integration_idx ON guesty_reservations USING btree (integration_id, made_at DESC, id);
CREATE INDEX hand_over_photos_booking_idx ON hand_over_photos USING btree (booking_id);
CREATE INDEX hand_overs_booking_idx ON hand_overs USING btree (booking_id, sequence);
CREATE INDEX hand_overs_listing_idx ON hand_overs USING btree (listing_id, COALESCE(device_at, happened_at));
CREATE INDEX held_shares_open_idx ON held_shares USING btree (held_at) WHERE (outcome IS NULL);
CREATE INDEX idempotency_keys_age_idx ON idempotency_keys USING btree (created_at);
CREATE INDEX ledger_entries_partner_idx ON ledger_entries USING btree (partner_id, currency) INCLUDE (amount_minor) WHERE (partner_id IS NOT NULL);
CREATE INDEX ledger_entries_partner_time_idx ON ledger_entries USING btree (partner_id, occurred_at) WHERE (partner_id IS NOT NULL);
CREATE INDEX ledger_entries_transaction_idx ON ledger_entries USING btree (transaction_id);
CREATE INDEX ledger_transactions_booking_idx ON ledger_transactions USING btree (booking_id, occurred_at);
CREATE INDEX ledger_transactions_earned_idx ON ledger_transactions USING btree (occurred_at, booking_id) WHERE (kind = 'earning'::text);
CREATE INDEX listing_notes_listing_idx ON listing_notes USING btree (listing_id, created_at DESC);
CREATE INDEX listings_city_idx ON listings USING btree (city_name) WHERE published;
CREATE INDEX listings_name_idx ON listings USING gin (lower(name) gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX listings_of_city_idx ON listings USING btree (city_name, id);
CREATE INDEX listings_owner_idx ON listings USING btree (owner_id);
CREATE INDEX listings_packed_before_idx ON listings USING btree (id) WHERE (packed_by < 2);
CREATE INDEX listings_position_idx ON listings USING spgist ("position") WHERE published;
CREATE INDEX listings_search_idx ON listings USING gin (search_text gin_trgm_ops) WHERE published;
CREATE INDEX listings_shown_idx ON listings USING btree (published DESC, name, id) INCLUDE (search_text);
CREATE INDEX listings_stopped_idx ON listings USING btree (name, id) WHERE (stopped_at IS NOT NULL);
CREATE INDEX listings_walk_idx ON listings USING btree (name, id) INCLUDE (search_text, owner_id, published, bookable, stopped_at);
CREATE INDEX listings_words_idx ON listings USING gin (search_text gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX need_marks_taken_idx ON need_marks USING btree (taken_by);
CREATE INDEX order_messages_booking_idx ON order_messages USING btree (booking_id);
CREATE INDEX order_messages_listing_idx ON order_messages USING btree (listing_id, sent_at);
CREATE INDEX order_messages_order_idx ON order_messages USING btree (order_id, sent_at);
CREATE INDEX order_messages_unread_idx ON order_messages USING btree (listing_id) WHERE ((writer = 'traveller'::text) AND (read_at IS NULL));
CREATE INDEX order_messages_written_by_idx ON order_messages USING btree (written_by) WHERE (written_by IS NOT NULL);
CREATE INDEX orders_current_idx ON orders USING btree (current_booking_id);
CREATE INDEX orders_inside_idx ON orders USING btree (inside_listing_id) WHERE (bags_inside > 0);
CREATE INDEX orders_user_idx ON orders USING btree (user_id);
CREATE INDEX partner_balances_owed_idx ON partner_balances USING btree (partner_id) WHERE (amount_minor < 0);
CREATE INDEX payments_asked_idx ON payments USING btree (asked_at) WHERE (asked_at IS NOT NULL);
CREATE INDEX payments_booking_idx ON payments USING btree (booking_id);
CREATE INDEX payments_checking_idx ON payments USING btree (checking_since) WHERE (checking_since IS NOT NULL);
CREATE INDEX payments_succeeded_at_idx ON payments USING btree (succeeded_at);
CREATE INDEX payout_account_changes_latest_idx ON payout_account_changes USING btree (user_id, changed_at, id);
CREATE INDEX payout_lines_payout_idx ON payout_lines USING btree (payout_id);
CREATE INDEX payouts_newest_idx ON payouts USING btree (created_at DESC, id DESC);
CREATE INDEX payouts_status_idx ON payouts USING btree (status, created_at DESC, id DESC) INCLUDE (currency);
CREATE INDEX payouts_transfer_idx ON payouts USING btree (provider_transfer_id) WHERE (provider_transfer_id IS NOT NULL);
CREATE INDEX payouts_user_idx ON payouts USING btree (user_id, created_at DESC);
CREATE INDEX places_names_idx ON places USING gin (names gin_trgm_ops);
CREATE INDEX places_search_idx ON places USING gin (search_text gin_trgm_ops);
CREATE INDEX provider_differences_open_idx ON provider_differences USING btree (found_at) WHERE (settled_at IS NULL);
CREATE INDEX provider_event_log_event_idx ON provider_event_log USING btree (event_id);
CREATE INDEX provider_event_log_failed_idx ON provider_event_log USING btree (received_at DESC, id DESC) WHERE (became = 'failed'::text);
CREATE INDEX provider_event_log_newest_idx ON provider_event_log USING btree (received_at DESC, id DESC);
CREATE INDEX provider_event_log_payment_idx ON provider_event_log USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX provider_event_log_words_idx ON provider_event_log USING gin ((((((event_id || ' '::text) || COALESCE(object_id, ''::text)) || ' '::text) || type)) gin_trgm_ops);
CREATE UNIQUE INDEX rate_plans_waiting_idx ON rate_plans USING btree (country, region) NULLS NOT DISTINCT WHERE ((applied_at IS NULL) AND (dropped_at IS NULL));
CREATE INDEX read_calendar_listings_listing_idx ON read_calendar_listings USING btree (listing_id);
CREATE INDEX refund_decisions_booking_id_idx ON refund_decisions USING btree (booking_id);
CREATE INDEX refund_decisions_decided_by_idx ON refund_decisions USING btree (decided_by, decided_at);
CREATE UNIQUE INDEX refund_proposals_open_key ON refund_proposals USING btree (booking_id) WHERE (outcome IS NULL);
CREATE INDEX refunds_booking_idx ON refunds USING btree (booking_id);
CREATE INDEX refunds_choice_idx ON refunds USING btree (created_at) WHERE (share_choice = 'open'::text);
CREATE INDEX refunds_confirmed_at_idx ON refunds USING btree (confirmed_at);
CREATE INDEX refunds_payment_idx ON refunds USING btree (payment_id);
CREATE INDEX refunds_provider_idx ON refunds USING btree (provider_refund_id) WHERE (provider_refund_id IS NOT NULL);
CREATE INDEX review_reports_open_idx ON review_reports USING btree (created_at) WHERE (decided_at IS NULL);
CREATE INDEX reviews_listing_idx ON reviews USING btree (listing_id, created_at DESC);
CREATE INDEX saved_listings_listing_idx ON saved_listings USING btree (listing_id);
CREATE INDEX sent_hand_overs_refused_idx ON sent_hand_overs USING btree (listing_id) WHERE ((settled IS NULL) AND ((answer ->> 'result'::text) = 'refused'::text));
CREATE INDEX sent_mails_booking_idx ON sent_mails USING btree (booking_id) WHERE (booking_id IS NOT NULL);
CREATE INDEX sent_mails_failed_idx ON sent_mails USING btree (created_at DESC, id DESC) WHERE (state = 'failed'::text);
CREATE UNIQUE INDEX sent_mails_failed_key ON sent_mails USING btree (key) WHERE (state = 'failed'::text);
CREATE INDEX sent_mails_newest_idx ON sent_mails USING btree (created_at DESC, id DESC);
CREATE INDEX sent_mails_recipient_idx ON sent_mails USING btree (lower(recipient), created_at DESC);
CREATE INDEX sent_mails_words_idx ON sent_mails USING gin (lower(((recipient || ' '::text) || subject)) gin_trgm_ops);
CREATE UNIQUE INDEX service_tokens_name_idx ON service_tokens USING btree (COALESCE(owner_id, '00000000-0000-0000-0000-000000000000'::uuid), name) WHERE (revoked_at IS NULL);
CREATE INDEX sessions_expiry_idx ON sessions USING btree (expires_at);
CREATE INDEX sessions_user_idx ON sessions USING btree (user_id);
CREATE INDEX special_slots_day_idx ON special_slots USING btree (special_day_id);
CREATE UNIQUE INDEX staff_members_email_key ON staff_members USING btree (owner_id, email) WHERE (ended_at IS NULL);
CREATE INDEX staff_members_user_idx ON staff_members USING btree (user_id) WHERE (ended_at IS NULL);
CREATE INDEX stored_objects_unnamed_idx ON stored_objects USING btree (written_at) WHERE (state <> 'named'::text);
CREATE INDEX tokens_user_idx ON tokens USING btree (user_id);
CREATE INDEX unpaid_holds_address_idx ON unpaid_holds USING btree (address_block);
CREATE INDEX unpaid_holds_email_idx ON unpaid_holds USING btree (email);
CREATE INDEX unpaid_holds_visitor_idx ON unpaid_holds USING btree (visitor);
CREATE INDEX uploaded_photos_owner_idx ON uploaded_photos USING btree (owner_id);
CREATE INDEX users_admins_idx ON users USING btree (id) WHERE (role = 'admin'::text);
CREATE INDEX users_closed_at ON users USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE UNIQUE INDEX users_email_key ON users USING btree (email);
CREATE INDEX users_seen_idx ON users USING btree (last_seen_at DESC NULLS LAST, created_at DESC, id);
CREATE INDEX users_words_idx ON users USING gin (lower(((((((first_name || ' '::text) || last_name) || ' '::text) || email) || ' '::text) || COALESCE(phone_number, ''::text))) gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX webhook_deliveries_due_idx ON webhook_deliveries USING btree (next_try_at) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_deliveries_list_idx ON webhook_deliveries USING btree (webhook_id, sequence DESC);
CREATE INDEX webhook_deliveries_waiting_idx ON webhook_deliveries USING btree (webhook_id, subject, sequence) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_tries_delivery_idx ON webhook_tries USING btree (delivery_id, made_at DESC);
CREATE INDEX weekly_slots_listing_idx ON weekly_slots USING btree (listing_id);
CREATE INDEX widget_orders_widget_idx ON widget_orders USING btree (widget_id);
CREATE TRIGGER count_booking_revision BEFORE UPDATE ON bookings FOR EACH ROW WHEN (((((((old.status IS DISTINCT FROM new.status) OR (old.bags_count IS DISTINCT FROM new.bags_count)) OR (old.drop_off_at IS DISTINCT FROM new.drop_off_at)) OR (old.pick_up_at IS DISTINCT FROM new.pick_up_at)) OR (old.first_name IS DISTINCT FROM new.first_name)) OR (old.last_name IS DISTINCT FROM new.last_name))) EXECUTE FUNCTION count_booking_revision();
CREATE TRIGGER found_order BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION found_order();
CREATE TRIGGER keep_allowances_given BEFORE INSERT ON payments FOR EACH ROW EXECUTE FUNCTION keep_allowances_given();
CREATE TRIGGER keep_capacity BEFORE INSERT OR UPDATE OF status, listing_id, drop_off_at, pick_up_at, bags_count, hold_expires_at ON bookings FOR EACH ROW EXECUTE FUNCTION keep_capacity();
CREATE CONSTRAINT TRIGGER keep_claw_backs_within_share AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.partner_id IS NOT NULL) AND (new.amount_minor > 0))) EXECUTE FUNCTION keep_claw_backs_within_share();
CREATE TRIGGER keep_coupon_uses BEFORE INSERT OR UPDATE ON coupon_uses FOR EACH ROW EXECUTE FUNCTION keep_coupon_uses();
CREATE TRIGGER keep_earned_sums AFTER INSERT ON ledger_entries FOR EACH ROW WHEN ((new.partner_id IS NOT NULL)) EXECUTE FUNCTION keep_earned_sums();
CREATE CONSTRAINT TRIGGER keep_ledger_balanced AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_ledger_balanced();
CREATE TRIGGER keep_listing_capacity AFTER INSERT OR UPDATE OF max_capacity ON listings FOR EACH ROW EXECUTE FUNCTION keep_listing_capacity();
CREATE TRIGGER keep_listing_rating AFTER INSERT OR DELETE OR UPDATE ON reviews FOR EACH ROW EXECUTE FUNCTION keep_listing_rating();
CREATE TRIGGER keep_partner_balances AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_partner_balances();
CREATE TRIGGER keep_payouts_proven BEFORE INSERT ON payouts FOR EACH ROW EXECUTE FUNCTION keep_payouts_proven();
CREATE TRIGGER keep_refunds_within_payment BEFORE INSERT OR UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION keep_refunds_within_payment();
CREATE TRIGGER keep_was_published BEFORE INSERT OR UPDATE OF published ON listings FOR EACH ROW EXECUTE FUNCTION keep_was_published();
CREATE TRIGGER listings_rates_in_steps BEFORE INSERT OR UPDATE OF price_per_hour, max_price, overnight_fee, handling_fee, country ON listings FOR EACH ROW EXECUTE FUNCTION listing_rates_in_steps();
CREATE TRIGGER name_object AFTER INSERT OR DELETE OR UPDATE OF object_key ON claim_photos FOR EACH ROW EXECUTE FUNCTION name_object();
CREATE TRIGGER name_object AFTER INSERT OR DELETE OR UPDATE OF object_key ON claim_receipts FOR EACH ROW EXECUTE FUNCTION name_object();
CREATE TRIGGER name_object AFTER INSERT OR DELETE OR UPDATE OF object_key ON files FOR EACH ROW EXECUTE FUNCTION name_object();
CREATE TRIGGER name_object AFTER INSERT OR DELETE OR UPDATE OF object_key ON hand_over_photos FOR EACH ROW EXECUTE FUNCTION name_object();
CREATE TRIGGER note_changes_of_delete AFTER DELETE ON bookings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_location_changes();
CREATE TRIGGER note_changes_of_insert AFTER INSERT ON bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_location_changes();
CREATE TRIGGER note_changes_of_update AFTER UPDATE ON bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_location_changes();
CREATE TRIGGER places_folded BEFORE INSERT OR UPDATE OF search_text, name, names ON places FOR EACH ROW EXECUTE FUNCTION fold_place();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON hand_overs FOR EACH STATEMENT EXECUTE FUNCTION refuse_custody_change();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER refuse_change BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER renew_revision BEFORE UPDATE ON listings FOR EACH ROW EXECUTE FUNCTION renew_listing_revision();
CREATE TRIGGER renew_revisions_of_delete AFTER DELETE ON discounts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_listings();
CREATE TRIGGER renew_revisions_of_delete AFTER DELETE ON listing_images REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_listings();
CREATE TRIGGER renew_revisions_of_delete AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_listings();
CREATE TRIGGER renew_revisions_of_insert AFTER INSERT ON discounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_listings();
CREATE TRIGGER renew_revisions_of_insert AFTER INSERT ON listing_images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_listings();
CREATE TRIGGER renew_revisions_of_insert AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_listings();
CREATE TRIGGER renew_revisions_of_update AFTER UPDATE ON discounts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_listings();
CREATE TRIGGER renew_revisions_of_update AFTER UPDATE ON listing_images REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_listings();
CREATE TRIGGER renew_revisions_of_update AFTER UPDATE ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION renew_revisions_of_listings();
CREATE TRIGGER renew_shared_facts AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON business_types FOR EACH STATEMENT EXECUTE FUNCTION renew_shared_facts();
CREATE TRIGGER renew_shared_facts AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON country_pricings FOR EACH STATEMENT EXECUTE FUNCTION renew_shared_facts();
CREATE TRIGGER sessions_seen AFTER INSERT OR UPDATE OF last_seen_at ON sessions FOR EACH ROW EXECUTE FUNCTION note_last_seen();
CREATE TRIGGER users_keep_first_confirmed BEFORE INSERT OR UPDATE OF confirmed_at ON users FOR EACH ROW EXECUTE FUNCTION keep_first_confirmed();
alter table accounts add CONSTRAINT accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table address_recoveries add CONSTRAINT address_recoveries_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE CASCADE;
alter table address_recoveries add CONSTRAINT address_recoveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table audit_log add CONSTRAINT audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id);
alter table bookings add CONSTRAINT bookings_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id);
alter table bookings add CONSTRAINT bookings_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id);
alter table bookings add CONSTRAINT bookings_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
alter table bookings add CONSTRAINT bookings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
alter table calendar_entries add CONSTRAINT calendar_entries_calendar_id_fkey FOREIGN KEY (calendar_id) REFERENCES read_calendars(id) ON DELETE CASCADE;
alter table calendar_owners add CONSTRAINT calendar_owners_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table calendar_readings add CONSTRAINT calendar_readings_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table change_requests add CONSTRAINT change_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);
alter table change_requests add CONSTRAINT change_requests_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table change_requests add CONSTRAINT change_requests_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES users(id);
alter table claim_photos add CONSTRAINT claim_photos_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table claim_photos add CONSTRAINT claim_photos_object_key_fkey FOREIGN KEY (object_key) REFERENCES stored_objects(key);
alter table claim_receipts add CONSTRAINT claim_receipts_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table claim_receipts add CONSTRAINT claim_receipts_object_key_fkey FOREIGN KEY (object_key) REFERENCES stored_objects(key);
alter table claims add CONSTRAINT claims_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table claims add CONSTRAINT claims_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);
alter table claims add CONSTRAINT claims_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(id);
alter table claw_back_words add CONSTRAINT claw_back_words_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table claw_back_words add CONSTRAINT claw_back_words_reference_fkey FOREIGN KEY (reference) REFERENCES ledger_transactions(reference);
alter table closure_periods add CONSTRAINT closure_periods_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table cms_drafts add CONSTRAINT cms_drafts_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id) ON DELETE SET NULL;
alter table cms_pictures add CONSTRAINT cms_pictures_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table cms_plans add CONSTRAINT cms_plans_planned_by_fkey FOREIGN KEY (planned_by) REFERENCES users(id) ON DELETE SET NULL;
alter table cms_versions add CONSTRAINT cms_versions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
alter table companies add CONSTRAINT companies_logo_file_id_fkey FOREIGN KEY (logo_file_id) REFERENCES files(id) ON DELETE SET NULL;
alter table companies add CONSTRAINT companies_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table contact_entries add CONSTRAINT contact_entries_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
alter table contact_entries add CONSTRAINT contact_entries_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES contact_messages(id) ON DELETE CASCADE;
alter table contact_messages add CONSTRAINT contact_messages_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id) ON DELETE SET NULL;
alter table contact_messages add CONSTRAINT contact_messages_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE SET NULL;
alter table contact_messages add CONSTRAINT contact_messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
alter table contact_writers add CONSTRAINT contact_writers_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES contact_messages(id) ON DELETE CASCADE;
alter table contact_writers add CONSTRAINT contact_writers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table coupon_uses add CONSTRAINT coupon_uses_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table coupon_uses add CONSTRAINT coupon_uses_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id);
alter table day_limits add CONSTRAINT day_limits_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table discounts add CONSTRAINT discounts_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table disputes add CONSTRAINT disputes_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table disputes add CONSTRAINT disputes_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);
alter table door_looks add CONSTRAINT door_looks_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id);
alter table door_looks add CONSTRAINT door_looks_looked_by_fkey FOREIGN KEY (looked_by) REFERENCES users(id);
alter table door_looks add CONSTRAINT door_looks_report_id_fkey FOREIGN KEY (report_id) REFERENCES door_reports(id);
alter table door_reports add CONSTRAINT door_reports_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id);
alter table door_reports add CONSTRAINT door_reports_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table door_reports add CONSTRAINT door_reports_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);
alter table door_reports add CONSTRAINT door_reports_extension_id_fkey FOREIGN KEY (extension_id) REFERENCES bookings(id);
alter table door_reports add CONSTRAINT door_reports_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id);
alter table door_reports add CONSTRAINT door_reports_moved_to_id_fkey FOREIGN KEY (moved_to_id) REFERENCES listings(id);
alter table door_reports add CONSTRAINT door_reports_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
alter table door_reports add CONSTRAINT door_reports_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
alter table earned_sums add CONSTRAINT earned_sums_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id);
alter table earned_sums add CONSTRAINT earned_sums_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES users(id);
alter table failed_jobs add CONSTRAINT failed_jobs_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);
alter table files add CONSTRAINT files_object_key_fkey FOREIGN KEY (object_key) REFERENCES stored_objects(key);
alter table guest_session_bookings add CONSTRAINT guest_session_bookings_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table guest_session_bookings add CONSTRAINT guest_session_bookings_guest_session_id_fkey FOREIGN KEY (guest_session_id) REFERENCES guest_sessions(id) ON DELETE CASCADE;
alter table guest_session_tickets add CONSTRAINT guest_session_tickets_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE;
alter table guest_session_tickets add CONSTRAINT guest_session_tickets_guest_session_id_fkey FOREIGN KEY (guest_session_id) REFERENCES guest_sessions(id) ON DELETE CASCADE;
alter table guesty_reservations add CONSTRAINT guesty_reservations_integration_id_fkey FOREIGN KEY (integration_id) REFERENCES integrations(id) ON DELETE CASCADE;
alter table guesty_reservations add CONSTRAINT guesty_reservations_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE SET NULL;
alter table hand_over_photos add CONSTRAINT hand_over_photos_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table hand_over_photos add CONSTRAINT hand_over_photos_object_key_fkey FOREIGN KEY (object_key) REFERENCES stored_objects(key);
alter table hand_over_photos add CONSTRAINT hand_over_photos_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES users(id);
alter table hand_overs add CONSTRAINT hand_overs_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table hand_overs add CONSTRAINT hand_overs_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id);
alter table hand_overs add CONSTRAINT hand_overs_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES hand_over_photos(id);
alter table hand_overs add CONSTRAINT hand_overs_undoes_id_fkey FOREIGN KEY (undoes_id) REFERENCES hand_overs(id);
alter table hand_overs add CONSTRAINT hand_overs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
alter table held_shares add CONSTRAINT held_shares_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);
alter table held_shares add CONSTRAINT held_shares_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
alter table integrations add CONSTRAINT integrations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table ledger_entries add CONSTRAINT ledger_entries_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES users(id);
alter table ledger_entries add CONSTRAINT ledger_entries_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id);
alter table ledger_transactions add CONSTRAINT ledger_transactions_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table listing_capacity add CONSTRAINT listing_capacity_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table listing_images add CONSTRAINT listing_images_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id);
alter table listing_images add CONSTRAINT listing_images_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table listing_notes add CONSTRAINT listing_notes_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id) ON DELETE SET NULL;
alter table listing_notes add CONSTRAINT listing_notes_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table listings add CONSTRAINT listings_business_type_id_fkey FOREIGN KEY (business_type_id) REFERENCES business_types(id);
alter table listings add CONSTRAINT listings_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
alter table location_changes add CONSTRAINT location_changes_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table need_marks add CONSTRAINT need_marks_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES users(id) ON DELETE CASCADE;
alter table order_messages add CONSTRAINT order_messages_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table order_messages add CONSTRAINT order_messages_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id);
alter table order_messages add CONSTRAINT order_messages_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
alter table order_messages add CONSTRAINT order_messages_written_by_fkey FOREIGN KEY (written_by) REFERENCES users(id);
alter table order_signs add CONSTRAINT order_signs_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id);
alter table order_signs add CONSTRAINT order_signs_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
alter table orders add CONSTRAINT orders_current_booking_id_fkey FOREIGN KEY (current_booking_id) REFERENCES bookings(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
alter table orders add CONSTRAINT orders_inside_listing_id_fkey FOREIGN KEY (inside_listing_id) REFERENCES listings(id);
alter table orders add CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
alter table partner_balances add CONSTRAINT partner_balances_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES users(id);
alter table payable_partners add CONSTRAINT payable_partners_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table payments add CONSTRAINT payments_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table payout_account_changes add CONSTRAINT payout_account_changes_first_yes_by_fkey FOREIGN KEY (first_yes_by) REFERENCES users(id);
alter table payout_account_changes add CONSTRAINT payout_account_changes_second_yes_by_fkey FOREIGN KEY (second_yes_by) REFERENCES users(id);
alter table payout_account_changes add CONSTRAINT payout_account_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table payout_accounts add CONSTRAINT payout_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table payout_lines add CONSTRAINT payout_lines_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES payouts(id);
alter table payout_lines add CONSTRAINT payout_lines_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES ledger_transactions(id);
alter table payouts add CONSTRAINT payouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
alter table provider_differences add CONSTRAINT provider_differences_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table provider_event_log add CONSTRAINT provider_event_log_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE;
alter table rate_plans add CONSTRAINT rate_plans_planned_by_fkey FOREIGN KEY (planned_by) REFERENCES users(id) ON DELETE SET NULL;
alter table read_calendar_listings add CONSTRAINT read_calendar_listings_calendar_id_fkey FOREIGN KEY (calendar_id) REFERENCES read_calendars(id) ON DELETE CASCADE;
alter table read_calendar_listings add CONSTRAINT read_calendar_listings_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table read_calendars add CONSTRAINT read_calendars_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table recoveries add CONSTRAINT recoveries_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id) ON DELETE CASCADE;
alter table recoveries add CONSTRAINT recoveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table recovery_codes add CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE;
alter table refund_decisions add CONSTRAINT refund_decisions_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table refund_decisions add CONSTRAINT refund_decisions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);
alter table refund_proposals add CONSTRAINT refund_proposals_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id);
alter table refund_proposals add CONSTRAINT refund_proposals_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table refund_proposals add CONSTRAINT refund_proposals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id);
alter table refunds add CONSTRAINT refunds_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table refunds add CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id);
alter table refunds add CONSTRAINT refunds_share_asked_by_fkey FOREIGN KEY (share_asked_by) REFERENCES users(id);
alter table review_reports add CONSTRAINT review_reports_review_id_fkey FOREIGN KEY (review_id) REFERENCES reviews(id) ON DELETE CASCADE;
alter table reviews add CONSTRAINT reviews_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table reviews add CONSTRAINT reviews_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id);
alter table saved_listings add CONSTRAINT saved_listings_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table saved_listings add CONSTRAINT saved_listings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table second_factors add CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table sent_hand_overs add CONSTRAINT sent_hand_overs_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table sent_hand_overs add CONSTRAINT sent_hand_overs_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id);
alter table sent_hand_overs add CONSTRAINT sent_hand_overs_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id);
alter table sent_hand_overs add CONSTRAINT sent_hand_overs_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES users(id);
alter table sent_mails add CONSTRAINT sent_mails_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id);
alter table service_tokens add CONSTRAINT service_tokens_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
alter table sessions add CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table sign_in_codes add CONSTRAINT sign_in_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table special_days add CONSTRAINT special_days_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table special_slots add CONSTRAINT special_slots_special_day_id_fkey FOREIGN KEY (special_day_id) REFERENCES special_days(id) ON DELETE CASCADE;
alter table staff_locations add CONSTRAINT staff_locations_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table staff_locations add CONSTRAINT staff_locations_member_id_fkey FOREIGN KEY (member_id) REFERENCES staff_members(id) ON DELETE CASCADE;
alter table staff_members add CONSTRAINT staff_members_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id);
alter table staff_members add CONSTRAINT staff_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id);
alter table stay_notices add CONSTRAINT stay_notices_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE;
alter table tokens add CONSTRAINT tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table unpaid_holds add CONSTRAINT unpaid_holds_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE;
alter table uploaded_photos add CONSTRAINT uploaded_photos_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE;
alter table uploaded_photos add CONSTRAINT uploaded_photos_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
alter table users add CONSTRAINT users_avatar_file_id_fkey FOREIGN KEY (avatar_file_id) REFERENCES files(id) ON DELETE SET NULL;
alter table webhook_deliveries add CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhooks(id) ON DELETE CASCADE;
alter table webhook_tries add CONSTRAINT webhook_tries_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE;
alter table webhooks add CONSTRAINT webhooks_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
alter table weekly_slots add CONSTRAINT weekly_slots_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
alter table weekly_summaries_off add CONSTRAINT weekly_summaries_off_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table weekly_summaries add CONSTRAINT weekly_summaries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table widget_orders add CONSTRAINT widget_orders_booking_id_fkey FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE;
alter table widget_orders add CONSTRAINT widget_orders_widget_id_fkey FOREIGN KEY (widget_id) REFERENCES widgets(id) ON DELETE CASCADE;
alter table widget_sites add CONSTRAINT widget_sites_widget_id_fkey FOREIGN KEY (widget_id) REFERENCES widgets(id) ON DELETE CASCADE;
alter table widgets add CONSTRAINT widgets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

insert into shared_facts (is_only, revision) values (true, 1);

reset check_function_bodies;
