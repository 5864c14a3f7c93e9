import { Migration } from '@mikro-orm/migrations';

/**
 * A thousand of a million bookings have a code that begins with the same two letters: the first ones of these in the order of
 * drop-offs are found without reading the others. See docs/decisions/database.md.
 */
export class CodesByTwoLetters0228 extends Migration {
  override name = '0228-codes-by-two-letters';

  override up(): void {
    this.addSql(`
      create index booking_words_code_start_idx on booking_words ("left"(code, 6), drop_off_at desc, booking_id desc)
      include (code)`);
    this.addSql('analyze booking_words');
  }

  override down(): void {
    this.addSql('drop index booking_words_code_start_idx');
  }
}
