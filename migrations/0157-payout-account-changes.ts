import { Migration } from '@mikro-orm/migrations';

/**
 * Changes of where a partner is paid, and what says that it was they who made it: see docs/decisions/payout-accounts.md.
 * Without that no payout is made, whatever the code does.
 */
export class PayoutAccountChanges0157 extends Migration {
  override name = '0157-payout-account-changes';

  override up(): void {
    this.addSql(`
      create table payout_account_changes (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        request_id text not null,
        changed_at timestamptz not null,
        last4_before text,
        last4 text not null,
        from_ip text not null,
        first_yes_by uuid references users,
        first_yes_at timestamptz,
        second_yes_by uuid references users,
        proof text check (proof in ('first', 'factor', 'administrators')),
        proven_at timestamptz,
        unique (user_id, request_id),
        constraint proven_at_a_time check ((proof is null) = (proven_at is null)),
        constraint two_administrators check (second_yes_by is null or (first_yes_by is not null and second_yes_by <> first_yes_by)),
        constraint not_their_own check (first_yes_by <> user_id and second_yes_by <> user_id),
        constraint both_said_yes check (proof <> 'administrators' or second_yes_by is not null)
      )`);
    this.addSql('create index payout_account_changes_latest_idx on payout_account_changes (user_id, changed_at, id)');
    // The newest change counts: before there is one, or once it is proven, nothing waits.
    this.addSql(`
      create function payout_account_waits(person uuid) returns boolean language sql stable as $$
        select coalesce((select proof is null from payout_account_changes
          where user_id = person order by changed_at desc, id desc limit 1), false)
      $$`);
    this.addSql(`
      create function keep_payouts_proven() returns trigger language plpgsql as $$
      begin
        if payout_account_waits(new.user_id) then
          raise exception 'nobody has proven where this payout goes' using errcode = 'CL010', constraint = 'payouts_proven';
        end if;
        return new;
      end $$`);
    this.addSql(`
      create trigger keep_payouts_proven before insert on payouts
      for each row execute function keep_payouts_proven()`);
  }

  override down(): void {
    this.addSql('drop trigger keep_payouts_proven on payouts');
    this.addSql('drop function keep_payouts_proven()');
    this.addSql('drop function payout_account_waits(uuid)');
    this.addSql('drop table payout_account_changes');
  }
}
