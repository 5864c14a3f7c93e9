import { Migration } from '@mikro-orm/migrations';

/** A traveller who waits for a location's answer is an incident that administrators are mailed about. */
export class IncidentsOfTalks0750 extends Migration {
  override name = '0750-incidents-of-talks';

  override up(): void {
    this.addSql(`alter table incidents drop constraint incidents_kind_check, add constraint incidents_kind_check
      check (kind in ('payoutFailed', 'doorShut', 'answer', 'check', 'jobsFailed'))`);
  }

  override down(): void {
    this.addSql(`delete from incidents where kind = 'answer'`);
    this.addSql(`alter table incidents drop constraint incidents_kind_check, add constraint incidents_kind_check
      check (kind in ('payoutFailed', 'doorShut', 'check', 'jobsFailed'))`);
  }
}
