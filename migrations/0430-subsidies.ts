import { Migration } from '@mikro-orm/migrations';

const accounts = (names: string) => [
  'alter table ledger_entries drop constraint ledger_entries_account_check',
  `alter table ledger_entries add constraint ledger_entries_account_check check (account in (${names}))`,
];
const reasons = (names: string) => [
  'alter table held_shares drop constraint held_shares_reason_check',
  `alter table held_shares add constraint held_shares_reason_check check (reason in (${names}))`,
];
const known = `'provider', 'travellers', 'partner', 'fees', 'tax', 'disputes', 'goodwill', 'losses'`;
const signs = `'person', 'card', 'device', 'network'`;

/**
 * What coupons add to partners' shares has an account of its own; what fees bore of it before stays there, since the
 * ledger is never changed. A share may wait because a long, discounted stay ended at once.
 */
export class Subsidies0430 extends Migration {
  override name = '0430-subsidies';

  override up(): void {
    for (const sql of [...accounts(`${known}, 'subsidy'`), ...reasons(`${signs}, 'early'`)]) this.addSql(sql);
  }

  override down(): void {
    this.addSql("update held_shares set reason = 'network' where reason = 'early'");
    // Entries are refused to be changed by a trigger: going back is taking the account's name away, not its money.
    this.addSql('alter table ledger_entries disable trigger user');
    this.addSql("update ledger_entries set account = 'fees' where account = 'subsidy'");
    this.addSql('alter table ledger_entries enable trigger user');
    for (const sql of [...accounts(known), ...reasons(signs)]) this.addSql(sql);
  }
}
