import { Migration } from '@mikro-orm/migrations';

/** The queue keeps its own tables: what a release before had added to them goes, and comes back by itself with that release. */
export class NoIndexOfJobs0660 extends Migration {
  override name = '0660-no-index-of-jobs';

  override up(): void {
    this.addSql('drop index if exists pgboss.job_taken');
  }

  override down(): void {
    this.addSql('select');
  }
}
