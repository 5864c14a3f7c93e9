import { Migration } from '@mikro-orm/migrations';

/** How often the links to previews of a page were ended: a link is of one round, and opens nothing in a later one. */
export class EndedPreviews0196 extends Migration {
  override name = '0196-ended-previews';

  override up(): void {
    this.addSql('create table cms_preview_rounds (url text primary key, round integer not null check (round > 0))');
  }

  override down(): void {
    this.addSql('drop table cms_preview_rounds');
  }
}
