import { Migration } from '@mikro-orm/migrations';

/** Mails to guests carry a link with which they claim their account by setting a password. */
export class ClaimLinks0008 extends Migration {
  override name = '0008-claim-links';

  override up(): void {
    this.addSql('alter table tokens drop constraint tokens_purpose_check');
    this.addSql(
      `alter table tokens add constraint tokens_purpose_check check (purpose in ('activation', 'password_reset', 'claim'))`,
    );
  }

  override down(): void {
    this.addSql(`delete from tokens where purpose = 'claim'`);
    this.addSql('alter table tokens drop constraint tokens_purpose_check');
    this.addSql(
      `alter table tokens add constraint tokens_purpose_check check (purpose in ('activation', 'password_reset'))`,
    );
  }
}
