import { Migration } from '@mikro-orm/migrations';

/** Codes that open an account in place of its password, mailed to its address; one a person, the newest. */
export class SignInCodes0500 extends Migration {
  override name = '0500-sign-in-codes';

  override up(): void {
    this.addSql(`
      create table sign_in_codes (
        user_id uuid primary key references users on delete cascade,
        code_hash text not null,
        expires_at timestamptz not null,
        wrong int not null default 0
      )`);
  }

  override down(): void {
    this.addSql('drop table sign_in_codes');
  }
}
