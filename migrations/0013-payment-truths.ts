import { Migration } from '@mikro-orm/migrations';

/**
 * What is known of payments and refunds, and what is not: refunds that were promised together, payments whose answer was
 * lost. How an order was paid stands with its payments; `payment_message` is words for people and nothing else.
 */
export class PaymentTruths0013 extends Migration {
  override name = '0013-payment-truths';

  override up(): void {
    this.addSql('alter table refunds add column group_id uuid');
    this.addSql('update refunds set group_id = id');
    this.addSql('alter table refunds alter column group_id set not null');
    this.addSql('alter table payments add column checking_since timestamptz');
    this.addSql('create index payments_checking_idx on payments (checking_since) where checking_since is not null');
    this.addSql(`update bookings set payment_message = null where payment_message = 'payment_intent'`);
    this.addSql('alter table users add column payment_card_last4 text');
  }

  override down(): void {
    this.addSql('alter table users drop column payment_card_last4');
    this.addSql(`
      update bookings b set payment_message = 'payment_intent'
      where b.status in ('confirmed', 'completed') and exists (
        select from payments p where p.booking_id = b.id and p.status = 'succeeded' and p.method = 'payment_intent')`);
    this.addSql('alter table payments drop column checking_since');
    this.addSql('alter table refunds drop column group_id');
  }
}
