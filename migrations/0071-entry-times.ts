import { Migration } from '@mikro-orm/migrations';

/** An entry knows when it happened, so that what a partner earned of late is found without reading all they ever earned. */
export class EntryTimes0071 extends Migration {
  override name = '0071-entry-times';

  override up(): void {
    this.addSql('alter table ledger_entries add column occurred_at timestamptz');
    this.addSql('alter table ledger_entries disable trigger refuse_change');
    this.addSql(
      'update ledger_entries e set occurred_at = t.occurred_at from ledger_transactions t where t.id = e.transaction_id',
    );
    this.addSql('alter table ledger_entries enable trigger refuse_change');
    this.addSql('alter table ledger_entries alter column occurred_at set not null');
    this.addSql(
      'create index ledger_entries_partner_time_idx on ledger_entries (partner_id, occurred_at) where partner_id is not null',
    );
  }

  override down(): void {
    this.addSql('drop index ledger_entries_partner_time_idx');
    this.addSql('alter table ledger_entries drop column occurred_at');
  }
}
