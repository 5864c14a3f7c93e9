import { Migration } from '@mikro-orm/migrations';

/** Which device a session is on and from where it was used last; and the same of a changed payout account. */
export class WhereSessionsAre0160 extends Migration {
  override name = '0160-where-sessions-are';

  override up(): void {
    this.addSql(`alter table sessions add column user_agent text not null default '', add column from_ip text`);
    this.addSql(`alter table payout_account_changes add column user_agent text not null default ''`);
  }

  override down(): void {
    this.addSql('alter table payout_account_changes drop column user_agent');
    this.addSql('alter table sessions drop column from_ip, drop column user_agent');
  }
}
