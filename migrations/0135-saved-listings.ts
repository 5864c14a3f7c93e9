import { Migration } from '@mikro-orm/migrations';

/** The locations that a signed-in person has saved. */
export class SavedListings0135 extends Migration {
  override name = '0135-saved-listings';

  override up(): void {
    this.addSql(`
      create table saved_listings (
        user_id uuid not null references users (id) on delete cascade,
        listing_id uuid not null references listings (id) on delete cascade,
        saved_at timestamptz not null,
        primary key (user_id, listing_id)
      )`);
    this.addSql('create index saved_listings_listing_idx on saved_listings (listing_id)');
  }

  override down(): void {
    this.addSql('drop table saved_listings');
  }
}
