import { Migration } from '@mikro-orm/migrations';

/** A confirmed address that is asked to be replaced, for the day its mailbox is lost: it waits, as a second factor does. */
export class AddressRecoveries0431 extends Migration {
  override name = '0431-address-recoveries';

  override up(): void {
    this.addSql(`
      create table address_recoveries (
        user_id uuid primary key references users on delete cascade,
        email text not null,
        asked_by uuid not null references users on delete cascade,
        asked_at timestamptz not null
      )`);
  }

  override down(): void {
    this.addSql('drop table address_recoveries');
  }
}
