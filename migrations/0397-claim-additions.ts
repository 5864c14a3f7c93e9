import { Migration } from '@mikro-orm/migrations';

/** What a traveller adds to a claim until it is decided: a claim that asked for nothing must not close the door. */
export class ClaimAdditions0397 extends Migration {
  override name = '0397-claim-additions';

  override up(): void {
    this.addSql(`alter table claims add column additions jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table claims drop column additions');
  }
}
