import { Migration } from '@mikro-orm/migrations';

/** A version tells that its page was taken offline, and what it said until then. */
export class PagesTakenOffline0270 extends Migration {
  override name = '0270-pages-taken-offline';

  override up(): void {
    this.addSql('alter table cms_versions drop constraint cms_versions_kind_check');
    this.addSql(
      `alter table cms_versions add constraint cms_versions_kind_check
       check (kind in ('published', 'restored', 'moved', 'offline'))`,
    );
  }

  override down(): void {
    this.addSql(`update cms_versions set kind = 'published' where kind = 'offline'`);
    this.addSql('alter table cms_versions drop constraint cms_versions_kind_check');
    this.addSql(
      `alter table cms_versions add constraint cms_versions_kind_check check (kind in ('published', 'restored', 'moved'))`,
    );
  }
}
