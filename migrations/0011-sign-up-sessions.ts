import { Migration } from '@mikro-orm/migrations';

/** A session that a sign-up hands out opens when the address is confirmed. */
export class SignUpSessions0011 extends Migration {
  override name = '0011-sign-up-sessions';

  override up(): void {
    this.addSql('alter table sessions add column awaits_confirmation boolean not null default false');
  }

  override down(): void {
    this.addSql('delete from sessions where awaits_confirmation');
    this.addSql('alter table sessions drop column awaits_confirmation');
  }
}
