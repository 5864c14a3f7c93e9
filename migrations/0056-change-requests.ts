import { Migration } from '@mikro-orm/migrations';

/**
 * Why a change request was refused, and which locations travellers have ever found: these change their name, address
 * and pictures by request only, also while they are hidden for a time.
 */
export class ChangeRequests0056 extends Migration {
  override name = '0056-change-requests';

  override up(): void {
    this.addSql('alter table change_requests add column reason text');
    this.addSql('create index change_requests_listing_idx on change_requests (listing_id, created_at)');
    this.addSql('alter table listings add column was_published boolean not null default false');
    this.addSql('update listings set was_published = true where published');
    this.addSql(`
      create function keep_was_published() returns trigger language plpgsql as $$
      begin
        new.was_published := new.was_published or new.published;
        return new;
      end $$`);
    this.addSql(`
      create trigger keep_was_published before insert or update of published on listings
      for each row execute function keep_was_published()`);
  }

  override down(): void {
    this.addSql('drop trigger keep_was_published on listings');
    this.addSql('drop function keep_was_published()');
    this.addSql('alter table listings drop column was_published');
    this.addSql('drop index change_requests_listing_idx');
    this.addSql('alter table change_requests drop column reason');
  }
}
