import { Migration } from '@mikro-orm/migrations';

/** What was done to a thing is found by its number alone, so that names of old stays leave the log without reading all of it. */
export class ActsBySubject0540 extends Migration {
  override name = '0540-acts-by-subject';

  override up(): void {
    this.addSql('create index audit_log_subject_id_idx on audit_log (subject_id)');
  }

  override down(): void {
    this.addSql('drop index audit_log_subject_id_idx');
  }
}
