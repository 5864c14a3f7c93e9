import { Migration } from '@mikro-orm/migrations';

/** Who is expected, without reading all bookings there ever were. */
export class ExpectedBookings0062 extends Migration {
  override name = '0062-expected-bookings';

  override up(): void {
    this.addSql("create index bookings_expected_idx on bookings (listing_id, drop_off_at) where status = 'confirmed'");
  }

  override down(): void {
    this.addSql('drop index bookings_expected_idx');
  }
}
