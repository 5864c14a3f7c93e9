import { Migration } from '@mikro-orm/migrations';

/** What administrators note of a location for each other; its partner never sees it. */
export class ListingNotes0183 extends Migration {
  override name = '0183-listing-notes';

  override up(): void {
    this.addSql(`
      create table listing_notes (
        id uuid primary key,
        listing_id uuid not null references listings on delete cascade,
        body text not null check (length(body) between 1 and 1000),
        author_id uuid references users on delete set null,
        created_at timestamptz not null
      )`);
    this.addSql('create index listing_notes_listing_idx on listing_notes (listing_id, created_at desc)');
  }

  override down(): void {
    this.addSql('drop table listing_notes');
  }
}
