import { Migration } from '@mikro-orm/migrations';

/** An account that its owner closed, until it is erased seven days later, and the mailed link that opens it again. */
export class ClosedAccounts0370 extends Migration {
  override name = '0370-closed-accounts';

  override up(): void {
    this.addSql('alter table users add column closed_at timestamptz');
    this.addSql('create index users_closed_at on users (closed_at) where closed_at is not null');
    this.addSql('alter table tokens drop constraint tokens_purpose_check');
    this.addSql(
      `alter table tokens add constraint tokens_purpose_check
         check (purpose in ('activation', 'password_reset', 'claim', 'reopening'))`,
    );
  }

  override down(): void {
    this.addSql(`delete from tokens where purpose = 'reopening'`);
    this.addSql('alter table tokens drop constraint tokens_purpose_check');
    this.addSql(
      `alter table tokens add constraint tokens_purpose_check check (purpose in ('activation', 'password_reset', 'claim'))`,
    );
    this.addSql('alter table users drop column closed_at');
  }
}
