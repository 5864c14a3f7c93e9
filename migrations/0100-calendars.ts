import { Migration } from '@mikro-orm/migrations';

/** Calendars of partners: what their own shows of bookings, those that are read, and the entries found in them. */
export class Calendars0100 extends Migration {
  override name = '0100-calendars';

  override up(): void {
    // The addresses follow from the application's secret and this version: they are stored nowhere.
    this.addSql(`
      create table calendar_owners (
        user_id uuid primary key references users on delete cascade,
        shows text not null default 'names' check (shows in ('times', 'names', 'codes')),
        addresses_version integer not null default 1
      )`);
    this.addSql(`
      create table calendar_readings (
        listing_id uuid primary key references listings on delete cascade,
        read_at timestamptz not null,
        reader text not null
      )`);
    this.addSql(`
      create table read_calendars (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        name text not null,
        address text not null,
        read_at timestamptz,
        tried_at timestamptz,
        failing_since timestamptz,
        failure text,
        created_at timestamptz not null,
        unique (user_id, address)
      )`);
    this.addSql(`
      create table read_calendar_listings (
        calendar_id uuid not null references read_calendars on delete cascade,
        listing_id uuid not null references listings on delete cascade,
        primary key (calendar_id, listing_id)
      )`);
    this.addSql('create index read_calendar_listings_listing_idx on read_calendar_listings (listing_id)');
    this.addSql(`
      create table calendar_entries (
        id uuid primary key,
        calendar_id uuid not null references read_calendars on delete cascade,
        key text not null,
        title text not null,
        from_date date,
        to_date date,
        starts_at timestamptz,
        ends_at timestamptz,
        is_dismissed boolean not null default false,
        unique (calendar_id, key),
        check ((from_date is null) = (to_date is null)),
        check ((starts_at is null) = (ends_at is null)),
        check ((from_date is null) <> (starts_at is null))
      )`);
  }

  override down(): void {
    for (const table of [
      'calendar_entries',
      'read_calendar_listings',
      'read_calendars',
      'calendar_readings',
      'calendar_owners',
    ]) {
      this.addSql(`drop table ${table}`);
    }
  }
}
