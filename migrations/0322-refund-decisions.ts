import { Migration } from '@mikro-orm/migrations';

/** What administrators decided about money, so that limits hold for sums; and a proposal may keep the partner's share. */
export class RefundDecisions0322 extends Migration {
  override name = '0322-refund-decisions';

  override up(): void {
    this.addSql(`
      create table refund_decisions (
        id uuid primary key,
        booking_id uuid not null references bookings,
        decided_by uuid references users,
        currency char(3) not null,
        taken_back_minor bigint not null check (taken_back_minor >= 0),
        goodwill_minor bigint not null check (goodwill_minor >= 0),
        decided_at timestamptz not null
      )`);
    this.addSql('create index refund_decisions_booking_id_idx on refund_decisions (booking_id)');
    this.addSql('create index refund_decisions_decided_by_idx on refund_decisions (decided_by, decided_at)');
    this.addSql(`
      alter table refund_proposals drop constraint refund_proposals_share_minor_check,
        add constraint refund_proposals_share_minor_check check (share_minor >= 0),
        add column share text not null default 'takenBack' check (share in ('kept', 'takenBack'))`);
  }

  override down(): void {
    this.addSql("delete from refund_proposals where share = 'kept' or share_minor = 0");
    this.addSql(`
      alter table refund_proposals drop column share, drop constraint refund_proposals_share_minor_check,
        add constraint refund_proposals_share_minor_check check (share_minor > 0)`);
    this.addSql('drop table refund_decisions');
  }
}
