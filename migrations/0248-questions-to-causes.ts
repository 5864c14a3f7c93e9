import { Migration } from '@mikro-orm/migrations';

/** When a cause that jobs wait for was asked last, and when it is asked next. */
export class QuestionsToCauses0248 extends Migration {
  override name = '0248-questions-to-causes';

  override up(): void {
    this.addSql(`
      create table cause_questions (
        cause text not null,
        cause_subject uuid,
        asked int not null check (asked > 0),
        asked_at timestamptz not null,
        next_at timestamptz not null,
        check (next_at > asked_at),
        unique nulls not distinct (cause, cause_subject)
      )`);
  }

  override down(): void {
    this.addSql('drop table cause_questions');
  }
}
