import { Migration } from '@mikro-orm/migrations';

/** Until when the latest link to a page’s preview works, of those that were not ended; without it there is none to end. */
export class PreviewsGiven0271 extends Migration {
  override name = '0271-previews-given';

  override up(): void {
    this.addSql('alter table cms_preview_rounds drop constraint cms_preview_rounds_round_check');
    this.addSql('alter table cms_preview_rounds add constraint cms_preview_rounds_round_check check (round >= 0)');
    this.addSql('alter table cms_preview_rounds add column given_until timestamptz');
    // Which links were given before nobody knows: they may work for seven days.
    this.addSql(
      `insert into cms_preview_rounds as r (url, round, given_until)
       select distinct url, 0, now() + interval '7 days' from cms_pages
       on conflict (url) do update set given_until = excluded.given_until`,
    );
  }

  override down(): void {
    this.addSql('alter table cms_preview_rounds drop column given_until');
    this.addSql('delete from cms_preview_rounds where round = 0');
    this.addSql('alter table cms_preview_rounds drop constraint cms_preview_rounds_round_check');
    this.addSql('alter table cms_preview_rounds add constraint cms_preview_rounds_round_check check (round > 0)');
  }
}
