import { Migration } from '@mikro-orm/migrations';

/** Which weeks a partner was told of by mail, and who does not want to be. */
export class WeeklySummaries0088 extends Migration {
  override name = '0088-weekly-summaries';

  override up(): void {
    this.addSql(`
      create table weekly_summaries (
        user_id uuid not null references users on delete cascade,
        monday date not null,
        primary key (user_id, monday)
      )`);
    this.addSql(`
      create table weekly_summaries_off (
        user_id uuid primary key references users on delete cascade,
        since timestamptz not null
      )`);
  }

  override down(): void {
    this.addSql('drop table weekly_summaries, weekly_summaries_off');
  }
}
