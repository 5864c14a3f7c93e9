import { Migration } from '@mikro-orm/migrations';

/** What each administrator does, and the second factor that everybody may have and administrators must. */
export class Administrators0102 extends Migration {
  override name = '0102-administrators';

  override up(): void {
    this.addSql(`alter table users add column admin_role text
      check (admin_role in ('owner', 'support', 'finance', 'content'))`);
    this.addSql(`update users set admin_role = 'owner' where role = 'admin'`);
    this.addSql(`alter table users add constraint users_admin_role_check_role
      check ((role = 'admin') = (admin_role is not null))`);
    this.addSql(`
      create table second_factors (
        user_id uuid primary key references users on delete cascade,
        version uuid not null,
        confirmed_at timestamptz,
        last_step bigint not null default 0,
        wrong int not null default 0,
        blocked_until timestamptz,
        created_at timestamptz not null
      )`);
    this.addSql(`
      create table recovery_codes (
        user_id uuid not null references second_factors on delete cascade,
        code_hash text not null,
        used_at timestamptz,
        primary key (user_id, code_hash)
      )`);
    this.addSql(`alter table sessions
      add column awaits_second_factor boolean not null default false,
      add column second_factor_at timestamptz,
      add column proven_at timestamptz`);
  }

  override down(): void {
    this.addSql(
      'alter table sessions drop column awaits_second_factor, drop column second_factor_at, drop column proven_at',
    );
    this.addSql('drop table recovery_codes, second_factors');
    this.addSql('alter table users drop column admin_role');
  }
}
