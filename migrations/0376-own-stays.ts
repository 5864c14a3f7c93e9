import { Migration } from '@mikro-orm/migrations';

/**
 * Stays by a location's own people: the partner's share waits for finance. What tells of them at the booking is kept as a
 * sign, without the address or browser it came from.
 */
export class OwnStays0376 extends Migration {
  override name = '0376-own-stays';

  override up(): void {
    this.addSql(`
      create table order_signs (
        order_id uuid not null references orders,
        owner_id uuid not null references users,
        sign text not null check (sign in ('device', 'network')),
        primary key (order_id, owner_id, sign)
      )`);
    this.addSql(`
      create table held_shares (
        order_id uuid primary key references orders,
        reason text not null check (reason in ('person', 'card', 'device', 'network')),
        held_at timestamptz not null,
        outcome text check (outcome in ('given', 'refused')),
        decided_at timestamptz,
        decided_by uuid references users,
        check ((outcome is null) = (decided_at is null))
      )`);
    this.addSql('create index held_shares_open_idx on held_shares (held_at) where outcome is null');
    this.addSql('alter table payments add column card_fingerprint text');
  }

  override down(): void {
    this.addSql('alter table payments drop column card_fingerprint');
    this.addSql('drop table held_shares, order_signs');
  }
}
