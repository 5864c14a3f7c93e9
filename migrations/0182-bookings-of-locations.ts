import { Migration } from '@mikro-orm/migrations';

/** The latest bookings of some locations are found in the index alone, without reading each booking. */
export class BookingsOfLocations0182 extends Migration {
  override name = '0182-bookings-of-locations';

  override up(): void {
    this.addSql(`
      create index bookings_listing_order_idx on bookings (listing_id, drop_off_at desc, id desc)
      include (status, bags_count)`);
    this.addSql('drop index bookings_listing_days_idx');
  }

  override down(): void {
    this.addSql(
      'create index bookings_listing_days_idx on bookings (listing_id, drop_off_at desc) include (status, bags_count)',
    );
    this.addSql('drop index bookings_listing_order_idx');
  }
}
