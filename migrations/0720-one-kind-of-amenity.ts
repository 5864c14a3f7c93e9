import { Migration } from '@mikro-orm/migrations';

/** Wi-Fi and restroom are kept as all other amenities of a location are. */
export class OneKindOfAmenity0720 extends Migration {
  override name = '0720-one-kind-of-amenity';

  override up(): void {
    this.addSql(`alter table listings alter column amenities type jsonb
      using amenities || jsonb_build_object('wifi', wi_fi, 'restroom', restroom)`);
    this.addSql('alter table listings drop column wi_fi, drop column restroom');
  }

  override down(): void {
    this.addSql(`alter table listings
      add column wi_fi boolean not null default false,
      add column restroom boolean not null default false`);
    this.addSql(`update listings set
      wi_fi = coalesce((amenities->>'wifi')::boolean, false),
      restroom = coalesce((amenities->>'restroom')::boolean, false),
      amenities = amenities - 'wifi' - 'restroom'`);
  }
}
