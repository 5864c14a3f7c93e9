import { Migration } from '@mikro-orm/migrations';

/**
 * Open special hours say whether they replace the day or are added; those from before are added. `packed_by` counts the
 * rule by which a location's packed hours were derived, so that those of an older one are derived again.
 */
export class ReplacingHours0385 extends Migration {
  override name = '0385-replacing-hours';

  override up(): void {
    this.addSql('alter table special_days add column replaces boolean not null default false');
    this.addSql('alter table listings add column packed_by smallint not null default 1');
    this.addSql('create index listings_packed_before_idx on listings (id) where packed_by < 2');
  }

  override down(): void {
    this.addSql('drop index listings_packed_before_idx');
    this.addSql('alter table listings drop column packed_by');
    this.addSql('alter table special_days drop column replaces');
  }
}
