import { Migration } from '@mikro-orm/migrations';

/**
 * Refunds that were made at the card provider by hand: see docs/decisions/disputes.md. One of the provider's
 * may stand for several of ours, so its id is no longer unique. `share_choice` says whether the partner's share of such
 * a refund is still to be chosen. What cannot be matched with the books waits for a person in `provider_differences`.
 */
export class MadeAtProvider0340 extends Migration {
  override name = '0340-made-at-provider';

  override up(): void {
    this.addSql('alter table refunds drop constraint refunds_way_check');
    this.addSql(`alter table refunds add constraint refunds_way_check check (way in ('card', 'hand', 'provider'))`);
    this.addSql('alter table refunds drop constraint refunds_provider_refund_id_key');
    this.addSql(
      'create index refunds_provider_idx on refunds (provider_refund_id) where provider_refund_id is not null',
    );
    this.addSql(`
      alter table refunds
        add column share_choice text check (share_choice in ('open', 'kept', 'takenBack'))
          check (share_choice is null or way = 'provider'),
        add column share_asked_by uuid references users`);
    this.addSql(`create index refunds_choice_idx on refunds (created_at) where share_choice = 'open'`);
    this.addSql(`
      create table provider_differences (
        id uuid primary key,
        subject text not null check (subject in ('charge', 'refund', 'dispute', 'transfer', 'payout')),
        provider_id text not null,
        what text not null,
        booking_id uuid references bookings,
        amount_minor bigint,
        currency char(3),
        detail text,
        found_at timestamptz not null,
        settled_at timestamptz,
        unique (subject, provider_id, what),
        check ((amount_minor is null) = (currency is null))
      )`);
    this.addSql(
      'create index provider_differences_open_idx on provider_differences (found_at) where settled_at is null',
    );
  }

  override down(): void {
    this.addSql('drop table provider_differences');
    this.addSql('drop index refunds_choice_idx');
    this.addSql('alter table refunds drop column share_choice, drop column share_asked_by');
    this.addSql('drop index refunds_provider_idx');
    this.addSql('alter table refunds add constraint refunds_provider_refund_id_key unique (provider_refund_id)');
    this.addSql(`update refunds set way = 'card' where way = 'provider'`);
    this.addSql('alter table refunds drop constraint refunds_way_check');
    this.addSql(`alter table refunds add constraint refunds_way_check check (way in ('card', 'hand'))`);
  }
}
