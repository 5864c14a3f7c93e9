import { Migration } from '@mikro-orm/migrations';

const accounts = (names: string) => [
  'alter table ledger_entries drop constraint ledger_entries_account_check',
  `alter table ledger_entries add constraint ledger_entries_account_check check (account in (${names}))`,
];
const known = `'provider', 'travellers', 'partner', 'fees', 'tax', 'disputes', 'goodwill'`;

/** What payers' banks took beyond what an order still held: nobody has it but the platform to bear. See docs/decisions/disputes.md. */
export class Losses0343 extends Migration {
  override name = '0343-losses';

  override up(): void {
    for (const sql of accounts(`${known}, 'losses'`)) this.addSql(sql);
  }

  override down(): void {
    for (const sql of accounts(known)) this.addSql(sql);
  }
}
