import { Migration } from '@mikro-orm/migrations';

export class Listings0002 extends Migration {
  override name = '0002-listings';

  override up(): void {
    this.addSql(
      'create table business_types (id uuid primary key, type text not null unique, position smallint not null)',
    );
    this.addSql(`
      create table listings (
        id uuid primary key,
        slug text not null unique,
        owner_id uuid not null references users,
        name text not null,
        alternative_name text,
        address text not null,
        city_name text not null,
        region text,
        country char(2) not null,
        postal_code text,
        latitude double precision not null check (latitude between -90 and 90),
        longitude double precision not null check (longitude between -180 and 180),
        position point not null,
        time_zone text not null,
        gmaps_link text,
        emergency_phone text,
        notifications_email text,
        bookings_notifications_enabled boolean not null default true,
        business_type_id uuid references business_types,
        storage_place_type text not null default 'shop' check (storage_place_type in ('shop', 'hotel', 'other')),
        max_capacity int not null default 1 check (max_capacity between 1 and 50),
        additional_information text check (length(additional_information) <= 512),
        wi_fi boolean not null default false,
        restroom boolean not null default false,
        note text,
        status text not null default 'active' check (status in ('active', 'waiting_for_approve', 'inactive')),
        available_full_time boolean not null default false,
        published boolean not null default false,
        bookable boolean not null default false,
        rules jsonb not null default '{"weekly":[],"special":[],"closures":[]}',
        week_open int4multirange not null default '{}',
        shut tsmultirange not null default '{}',
        opened tsmultirange not null default '{}',
        rating_sum int not null default 0 check (rating_sum >= 0),
        reviews_count int not null default 0 check (reviews_count >= 0),
        price_per_hour bigint check (price_per_hour >= 0),
        max_price bigint check (max_price >= 0),
        overnight_fee bigint check (overnight_fee >= 0),
        handling_fee bigint check (handling_fee >= 0),
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    this.addSql('create index listings_position_idx on listings using spgist (position) where published');
    this.addSql('create index listings_owner_idx on listings (owner_id)');
    this.addSql('create index listings_city_idx on listings (city_name) where published');
    this.addSql(`
      create table listing_images (
        id uuid primary key,
        listing_id uuid not null references listings on delete cascade,
        file_id uuid not null references files,
        position smallint not null,
        unique (listing_id, position)
      )`);
    this.addSql(`
      create table weekly_slots (
        id uuid primary key,
        listing_id uuid not null references listings on delete cascade,
        day smallint not null check (day between 1 and 7),
        from_minute smallint not null check (from_minute >= 0),
        to_minute smallint not null check (to_minute <= 1440),
        check (from_minute < to_minute)
      )`);
    this.addSql('create index weekly_slots_listing_idx on weekly_slots (listing_id)');
    this.addSql(`
      create table special_days (
        id uuid primary key,
        listing_id uuid not null references listings on delete cascade,
        date date not null,
        closed boolean not null,
        unique (listing_id, date, closed)
      )`);
    this.addSql(`
      create table special_slots (
        id uuid primary key,
        special_day_id uuid not null references special_days on delete cascade,
        from_minute smallint not null check (from_minute >= 0),
        to_minute smallint not null check (to_minute <= 1440),
        check (from_minute < to_minute)
      )`);
    this.addSql('create index special_slots_day_idx on special_slots (special_day_id)');
    this.addSql(`
      create table closure_periods (
        id uuid primary key,
        listing_id uuid not null references listings on delete cascade,
        from_date date not null,
        to_date date not null,
        check (from_date <= to_date)
      )`);
    this.addSql('create index closure_periods_listing_idx on closure_periods (listing_id)');
    this.addSql(`
      create table discounts (
        id uuid primary key,
        listing_id uuid not null references listings on delete cascade,
        name text not null,
        percentage numeric(5, 2) not null check (percentage > 0 and percentage < 100),
        applied_to text not null
      )`);
    this.addSql('create index discounts_listing_idx on discounts (listing_id)');
    this.addSql(`
      create table change_requests (
        id uuid primary key,
        listing_id uuid not null references listings on delete cascade,
        requested_by uuid not null references users,
        changes jsonb not null,
        status text not null default 'waiting' check (status in ('waiting', 'approved', 'refused')),
        decided_by uuid references users,
        decided_at timestamptz,
        created_at timestamptz not null
      )`);
    this.addSql(
      "create unique index change_requests_waiting_key on change_requests (listing_id) where status = 'waiting'",
    );
    this.addSql(`
      create table listing_capacity (
        listing_id uuid primary key references listings on delete cascade,
        max_capacity int not null check (max_capacity between 1 and 50),
        revision bigint not null default 0
      )`);
    this.addSql(`
      create function keep_listing_capacity() returns trigger language plpgsql as $$
      begin
        insert into listing_capacity (listing_id, max_capacity) values (new.id, new.max_capacity)
        on conflict (listing_id) do update set max_capacity = excluded.max_capacity;
        return null;
      end $$`);
    this.addSql(
      'create trigger keep_listing_capacity after insert or update of max_capacity on listings for each row execute function keep_listing_capacity()',
    );
    this.addSql(`
      create table places (
        id uuid primary key,
        kind text not null check (kind in ('city', 'district', 'landmark', 'station', 'address')),
        name text not null,
        context text not null,
        country char(2) not null,
        latitude double precision not null,
        longitude double precision not null,
        weight real not null,
        search_text text not null
      )`);
    this.addSql('create index places_search_idx on places using gin (search_text gin_trgm_ops)');
  }

  override down(): void {
    this.addSql(
      'drop table places, listing_capacity, change_requests, discounts, closure_periods, special_slots, special_days, weekly_slots, listing_images, listings, business_types',
    );
    this.addSql('drop function keep_listing_capacity()');
  }
}
