import { Migration } from '@mikro-orm/migrations';

/** What a reservation needs for its one mail, and the access token of a day that is used again. */
export class Guesty0094 extends Migration {
  override name = '0094-guesty';

  override up(): void {
    this.addSql(`
      alter table integrations
        add column access_token text,
        add column access_ends_at timestamptz,
        add column last_heard_at timestamptz`);
    this.addSql(`
      alter table guesty_reservations
        add column guest_name text,
        add column guest_language text not null default 'en' check (guest_language in ('en', 'fr', 'es')),
        add column rental_name text,
        add column rental_id text,
        add column latitude double precision,
        add column longitude double precision,
        add column arrives_on date,
        add column made_at timestamptz not null default now(),
        add column changed_at timestamptz not null default now(),
        add column listing_id uuid references listings on delete set null`);
    this.addSql(
      'create index guesty_reservations_integration_idx on guesty_reservations (integration_id, made_at desc, id)',
    );
  }

  override down(): void {
    this.addSql('drop index guesty_reservations_integration_idx');
    this.addSql(`
      alter table guesty_reservations drop column guest_name, drop column guest_language, drop column rental_name,
        drop column rental_id, drop column latitude, drop column longitude, drop column arrives_on, drop column made_at,
        drop column changed_at, drop column listing_id`);
    this.addSql(
      'alter table integrations drop column access_token, drop column access_ends_at, drop column last_heard_at',
    );
  }
}
