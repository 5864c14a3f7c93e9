import { Migration } from '@mikro-orm/migrations';

const words = `lower(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone_number, ''))`;

/**
 * People and locations are found by a piece of a name as bookings are, by trigrams across separators; a word that many
 * locations have is found along an index that holds what they are found by, without the wide rows themselves.
 */
export class PeopleAndLocationsWords0162 extends Migration {
  override name = '0162-people-and-locations-words';

  override up(): void {
    this.addSql(`create index users_one_word_idx on users using gin (as_one_word(${words}) gin_trgm_ops)`);
    this.addSql('create index companies_one_word_idx on companies using gin (as_one_word(lower(name)) gin_trgm_ops)');
    this.addSql('create index listings_one_word_idx on listings using gin (as_one_word(search_text) gin_trgm_ops)');
    this.addSql(`
      create index listings_walk_idx on listings (id)
      include (search_text, owner_id, published, bookable, stopped_at)`);
    this.addSql('create index listings_hidden_idx on listings (id) include (search_text) where not published');
    this.addSql('drop index users_words_idx, companies_name_idx, listings_words_idx, listings_name_idx');
    this.addSql('analyze users, companies, listings');
  }

  override down(): void {
    this.addSql('create index listings_name_idx on listings using gin (lower(name) gin_trgm_ops)');
    this.addSql('create index listings_words_idx on listings using gin (search_text gin_trgm_ops)');
    this.addSql('create index companies_name_idx on companies using gin (lower(name) gin_trgm_ops)');
    this.addSql(`create index users_words_idx on users using gin ((${words}) gin_trgm_ops)`);
    this.addSql('drop index listings_hidden_idx, listings_walk_idx, listings_one_word_idx');
    this.addSql('drop index companies_one_word_idx, users_one_word_idx');
  }
}
