import { Migration } from '@mikro-orm/migrations';

/** What a repair, or a bag like it, costs: one picture or PDF for each claim. */
export class ClaimReceipts0190 extends Migration {
  override name = '0190-claim-receipts';

  override up(): void {
    this.addSql(`
      create table claim_receipts (
        booking_id uuid primary key references bookings,
        name text not null check (length(name) between 1 and 100),
        content_type text not null check (content_type in ('image/jpeg', 'application/pdf')),
        bytes bytea not null,
        created_at timestamptz not null
      )`);
  }

  override down(): void {
    this.addSql('drop table claim_receipts');
  }
}
