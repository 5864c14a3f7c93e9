import { Migration } from '@mikro-orm/migrations';

/** What a REST client names its session by: the address it signed in with, also after that has changed. */
export class SessionUids0041 extends Migration {
  override name = '0041-session-uids';

  override up(): void {
    this.addSql('alter table sessions add column uid text');
    this.addSql('update sessions set uid = u.email from users u where u.id = sessions.user_id');
    this.addSql('alter table sessions alter column uid set not null');
  }

  override down(): void {
    this.addSql('alter table sessions drop column uid');
  }
}
