import { Migration } from '@mikro-orm/migrations';

/** An administrator asked for a second factor to be taken away; it waits for a second owner, or for its hours. */
export class Recoveries0377 extends Migration {
  override name = '0377-recoveries';

  override up(): void {
    this.addSql(`
      create table recoveries (
        user_id uuid primary key references users on delete cascade,
        asked_by uuid not null references users on delete cascade,
        asked_at timestamptz not null
      )`);
  }

  override down(): void {
    this.addSql('drop table recoveries');
  }
}
