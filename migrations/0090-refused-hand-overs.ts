import { Migration } from '@mikro-orm/migrations';

/** Refused hand-overs that wait for somebody are found without reading all that were ever sent. */
export class RefusedHandOvers0090 extends Migration {
  override name = '0090-refused-hand-overs';

  override up(): void {
    this.addSql(
      `create index sent_hand_overs_refused_idx on sent_hand_overs (listing_id)
       where settled is null and answer ->> 'result' = 'refused'`,
    );
  }

  override down(): void {
    this.addSql('drop index sent_hand_overs_refused_idx');
  }
}
