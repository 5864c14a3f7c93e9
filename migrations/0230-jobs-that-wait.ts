import { Migration } from '@mikro-orm/migrations';

/** A job that failed for good says what hindered it, and can wait until that is over. */
export class JobsThatWait0230 extends Migration {
  override name = '0230-jobs-that-wait';

  override up(): void {
    this.addSql(`
      alter table failed_jobs
        add column cause text,
        add column cause_subject uuid,
        add column waited_from timestamptz,
        add column waited_to timestamptz,
        drop constraint failed_jobs_state_check,
        add constraint failed_jobs_state_check check (state in ('failed', 'waiting', 'retried', 'dropped')),
        add check (state <> 'waiting' or (cause is not null and waited_from is not null)),
        add check ((waited_from is null) = (waited_to is null))`);
    this.addSql("create index failed_jobs_waiting_idx on failed_jobs (cause, cause_subject) where state = 'waiting'");
  }

  override down(): void {
    this.addSql('drop index failed_jobs_waiting_idx');
    this.addSql(
      "update failed_jobs set state = 'failed', decided_by = null, decided_at = null where state = 'waiting'",
    );
    this.addSql(`
      alter table failed_jobs drop column cause, drop column cause_subject, drop column waited_from, drop column waited_to,
        drop constraint failed_jobs_state_check,
        add constraint failed_jobs_state_check check (state in ('failed', 'retried', 'dropped'))`);
  }
}
