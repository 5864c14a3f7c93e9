import { Migration } from '@mikro-orm/migrations';

/**
 * When the first address of an account was confirmed, kept by the database. An address that changes is confirmed again
 * (`confirmed_at` is empty until then), which is another state than an account whose address was never confirmed. And a
 * role of tokens for the tasks of the machine that the product runs on.
 */
export class FirstConfirmed0320 extends Migration {
  override name = '0320-first-confirmed';

  override up(): void {
    this.addSql('alter table users add column first_confirmed_at timestamptz');
    // A second factor and an identity of another site were only taken from people whose address was confirmed.
    this.addSql(`
      update users u set first_confirmed_at = coalesce(u.confirmed_at, u.created_at)
      where u.confirmed_at is not null
        or exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)
        or exists (select from accounts a where a.user_id = u.id)`);
    this.addSql(`
      create function keep_first_confirmed() returns trigger language plpgsql as $$
      begin
        new.first_confirmed_at := coalesce(new.first_confirmed_at, new.confirmed_at);
        return new;
      end $$`);
    this.addSql(`
      create trigger users_keep_first_confirmed before insert or update of confirmed_at on users
      for each row execute function keep_first_confirmed()`);
    // Sessions that took a code of an app that was never confirmed, and programs of accounts that nobody ever confirmed.
    this.addSql(`
      update sessions s set second_factor_at = null, proven_at = null
      where s.second_factor_at is not null
        and not exists (select from second_factors f where f.user_id = s.user_id and f.confirmed_at is not null)`);
    this.addSql(`
      update service_tokens t set revoked_at = now() from users u
      where u.id = t.owner_id and u.first_confirmed_at is null and t.revoked_at is null`);
    this.addSql('alter table service_tokens drop constraint service_tokens_role_check');
    this.addSql(`
      alter table service_tokens add constraint service_tokens_role_check
      check (role in ('reader', 'support', 'finance', 'partner', 'admin', 'machine'))`);
  }

  override down(): void {
    this.addSql("delete from service_tokens where role = 'machine'");
    this.addSql('alter table service_tokens drop constraint service_tokens_role_check');
    this.addSql(`
      alter table service_tokens add constraint service_tokens_role_check
      check (role in ('reader', 'support', 'finance', 'partner', 'admin'))`);
    this.addSql('drop trigger users_keep_first_confirmed on users');
    this.addSql('drop function keep_first_confirmed');
    this.addSql('alter table users drop column first_confirmed_at');
  }
}
