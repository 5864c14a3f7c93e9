import { Migration } from '@mikro-orm/migrations';

const states = (names: string, closed: string) => [
  'alter table disputes drop constraint disputes_state_check',
  'alter table disputes drop constraint disputes_check',
  `alter table disputes add constraint disputes_state_check check (state in (${names}))`,
  `alter table disputes add constraint disputes_check check ((state in (${closed})) = (closed_at is not null))`,
];

/**
 * A bank's question that came to nothing is a state of its own, from which a dispute may still follow; what of a payout
 * was called back at the provider without us. See docs/decisions/disputes.md.
 */
export class UndoneAtProvider0342 extends Migration {
  override name = '0342-undone-at-provider';

  override up(): void {
    for (const sql of states(`'inquiry', 'lapsed', 'open', 'won', 'lost'`, `'lapsed', 'won', 'lost'`)) this.addSql(sql);
    this.addSql(`
      update disputes d set state = 'lapsed' where state = 'won'
        and not exists (select from ledger_transactions t where t.reference = 'dispute:' || d.id || ':opened')`);
    this.addSql(
      'alter table payouts add column called_back_minor bigint not null default 0 check (called_back_minor between 0 and amount_minor)',
    );
    this.addSql(
      'create index payouts_transfer_idx on payouts (provider_transfer_id) where provider_transfer_id is not null',
    );
  }

  override down(): void {
    this.addSql('drop index payouts_transfer_idx');
    this.addSql('alter table payouts drop column called_back_minor');
    this.addSql(`update disputes set state = 'won' where state = 'lapsed'`);
    for (const sql of states(`'inquiry', 'open', 'won', 'lost'`, `'won', 'lost'`)) this.addSql(sql);
  }
}
