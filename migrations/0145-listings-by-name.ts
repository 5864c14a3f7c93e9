import { Migration } from '@mikro-orm/migrations';

/** Locations are found by a piece of their name, and the planner knows how many have it. */
export class ListingsByName0145 extends Migration {
  override name = '0145-listings-by-name';

  override up(): void {
    this.addSql('create index listings_name_idx on listings using gin (lower(name) gin_trgm_ops)');
    // Without it the planner would take every word for a rare one.
    this.addSql('analyze listings');
  }

  override down(): void {
    this.addSql('drop index listings_name_idx');
  }
}
