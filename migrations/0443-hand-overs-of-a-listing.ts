import { Migration } from '@mikro-orm/migrations';

/** What was handed over at a location lately is found without reading every hand-over there ever was. */
export class HandOversOfAListing0443 extends Migration {
  override name = '0443-hand-overs-of-a-listing';

  override up(): void {
    this.addSql('create index hand_overs_listing_idx on hand_overs (listing_id, (coalesce(device_at, happened_at)))');
  }

  override down(): void {
    this.addSql('drop index hand_overs_listing_idx');
  }
}
