import { Migration } from '@mikro-orm/migrations';

const words = `lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone_number, ''))`;

/** What administrators list is found by an index, among a million bookings and a hundred thousand locations. */
export class ListsOfAdministrators0146 extends Migration {
  override name = '0146-lists-of-administrators';

  override up(): void {
    this.addSql('alter table users add column last_seen_at timestamptz');
    this.addSql(`
      update users u set last_seen_at = seen.at
      from (select user_id, max(last_seen_at) as at from sessions group by user_id) seen where seen.user_id = u.id`);
    this.addSql(`
      create function note_last_seen() returns trigger language plpgsql as $$
      begin
        update users set last_seen_at = new.last_seen_at
        where id = new.user_id and (last_seen_at is null or last_seen_at < new.last_seen_at);
        return null;
      end $$`);
    this.addSql(`
      create trigger sessions_seen after insert or update of last_seen_at on sessions
      for each row execute function note_last_seen()`);
    this.addSql('create index users_seen_idx on users (last_seen_at desc nulls last, created_at desc, id)');
    this.addSql("create index users_admins_idx on users (id) where role = 'admin'");
    this.addSql(`create index users_words_idx on users using gin ((${words}) gin_trgm_ops)`);
    this.addSql('create index companies_name_idx on companies using gin (lower(name) gin_trgm_ops)');
    this.addSql('create index listings_words_idx on listings using gin (search_text gin_trgm_ops)');
    this.addSql('create index listings_order_idx on listings (name, id)');
    this.addSql('create index listings_stopped_idx on listings (name, id) where stopped_at is not null');
    this.addSql('create index bookings_state_idx on bookings (status, drop_off_at desc, id desc)');
    this.addSql('create index bookings_confirmed_idx on bookings using brin (confirmed_at)');
    this.addSql('create index bookings_canceled_idx on bookings using brin (canceled_at)');
    // Without it the planner would take every word for a rare one.
    this.addSql('analyze users, companies, listings');
  }

  override down(): void {
    this.addSql('drop index bookings_canceled_idx, bookings_confirmed_idx, bookings_state_idx');
    this.addSql('drop index listings_stopped_idx, listings_order_idx, listings_words_idx, companies_name_idx');
    this.addSql('drop index users_words_idx, users_admins_idx, users_seen_idx');
    this.addSql('drop trigger sessions_seen on sessions');
    this.addSql('drop function note_last_seen');
    this.addSql('alter table users drop column last_seen_at');
  }
}
