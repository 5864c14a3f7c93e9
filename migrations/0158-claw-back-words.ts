import { Migration } from '@mikro-orm/migrations';

/** What somebody wrote of why a share is taken back: beside the ledger, which is never changed, so that it can be erased. */
export class ClawBackWords0158 extends Migration {
  override name = '0158-claw-back-words';

  override up(): void {
    this.addSql(`
      create table claw_back_words (
        reference text primary key references ledger_transactions (reference),
        booking_id uuid not null references bookings,
        words text not null
      )`);
    this.addSql('create index claw_back_words_booking_idx on claw_back_words (booking_id)');
  }

  override down(): void {
    this.addSql('drop table claw_back_words');
  }
}
