import { Migration } from '@mikro-orm/migrations';

/** What a location has besides Wi-Fi and a restroom; what its partner has not answered is absent. */
export class Amenities0136 extends Migration {
  override name = '0136-amenities';

  override up(): void {
    this.addSql(`alter table listings add column amenities jsonb not null default '{}'`);
  }

  override down(): void {
    this.addSql('alter table listings drop column amenities');
  }
}
