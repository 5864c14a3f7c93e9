import { Migration } from '@mikro-orm/migrations';

/** Who has taken something that needs a person, and what was put off until when. */
export class NeedMarks0147 extends Migration {
  override name = '0147-need-marks';

  override up(): void {
    this.addSql(`
      create table need_marks (
        need_id text primary key check (length(need_id) between 1 and 200),
        taken_by uuid references users on delete cascade,
        asleep_until timestamptz,
        marked_at timestamptz not null
      )`);
    this.addSql('create index need_marks_taken_idx on need_marks (taken_by)');
  }

  override down(): void {
    this.addSql('drop table need_marks');
  }
}
