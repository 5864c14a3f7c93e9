import { Migration } from '@mikro-orm/migrations';

/** Locations that an administrator takes no more bookings for, and why. */
export class StoppedListings0104 extends Migration {
  override name = '0104-stopped-listings';

  override up(): void {
    this.addSql(`alter table listings add column stopped_at timestamptz, add column stopped_because text,
      add constraint listings_stopped_because check ((stopped_at is null) = (stopped_because is null))`);
  }

  override down(): void {
    this.addSql('alter table listings drop constraint listings_stopped_because');
    this.addSql('alter table listings drop column stopped_at, drop column stopped_because');
  }
}
