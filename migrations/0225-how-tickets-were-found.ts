import { Migration } from '@mikro-orm/migrations';

/** A hand-over says how its ticket was found at the counter: scanned, typed, or chosen on today's list. */
export class HowTicketsWereFound0225 extends Migration {
  override name = '0225-how-tickets-were-found';

  override up(): void {
    this.addSql("alter table hand_overs add column found text check (found in ('scanned', 'typed', 'listed'))");
    this.addSql("alter table sent_hand_overs add column found text check (found in ('scanned', 'typed', 'listed'))");
  }

  override down(): void {
    this.addSql('alter table sent_hand_overs drop column found');
    this.addSql('alter table hand_overs drop column found');
  }
}
