import { Migration } from '@mikro-orm/migrations';

/** A kind for shops that are none of the others, at the end of those that an installation has. */
export class OtherShops0611 extends Migration {
  override name = '0611-other-shops';

  override up(): void {
    this.addSql(`
      insert into business_types (id, type, position)
      select gen_random_uuid(), 'Other', max(position) + 1 from business_types having count(*) > 0
      on conflict (type) do nothing`);
  }

  override down(): void {
    this.addSql(`
      delete from business_types b where type = 'Other'
        and not exists (select from listings l where l.business_type_id = b.id)`);
  }
}
