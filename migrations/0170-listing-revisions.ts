import { Migration } from '@mikro-orm/migrations';

/** What is shown of a listing and stands in rows that belong to it. */
const parts = ['listing_images', 'discounts', 'reviews'];

/** What is shown of a listing and stands in rows that it shares with many others. */
const shared = ['country_pricings', 'business_types'];

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

/**
 * A number that changes with all that is shown of a listing, so that a process may keep what it made of the rows as long
 * as the database tells the same one. See docs/decisions/database.md.
 */
export class ListingRevisions0170 extends Migration {
  override name = '0170-listing-revisions';

  override up(): void {
    this.addSql('alter table listings add column revision bigint generated always as identity');
    // Numbers of a sequence are never given out twice, also where a transaction is taken back.
    this.addSql(`
      create function renew_listing_revision() returns trigger language plpgsql as $$
      begin
        new.revision := nextval('listings_revision_seq');
        return new;
      end $$`);
    this.addSql(
      'create trigger renew_revision before update on listings for each row execute function renew_listing_revision()',
    );
    this.addSql(`
      create function renew_revisions_of_listings() returns trigger language plpgsql as $$
      begin
        update listings set revision = default where id in (select listing_id from changed);
        return null;
      end $$`);
    for (const table of parts)
      for (const [event, rows] of events)
        this.addSql(`
          create trigger renew_revisions_of_${event} after ${event} on ${table} referencing ${rows} table as changed
          for each statement execute function renew_revisions_of_listings()`);
    this.addSql(
      'create table shared_facts (is_only boolean primary key default true check (is_only), revision bigint not null)',
    );
    this.addSql('insert into shared_facts (revision) values (1)');
    this.addSql(`
      create function renew_shared_facts() returns trigger language plpgsql as $$
      begin
        update shared_facts set revision = revision + 1;
        return null;
      end $$`);
    for (const table of shared)
      this.addSql(`
        create trigger renew_shared_facts after insert or update or delete or truncate on ${table}
        for each statement execute function renew_shared_facts()`);
  }

  override down(): void {
    for (const table of shared) this.addSql(`drop trigger renew_shared_facts on ${table}`);
    for (const table of parts)
      for (const [event] of events) this.addSql(`drop trigger renew_revisions_of_${event} on ${table}`);
    this.addSql('drop trigger renew_revision on listings');
    this.addSql('drop function renew_shared_facts(), renew_revisions_of_listings(), renew_listing_revision()');
    this.addSql('drop table shared_facts');
    this.addSql('alter table listings drop column revision');
  }
}
