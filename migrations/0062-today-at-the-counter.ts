import { Migration } from '@mikro-orm/migrations';

/** Who is expected and whose bags are inside, without reading all bookings there ever were. */
export class TodayAtTheCounter0062 extends Migration {
  override name = '0062-today-at-the-counter';

  override up(): void {
    this.addSql(
      'create index bookings_inside_idx on bookings (listing_id) where checked_in_at is not null and checked_out_at is null',
    );
    this.addSql("create index bookings_expected_idx on bookings (listing_id, drop_off_at) where status = 'confirmed'");
  }

  override down(): void {
    this.addSql('drop index bookings_expected_idx');
    this.addSql('drop index bookings_inside_idx');
  }
}
